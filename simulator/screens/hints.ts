import { hasMarks } from "../../content/marks";
import { h, renderButton, setText } from "../dom";
import type { Hint } from "../attempts/hints";
import { renderParagraphs } from "./marked-text";

/** One stage after the other, at no cost. `seen`: how many were looked at before; `isOpen`: whether that stage is. */
export function renderHints(
  hintsNow: () => Hint[],
  {
    seen,
    onSeen,
    isOpen = () => true,
  }: { seen: number; onSeen: (count: number) => void; isOpen?: (at: number) => boolean },
): HTMLElement {
  let shown = seen;
  const list = h("ol", { class: "staged" });
  const said = h("p", { class: "result", role: "status" });
  const write = () => {
    const hints = hintsNow();
    const given = hints.slice(0, shown);
    // What was read stays as it was, while the orbit under it changes.
    for (const { stage, text } of given.slice(list.children.length))
      list.append(h("li", {}, h("strong", {}, stage), ...renderHint(text)));
    more.hidden = shown >= hints.length;
    setText(more, `Hint ${shown + 1} of ${hints.length}`);
  };
  const more = renderButton(
    "",
    () => {
      if (!isOpen(shown)) return setText(said, "The way is told once you have tried something.");
      setText(said, "");
      onSeen(++shown);
      write();
    },
    { class: "quiet" },
  );
  write();
  return h("div", { class: "hints" }, h("div", { "aria-live": "polite" }, list), more, said);
}

const renderHint = (text: string) => (hasMarks([text]) ? renderParagraphs([text]) : [` ${text}`]);

/** For the debrief. */
export const hintsTextOf = (count: number) =>
  `${count} ${count === 1 ? "hint" : "hints"} looked at; ${count === 1 ? "it costs" : "they cost"} no points.`;
