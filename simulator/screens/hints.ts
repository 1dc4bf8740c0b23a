import { texts } from "~/texts";
import { hasMarks } from "../../content/marks";
import { h, renderButton, setText } from "../dom";
import type { Hint } from "../attempts/hints";
import { renderParagraphs } from "./marked-text";

/**
 * Shows hints one by one, at no cost. `seenCount`: those shown earlier; `isOpen`: whether a stage may be shown yet.
 * `refresh` writes hints again that follow what the player does.
 */
export function renderHints(
  hintsNow: () => Hint[],
  {
    seenCount,
    onSeen,
    isOpen = () => true,
  }: { seenCount: number; onSeen: (count: number) => void; isOpen?: (index: number) => boolean },
): { element: HTMLElement; refresh: () => void } {
  let shownCount = seenCount;
  const shownTexts: string[] = [];
  const list = h("ol", { class: "staged" });
  const message = h("p", { class: "result", role: "status" });
  const write = () => {
    const hints = hintsNow();
    const visible = hints.slice(0, shownCount);
    visible.forEach(({ stage, text }, at) => {
      // Unchanged hints aren't announced again.
      if (shownTexts[at] === text) return;
      shownTexts[at] = text;
      const hint = h("li", {}, h("strong", {}, stage), ...renderHint(text));
      const former = list.children[at];
      if (former) former.replaceWith(hint);
      else list.append(hint);
    });
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
  return {
    element: h("div", { class: "hints" }, h("div", { "aria-live": "polite" }, list), more, message),
    refresh: write,
  };
}

const renderHint = (text: string) => (hasMarks([text]) ? renderParagraphs([text]) : [` ${text}`]);
