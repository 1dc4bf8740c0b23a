import { texts } from "~/texts";
import { number } from "~/texts/format";
import { h, renderButton } from "../dom";

/** Buttons for a clock's speed, and for a jump of ten minutes. */
export function renderSpeeds(clock: { warp: number }, jump: () => void): HTMLElement {
  const speeds = [0, 1, 10, 100, 1000].map((warp) => ({
    warp,
    element: renderButton(
      warp === 0 ? texts.gameLesson.pause : `${number(warp)}×`,
      () => {
        clock.warp = warp;
        mark();
      },
      { dir: "ltr" },
    ),
  }));
  const mark = () =>
    speeds.forEach(({ warp, element }) => element.setAttribute("aria-pressed", String(warp === clock.warp)));
  mark();
  return h(
    "fieldset",
    { class: "group" },
    h("legend", {}, texts.gameLesson.time),
    ...speeds.map(({ element }) => element),
    renderButton(texts.gameLesson.tenMinutes, jump, { class: "quiet" }),
  );
}
