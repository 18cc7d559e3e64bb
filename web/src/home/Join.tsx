import { brought, rest } from "../app/visit";
import { t } from "../words/words";
import { CodePage } from "./CodePage";

/** Come to the table of a code. */
export default function Join({ code }: { code: string }) {
  return (
    <CodePage
      title={t("web-have-code")}
      action={t("web-find")}
      code={code}
      find={async (typed) => brought(await rest.findCode(typed))?.link ?? null}
    />
  );
}
