// The events on a line: each is moved by touch, mouse or arrow keys.
import { texts } from "~/texts";
import { flightTime } from "../../../content/flight-words";
import { missionLimits } from "../../../content/mission-schema";
import { h } from "../../dom";
import { readValue, writeValue } from "./draft";
import type { Form } from "./fields";

/** Seconds by which an arrow key moves an event: about a hundredth of the flight, as people count time. */
const stepOf = (limit: number) => [1, 5, 10, 30, 60, 300, 600, 3600].find((step) => limit / step <= 150) ?? 21_600;

/** Steps of each key; a press on the other arrow goes back. */
const keySteps: { [key: string]: number } = {
  ...{ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 },
  ...{ Home: -Infinity, End: Infinity },
};

export function renderTimeline(form: Form, count: number): HTMLElement {
  const line = h("div", { class: "event-line", role: "group", "aria-label": texts.gameMissions.timeline });
  const marks = Array.from({ length: count }, (_, index) => renderMark(form, index, line));
  line.append(...marks.map(({ element }) => element));
  const draw = () => marks.forEach((mark) => mark.draw());
  form.watchers.push(draw);
  draw();
  return line;
}

function renderMark(form: Form, index: number, line: HTMLElement) {
  const path = `injects.${index}.t`;
  const number = index + 1;
  const limit = () => Number(readValue(form.document, "time.limit"));
  const time = () => Number(readValue(form.document, path));
  const element = h(
    "button",
    {
      ...{ type: "button", role: "slider", "aria-label": texts.gameMissions.eventNumber({ number }) },
      "aria-valuemin": missionLimits.firstInject,
    },
    String(number),
  );
  const move = (t: number) => {
    const step = stepOf(limit());
    const last = Math.floor(limit()) - 1;
    const moved = Math.min(last, Math.max(missionLimits.firstInject, Math.round(t / step) * step));
    if (!Number.isFinite(moved) || moved === time()) return;
    writeValue(form.document, path, moved);
    const field = form.controls.get(path)?.input;
    if (field instanceof HTMLInputElement) field.value = String(moved);
    form.onChange(path);
  };
  const isMirrored = () => getComputedStyle(line).direction === "rtl";
  element.addEventListener("pointerdown", ({ pointerId }) => element.setPointerCapture(pointerId));
  element.addEventListener("pointermove", ({ pointerId, clientX }) => {
    if (!element.hasPointerCapture(pointerId)) return;
    const { left, right, width } = line.getBoundingClientRect();
    move(((isMirrored() ? right - clientX : clientX - left) / width) * limit());
  });
  element.addEventListener("keydown", (event) => {
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    move(time() + (isSideways && isMirrored() ? -steps : steps) * stepOf(limit()));
  });
  const draw = () => {
    const t = time();
    // A time that its field refuses has no place on the line.
    element.hidden = !(t >= 0 && t <= limit());
    if (element.hidden) return;
    element.style.insetInlineStart = `${(100 * t) / limit()}%`;
    element.setAttribute("aria-valuemax", String(limit()));
    element.setAttribute("aria-valuenow", String(t));
    element.setAttribute("aria-valuetext", flightTime(t));
    element.title = flightTime(t);
  };
  return { element, draw };
}
