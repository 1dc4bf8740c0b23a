import { h, renderButton } from "../../dom";

export type FoundRow = { time: number; cells: string[] };

/** What was found, each with the button that sets the clock to it. */
export function renderFound(caption: string, heads: string[], rows: FoundRow[], showAt: (time: number) => void) {
  const row = ({ time, cells: [first = "", ...rest] }: FoundRow) =>
    h(
      "tr",
      {},
      h(
        "th",
        { scope: "row" },
        renderButton(first, () => showAt(time), { class: "quiet", "aria-label": `Show ${first}` }),
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

/** "1 Jul 04:51:26", in UTC. */
export function writeTime(time: number): string {
  const text = new Date(Math.round(time / 1000) * 1000).toUTCString();
  return `${text.slice(5, 11).replace(/^0/, "")} ${text.slice(17, 25)}`;
}
