import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { orbitName } from "../../content/orbit-names";
import type { TaskOf } from "../../content/content-schema";
import { boundOf, valuesOfTask, type TaskNumbers } from "../../content/draw-task";
import { ownOrbitOf } from "../../content/task-answers";
import { deltaVOf, orbitAfterBurn, type PlacedBurn } from "../../physics/orbit-burn";
import { goalsOf, type Goal } from "../../physics/orbits";
import { h, setText } from "../dom";
import type { Game } from "../unity/screen";
import type { AnswerForm } from "./answer-form";
import { BurnPicture } from "./burn-picture";
import { renderSlide } from "./slide-row";

/** Small burns are set in small steps, m/s. */
const stepOf = (reach: number) => (reach <= 10 ? 0.05 : reach <= 50 ? 0.1 : 0.5);

/** A place on the orbit and the parts of a burn; shows the orbit after it while they change. */
export function renderBurnForm(
  game: Game,
  task: TaskOf<"burn">,
  numbers: TaskNumbers,
  begin: PlacedBurn | undefined,
  onChange: () => void,
): AnswerForm {
  const values = valuesOfTask(task, numbers);
  const orbit = ownOrbitOf(task, values);
  const limit = boundOf(task.limit, values);
  let burn: PlacedBurn = begin ?? { at: 0, radial: 0, forward: 0, normal: 0 };
  const change = (part: Partial<PlacedBurn>) => {
    burn = { ...burn, ...part };
    show();
    onChange();
  };
  const others = task.globe.orbits.slice(1).map((other) => other.orbit);
  const picture = new BurnPicture(game, orbit, others, (at) => change({ at }));
  const range = { from: -task.reach, to: task.reach, step: stepOf(task.reach), unit: "m/s" };
  const rows = {
    at: renderSlide({ label: texts.gameTasks.place, from: 0, to: 360, step: 1, unit: "°" }, (at) => change({ at })),
    forward: renderSlide({ ...range, label: texts.gameTasks.forward }, (forward) => change({ forward })),
    radial: renderSlide({ ...range, label: texts.gameTasks.outward }, (radial) => change({ radial })),
    normal: renderSlide({ ...range, label: texts.gameTasks.normal }, (normal) => change({ normal })),
  };
  const readings = h("dl", { class: "readings" });
  const notice = h("p", { class: "waits", role: "status" });
  const show = () => {
    const after = orbitAfterBurn(orbit, burn);
    picture.draw(burn, after);
    for (const part of ["at", "forward", "radial", "normal"] as const) rows[part].write(burn[part]);
    setText(notice, after ? "" : texts.gameTasks.noOrbitAfter);
    const used = texts.gameTasks.deltaVOf({ used: fixed(deltaVOf(burn), 1), limit: fixed(limit, 1) });
    // Bounds don't matter: only the values are shown.
    const shown: Goal[] = quantitiesToShow(task).map((quantity) => ({ quantity, from: 0, to: 0 }));
    const goals = after ? goalsOf({ goal: shown }, after) : [];
    readings.replaceChildren(
      ...[
        [texts.gameTasks.deltaV, used] as const,
        ...goals.map(
          ({ quantity, value }) => [orbitName(quantity), fixed(value, quantity === "eccentricity" ? 4 : 1)] as const,
        ),
      ].flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]),
    );
  };
  show();
  const sliders = [rows.at, rows.forward, rows.radial, ...(task.hasNormal ? [rows.normal] : [])].map(
    ({ element }) => element,
  );
  const element = h(
    "div",
    { class: "burn-form" },
    picture.element,
    h("div", { class: "elements" }, ...sliders),
    readings,
    notice,
  );
  return { element, read: () => ({ burn }) };
}

const quantitiesToShow = ({ goal }: TaskOf<"burn">): Goal["quantity"][] => [
  ...new Set([...(["perigee", "apogee", "period"] as const), ...goal.map(({ quantity }) => quantity)]),
];
