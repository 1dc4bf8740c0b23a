import { texts } from "~/texts";
import { hasMarks } from "../../content/marks";
import { h, renderButton, setText } from "../dom";
import type { Hint } from "../attempts/hints";
import { renderParagraphs } from "./marked-text";

/** Shows hints one by one, at no cost. `seenCount`: those shown earlier; `isOpen`: whether a stage may be shown yet. */
export function renderHints(
  hintsNow: () => Hint[],
  {
    seenCount,
    onSeen,
    isOpen = () => true,
  }: { seenCount: number; onSeen: (count: number) => void; isOpen?: (index: number) => boolean },
): HTMLElement {
  let shownCount = seenCount;
  const list = h("ol", { class: "staged" });
  const message = h("p", { class: "result", role: "status" });
  const write = () => {
    const hints = hintsNow();
    const visible = hints.slice(0, shownCount);
    // Shown hints keep their text while the orbit changes.
    for (const { stage, text } of visible.slice(list.children.length))
      list.append(h("li", {}, h("strong", {}, stage), ...renderHint(text)));
    more.hidden = shownCount >= hints.length;
    setText(more, texts.gameLesson.hintOf({ hint: shownCount + 1, hints: hints.length }));
  };
  const more = renderButton(
    "",
    () => {
      if (!isOpen(shownCount)) return setText(message, texts.gameLesson.hintTooEarly);
      setText(message, "");
      onSeen(++shownCount);
      write();
    },
    { class: "quiet" },
  );
  write();
  return h("div", { class: "hints" }, h("div", { "aria-live": "polite" }, list), more, message);
}

const renderHint = (text: string) => (hasMarks([text]) ? renderParagraphs([text]) : [` ${text}`]);
