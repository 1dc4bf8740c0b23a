import { texts } from "~/texts";
import { h, setText } from "../../dom";
import type { DuelFeed } from "./feed";

/** Seconds at which the player's own clock is announced. */
const warnings = [60, 15];

/** "7:05", and from an hour on "23 h 12 min". */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes >= 60) return texts.gameDuels.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}

/** Both clocks. A timer isn't announced each second: the last minute and the last seconds are announced instead. */
export function renderClocks(feed: DuelFeed, name: string) {
  const own = renderClock(texts.gameDuels.yourClock);
  const other = renderClock(texts.gameDuels.clockOf({ name }));
  const warning = h("p", { class: "told", role: "status" });
  let before = Infinity;
  const update = () => {
    const { you } = feed.clocks;
    const { open } = feed.duel;
    const passed = warnings.filter((seconds) => you <= seconds && before > seconds).at(-1);
    if (passed !== undefined && before !== Infinity && open && !open.youSent)
      setText(warning, texts.gameDuels.secondsLeft({ seconds: passed }));
    else if (you > (warnings[0] ?? 0)) setText(warning, "");
    before = you;
    own.show(you, open?.youSent === true);
    other.show(feed.clocks.other, open?.otherSent === true);
  };
  return { element: h("div", { class: "clocks" }, own.element, other.element, warning), update };
}

function renderClock(label: string) {
  const time = h("strong", { class: "clock", role: "timer", "aria-label": label });
  const state = h("span", {});
  const element = h("div", {}, h("span", { "aria-hidden": "true" }, h("bdi", {}, label)), time, state);
  const show = (seconds: number, sent: boolean) => {
    setText(time, clockText(seconds));
    // An empty clock has sent nothing, though its turn is flown.
    const hasSent = sent && seconds > 0;
    const isLow = !hasSent && seconds <= 60;
    element.dataset.is = hasSent ? "sent" : isLow ? "low" : "runs";
    const low = seconds <= 0 ? texts.gameDuels.empty : texts.gameDuels.underMinute;
    setText(state, hasSent ? `✓ ${texts.gameDuels.sent}` : isLow ? `⚠ ${low}` : texts.gameDuels.chooses);
  };
  return { element, show };
}
