import { brought, rest } from "../app/visit";
import { t } from "../words/words";
import { CodePage } from "./CodePage";

/** Become the person who has asked for a code on another device. */
export default function Pair() {
  return (
    <CodePage
      title={t("web-pair-title")}
      action={t("web-pair-take")}
      code=""
      find={async (code) => brought(await rest.takePairing({ code }))?.link ?? null}
    />
  );
}
