import { useState } from "preact/hooks";
import { Sheet } from "../app/Sheet";
import { brought, rest, visited } from "../app/visit";
import type { Pairing } from "../messages";
import { t } from "../words/words";
import { Invitation, spaced } from "./Invitation";
import { Seats } from "./Seats";

/** Bringing others to this table, and this seat to another device. */
export default function Friends({ onClose }: { onClose: () => void }) {
  const session = visited.value;
  return (
    <Sheet title={t("web-friends")} onClose={onClose}>
      {session && (
        <>
          <Invitation link={session.link} code={session.table.value?.code ?? ""} />
          <Seats session={session} />
          {session.you.value !== null && <OtherDevice link={session.link} />}
        </>
      )}
    </Sheet>
  );
}

function OtherDevice({ link }: { link: string }) {
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const ask = async (): Promise<void> => {
    setPairing(brought(await rest.offerPairing(link)));
  };
  return (
    <section>
      <h3>{t("web-pair")}</h3>
      {pairing === null ? (
        <button type="button" class="reply" onClick={ask}>
          {t("web-pair-ask")}
        </button>
      ) : (
        <>
          <p>{t("web-pair-hint", { address: `${location.host}/pair` })}</p>
          <p class="code">
            <strong>{spaced(pairing.code)}</strong>
          </p>
        </>
      )}
    </section>
  );
}
