import { texts } from "~/texts";
import { h, renderButton, setText } from "../../dom";
import type { DuelFeed } from "./feed";

/** Says what happens after a failed request. The seconds are hidden from screen readers, which would read them out each second. */
export function renderConnection(feed: DuelFeed) {
  const element = h("div", { class: "connection", role: "status" });
  const [text, next] = [h("span", {}), h("span", { "aria-hidden": "true" })];
  const hurry = renderButton(texts.gameDuels.tryNow, () => feed.hurry(), { class: "quiet" });
  const update = () => {
    const { failures, reason, pause, unsent } = feed;
    element.hidden = failures === 0;
    if (failures === 0) return element.replaceChildren();
    if (element.childElementCount === 0) element.append(text, next, hurry);
    const parts = [reason ?? texts.gameDuels.notReached, unsent && texts.gameDuels.burnWaits];
    setText(text, parts.filter(Boolean).join(" "));
    setText(next, texts.gameDuels.nextTry({ seconds: pause }));
  };
  return { element, update };
}
