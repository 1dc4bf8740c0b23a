import { texts } from "~/texts";
import { missionLimits, type MissionDocument } from "../../../content/mission-schema";
import { h } from "../../dom";
import { readValue, writeValue } from "./draft";
import { listEvents, renderEvents, renderInstrumentChoice } from "./event-fields";
import {
  oneOf,
  renderBox,
  renderChoice,
  renderDate,
  renderGroup,
  renderLine,
  renderNumber,
  renderOrbitFields,
  renderParagraphsField,
  renderSeconds,
  renderVector,
  type Form,
} from "./fields";
import { firstObjectives } from "./mission-template";

type Kind = MissionDocument["objective"]["kind"];
const kinds = ["hold", "circumnavigate", "dock", "orbit", "plane", "image", "avoid", "slot"] as const satisfies Kind[];
// oxlint-disable-next-line apsis/catalogue-text -- codes, not texts
const models = ["two-body", "J2", "J2 and drag", "J22"] as const;
const planners = ["none", "Clohessy-Wiltshire", "Lambert"] as const;
const axes = ["+I", "-I", "+R", "-R"] as const;

export const renderMissionFields = (form: Form): HTMLElement[] => {
  const { document } = form;
  return [
    renderGroup(
      texts.gameMissions.texts,
      renderLine(form, "goal", texts.gameMissions.goal, missionLimits.goalLength),
      renderParagraphsField(form, "briefing", `${texts.gameMissions.briefing} - ${texts.gameMissions.briefingHint}`),
    ),
    renderGroup(
      texts.gameMissions.target,
      renderLine(form, "target.name", texts.gameMissions.name, missionLimits.nameLength),
      renderOrbitFields(form, "target.orbit"),
      renderBox(form, "target.isReal", {
        label: texts.gameMissions.isReal,
        isChecked: readValue(document, "target.isReal") === true,
        write: (isReal) => writeValue(document, "target.isReal", isReal),
      }),
    ),
    renderSpacecraft(form),
    renderObjective(form),
    renderRules(form),
    renderInstrumentChoice(form),
    renderEvents(form),
    renderDraws(form),
  ];
};

const isNear = ({ document }: Form) => readValue(document, "chaser.start.position") !== undefined;

function renderSpacecraft(form: Form) {
  const { document } = form;
  const start = renderChoice(form, "chaser.start", {
    label: texts.gameMissions.start,
    options: [
      ["near", texts.gameMissions.near],
      ["orbit", texts.gameMissions.orbit],
    ],
    value: isNear(form) ? "near" : "orbit",
    write: (kind) => {
      const orbit: unknown = structuredClone(readValue(document, "target.orbit"));
      writeValue(
        document,
        "chaser.start",
        kind === "orbit" ? { orbit } : { position: [0, -500, 0], velocity: [0, 0, 0] },
      );
    },
  });
  const place = isNear(form)
    ? [
        h("p", { class: "aside" }, texts.gameMissions.axesHint),
        renderVector(form, "chaser.start.position", `${texts.gameMissions.position} (m)`),
        renderVector(form, "chaser.start.velocity", `${texts.gameMissions.velocity} (m/s)`),
      ]
    : [renderOrbitFields(form, "chaser.start.orbit")];
  return renderGroup(
    texts.gameMissions.spacecraft,
    renderLine(form, "chaser.name", texts.gameMissions.name, missionLimits.nameLength),
    start,
    ...place,
    h(
      "div",
      { class: "row" },
      renderNumber(form, "chaser.mass", texts.gameMissions.mass),
      renderNumber(form, "chaser.propellant", texts.gameMissions.propellant),
      renderNumber(form, "chaser.specificImpulse", texts.gameMissions.isp),
    ),
  );
}

/** Fields of objectives in seconds. */
const secondsOf = new Set(["seconds", "after"]);

const goalOf = (kind: Kind) => `${texts.gameMissions.objectiveOf({ kind })}.`;

const isUntouched = (goal: unknown) =>
  goal === texts.gameMissions.templateGoal || kinds.some((kind) => goal === goalOf(kind));

function renderObjective(form: Form) {
  const { document } = form;
  const kind = oneOf(kinds, readValue(document, "objective.kind"), "hold");
  const choice = renderChoice(form, "objective.kind", {
    label: texts.gameMissions.objective,
    options: kinds.map((one) => [one, texts.gameMissions.objectiveOf({ kind: one })] as const),
    value: kind,
    write: (chosen) => {
      writeValue(document, "objective", { ...firstObjectives[chosen] });
      // A goal that nobody has written yet belongs to the objective before.
      if (isUntouched(readValue(document, "goal"))) writeValue(document, "goal", goalOf(chosen));
      if (chosen === "slot") {
        writeValue(document, "model", "J22");
        writeValue(document, "draw.node", false);
      } else if (kind === "slot") writeValue(document, "model", "two-body");
      if (chosen === "image") {
        // Another direction of the orbit is another light.
        writeValue(document, "draw.node", false);
        writeValue(document, "target.isReal", true);
      }
    },
  });
  const number = (name: string, label: string) =>
    (secondsOf.has(name) ? renderSeconds : renderNumber)(form, `objective.${name}`, label);
  return renderGroup(texts.gameMissions.objective, choice, ...objectiveFields(form, kind, number));
}

