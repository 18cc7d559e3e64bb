import { useEffect } from "preact/hooks";
import { TablePage } from "../table/TablePage";
import { lazily } from "./lazily";
import { Panels } from "./Panels";
import { panel } from "./panels";
import { route } from "./router";
import { Trouble } from "./Trouble";
import { enter, leave } from "./visit";

const Join = lazily(() => import("../home/Join"));
const Pair = lazily(() => import("../home/Pair"));

/** The page: a table, and what lies over it. */
export function App() {
  const at = route.value;
  const link = at.page === "table" ? at.link : "";
  useEffect(() => {
    if (link === "") {
      leave();
    } else {
      enter(link);
    }
    return undefined;
  }, [link]);
  return (
    <>
      <Page />
      <Panels />
      {panel.value === null && <Trouble />}
    </>
  );
}

function Page() {
  const at = route.value;
  switch (at.page) {
    case "join":
      return <Join code={at.code} />;
    case "pair":
      return <Pair />;
    default:
      return <TablePage />;
  }
}
