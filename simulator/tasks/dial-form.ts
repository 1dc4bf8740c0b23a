import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import type { TaskOf } from "../../content/content-schema";
import { h, setText } from "../dom";
import { arrow, dot, line, s, textAt, type Pixel } from "../explorables/svg";
import type { AnswerForm } from "./answer-form";
import { renderSlide } from "./slide-row";

type Dial = TaskOf<"numbers">["dials"][number];

/** A slider for each number: on a line with named places, on a clock, or on a compass. */
export function renderDialForm(
  { dials }: TaskOf<"numbers">,
  begin: number[] | undefined,
  onChange: () => void,
): AnswerForm {
  // A filled task has numbers in place of formulas.
  const values = begin ?? dials.map(({ value }) => Number(value));
  const rows = dials.map((dial, at) => {
    const { label, unit = "", from, to, step, scale } = dial;
    const picture = scale === "compass" ? createCompass() : createLine(dial);
    const time = h("p", { class: "points" });
    const write = (value: number) => {
      values[at] = value;
      row.write(value);
      picture.draw(value);
      if (scale !== "clock") return;
      setText(time, clockText(value));
      row.slider.setAttribute("aria-valuetext", clockText(value));
    };
    const row = renderSlide({ label, from, to, step, unit }, (value) => {
      write(value);
      onChange();
    });
    write(values[at] ?? from);
    return h("div", { class: "dial" }, picture.element, row.element, scale === "clock" ? time : null);
  });
  return { element: h("div", { class: "dials" }, ...rows), read: () => ({ numbers: [...values] }) };
}

const clockText = (minutes: number) => {
  const whole = Math.floor(minutes);
  const rest = String(whole % 60).padStart(2, "0");
  return texts.gameTasks.clock({ hours: String(Math.floor(whole / 60)), minutes: rest });
};

const [width, height] = [480, 64];

/** The line with its named places, and a marker at the value. */
function createLine({ from, to, marks = [], scale }: Dial) {
  const xOf = (value: number) => 12 + ((width - 24) * (value - from)) / (to - from);
  const tickText = (value: number) => (scale === "clock" ? clockText(value) : fixed(value, to - from < 10 ? 1 : 0));
  const ends = [from, (from + to) / 2, to];
  const anchors = ["start", "middle", "end"] as const;
  const marker = s("g");
  const svg = s(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "time-line", "aria-hidden": "true" },
    line([12, 34], [width - 12, 34], "axis"),
    ...ends.map((value, at) => textAt([xOf(value), 58], tickText(value), "tick", anchors[at])),
    ...marks.flatMap(({ at, text }) => {
      const x = xOf(Number(at));
      return [
        line([x, 26], [x, 42], "mark"),
        textAt([Math.min(width - 60, Math.max(60, x)), 16], text, "tick", "middle"),
      ];
    }),
    marker,
  );
  const list =
    marks.length > 0
      ? h("ul", { class: "spoken" }, ...marks.map(({ at, text }) => h("li", {}, `${text}: ${tickText(Number(at))}`)))
      : null;
  const draw = (value: number) =>
    marker.replaceChildren(line([xOf(value), 22], [xOf(value), 46], "value"), dot([xOf(value), 34], 5, "value"));
  const element = h("div", {});
  element.append(svg, ...(list ? [list] : []));
  return { element, draw };
}

/** North up, east on the right. */
function createCompass() {
  const centre: Pixel = [60, 60];
  const pixelAt = (angle: number, radius: number): Pixel => [
    centre[0] + radius * Math.sin((angle * Math.PI) / 180),
    centre[1] - radius * Math.cos((angle * Math.PI) / 180),
  ];
  const needle = s("g");
  const element = h("div", {});
  element.append(
    s(
      "svg",
      { viewBox: "-12 0 144 120", class: "compass", "aria-hidden": "true" },
      dot(centre, 44, "axis"),
      ...[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((angle) =>
        line(pixelAt(angle, 40), pixelAt(angle, 44), "axis"),
      ),
      ...[0, 90, 180, 270].map((angle) => {
        const [x, y] = pixelAt(angle, angle % 180 === 0 ? 52 : 56);
        return textAt([x, y + 4], `${angle}`, "tick", "middle");
      }),
      needle,
    ),
  );
  return { element, draw: (value: number) => needle.replaceChildren(arrow(centre, pixelAt(value, 40), "value")) };
}