function objectiveFields(form: Form, kind: Kind, number: (name: string, label: string) => HTMLElement): HTMLElement[] {
  const row = (...fields: HTMLElement[]) => [h("div", { class: "row" }, ...fields)];
  switch (kind) {
    case "orbit":
      return row(
        number("altitude", texts.gameMissions.altitude),
        number("within", `${texts.gameMissions.within} (km)`),
      );
    case "plane":
      return row(number("within", `${texts.gameMissions.within} (°)`));
    case "hold":
      return [
        renderVector(form, "objective.position", `${texts.gameMissions.position} (m)`),
        ...row(number("within", `${texts.gameMissions.within} (m)`), number("speed", texts.gameMissions.speed)),
      ];
    case "circumnavigate":
      return row(number("nearest", texts.gameMissions.nearest), number("farthest", texts.gameMissions.farthest));
    case "slot":
      return row(number("within", `${texts.gameMissions.within} (°)`), number("seconds", texts.gameMissions.seconds));
    case "image":
      return [
        ...row(
          number("seconds", texts.gameMissions.seconds),
          number("nearest", texts.gameMissions.nearest),
          number("farthest", texts.gameMissions.farthest),
          number("sun", texts.gameMissions.sun),
        ),
        h("p", { class: "aside" }, texts.gameMissions.sunHint),
        ...cameraFields(form, number),
        renderDate(form, "objective.date", texts.gameMissions.date),
      ];
    case "avoid":
      return row(number("miss", texts.gameMissions.miss), number("after", texts.gameMissions.after));
    case "dock":
      return [
        renderChoice(form, "objective.axis", {
          label: texts.gameMissions.axis,
          options: axes.map((axis) => [axis, axis] as const),
          value: oneOf(axes, readValue(form.document, "objective.axis"), "+I"),
          write: (axis) => writeValue(form.document, "objective.axis", axis),
        }),
        ...row(
          number("lateral", texts.gameMissions.lateral),
          number("closing", texts.gameMissions.closing),
          number("drift", texts.gameMissions.drift),
          number("misalignment", texts.gameMissions.misalignment),
          number("turning", texts.gameMissions.turning),
        ),
      ];
  }
}

function cameraFields(form: Form, number: (name: string, label: string) => HTMLElement): HTMLElement[] {
  const isFixed = readValue(form.document, "objective.field") !== undefined;
  return [
    renderBox(form, "objective.fixed", {
      label: texts.gameMissions.fixedCamera,
      isChecked: isFixed,
      isStructure: true,
      write: (isWanted) => writeValue(form.document, "objective.field", isWanted ? 10 : undefined),
    }),
    ...(isFixed ? [h("div", { class: "row" }, number("field", texts.gameMissions.field))] : []),
  ];
}

function renderRules(form: Form) {
  const { document } = form;
  const hasSphere = readValue(document, "keepOut") !== undefined;
  const isDock = readValue(document, "objective.kind") === "dock";
  const sphere = hasSphere
    ? [
        h(
          "div",
          { class: "row" },
          renderNumber(form, "keepOut.radius", texts.gameMissions.radius),
          ...(isDock && readValue(document, "keepOut.corridor") !== undefined
            ? [renderNumber(form, "keepOut.corridor", texts.gameMissions.corridor)]
            : []),
        ),
        renderBox(form, "keepOut.ends", {
          label: texts.gameMissions.ends,
          isChecked: readValue(document, "keepOut.ends") === true,
          write: (ends) => writeValue(document, "keepOut.ends", ends),
        }),
        renderBox(form, "passiveSafety", {
          label: texts.gameMissions.passive,
          isChecked: readValue(document, "passiveSafety") === true,
          write: (isSafe) => writeValue(document, "passiveSafety", isSafe),
        }),
      ]
    : [];
  return renderGroup(
    texts.gameMissions.rules,
    h("div", { class: "row" }, renderSeconds(form, "time.limit", texts.gameMissions.timeLimit)),
    renderBox(form, "keepOut", {
      label: texts.gameMissions.keepOut,
      isChecked: hasSphere,
      isStructure: true,
      write: (isWanted) => {
        writeValue(document, "keepOut", isWanted ? { radius: 50, ...(isDock && { corridor: 15 }) } : undefined);
        if (!isWanted) writeValue(document, "passiveSafety", false);
      },
    }),
    ...sphere,
    renderChoice(form, "model", {
      label: texts.gameSandbox.model,
      options: models.map((model) => [model, texts.forceModels.name({ model })] as const),
      value: oneOf(models, readValue(document, "model"), "two-body"),
      write: (model) => writeValue(document, "model", model),
    }),
    renderChoice(form, "planner", {
      label: texts.gameMissions.planner,
      options: planners.map(
        (planner) => [planner, planner === "none" ? texts.gameMissions.noPlanner : planner] as const,
      ),
      value: oneOf(planners, readValue(document, "planner"), "none"),
      write: (planner) => writeValue(document, "planner", planner === "none" ? undefined : planner),
    }),
  );
}

function renderDraws(form: Form) {
  const { document } = form;
  return renderGroup(
    texts.gameMissions.draws,
    h("p", { class: "aside" }, texts.gameMissions.drawsHint),
    renderBox(form, "draw.node", {
      label: texts.gameMissions.turnOrbit,
      isChecked: readValue(document, "draw.node") === true,
      write: (isTurned) => writeValue(document, "draw.node", isTurned),
    }),
    ...(isNear(form)
      ? [
          renderVector(form, "draw.position", `${texts.gameMissions.position} (m)`),
          renderVector(form, "draw.velocity", `${texts.gameMissions.velocity} (m/s)`),
        ]
      : [
          h(
            "div",
            { class: "row" },
            renderNumber(form, "draw.height", texts.gameMissions.height),
            renderNumber(form, "draw.phase", texts.gameMissions.phase),
          ),
        ]),
    ...(listEvents(form).length > 0
      ? [h("div", { class: "row" }, renderNumber(form, "draw.injects", texts.gameMissions.eventShift))]
      : []),
  );
}
