import { texts } from "~/texts";
import { h, renderButton } from "../../dom";

type ResultRow = { time: number; cells: string[] };

/** A table of results; the button of a row sets the clock to its time. */
export function renderResults(caption: string, heads: string[], rows: ResultRow[], showAt: (time: number) => void) {
  const row = ({ time, cells: [first = "", ...rest] }: ResultRow) =>
    h(
      "tr",
      {},
      h(
        "th",
        { scope: "row" },
        renderButton(first, () => showAt(time), {
          class: "quiet",
          "aria-label": texts.gameSky.showTime({ time: first }),
        }),
      ),
      ...rest.map((cell) => h("td", {}, cell)),
    );
  return [
    h("p", { class: "source" }, caption),
    h(
      "div",
      { class: "found", tabIndex: 0, role: "region", "aria-label": caption },
      h(
        "table",
        { "aria-label": caption },
        h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))),
        h("tbody", {}, ...rows.map(row)),
      ),
    ),
  ];
}
