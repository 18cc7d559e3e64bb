import "../look/lobby.css";
import { t } from "../words/words";
import { Qr } from "./Qr";

/** The way to a table, on a screen that many look at; the style sheet knows which screens those are. */
export default function TvCode({ link }: { link: string }) {
  return (
    <div class="tv-code">
      <Qr text={`${location.origin}/t/${link}`} label={t("web-qr")} />
    </div>
  );
}
