import { texts } from "~/texts";
import { missionLimits, type MissionDocument } from "../../../content/mission-schema";
import { h } from "../../dom";
import { readValue, writeValue } from "./draft";
import {
  renderBox,
  renderChoice,
  renderGroup,
  renderLine,
  renderNumber,
  renderOrbitFields,
  renderParagraphsField,
  renderVector,
  type Form,
} from "./fields";
import { firstObjectives } from "./mission-template";

type Kind = MissionDocument["objective"]["kind"];
const kinds = ["hold", "circumnavigate", "dock", "orbit", "plane", "avoid", "slot"] as const satisfies Kind[];
// oxlint-disable-next-line apsis/catalogue-text -- codes, not texts
const models = ["two-body", "J2", "J2 and drag", "J22"] as const;
const planners = ["none", "Clohessy-Wiltshire", "Lambert"] as const;
const axes = ["+I", "-I", "+R", "-R"] as const;

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

export const renderMissionFields = (form: Form): HTMLElement[] => {
  const { document } = form;
  const t = texts.gameMissions;
  return [
    renderGroup(
      t.texts,
      renderLine(form, "goal", t.goal, missionLimits.goalLength),
      renderParagraphsField(form, "briefing", `${t.briefing} - ${t.briefingHint}`),
    ),
    renderGroup(
      t.target,
      renderLine(form, "target.name", t.name, missionLimits.nameLength),
      renderOrbitFields(form, "target.orbit"),
      renderBox(form, "target.isReal", {
        label: t.isReal,
        isChecked: readValue(document, "target.isReal") === true,
        write: (isReal) => writeValue(document, "target.isReal", isReal),
      }),
    ),
    renderSpacecraft(form),
    renderObjective(form),
    renderRules(form),
    renderDraws(form),
  ];
};

const isNear = ({ document }: Form) => readValue(document, "chaser.start.position") !== undefined;

function renderSpacecraft(form: Form) {
  const { document } = form;
  const t = texts.gameMissions;
  const start = renderChoice(form, "chaser.start", {
    label: t.start,
    options: [
      ["near", t.near],
      ["orbit", t.orbit],
    ],
    value: isNear(form) ? "near" : "orbit",
    write: (kind) => {
      const orbit = { ...(readValue(document, "target.orbit") as object) };
      writeValue(
        document,
        "chaser.start",
        kind === "orbit" ? { orbit } : { position: [0, -500, 0], velocity: [0, 0, 0] },
      );
    },
  });
  const place = isNear(form)
    ? [
        renderVector(form, "chaser.start.position", `${t.position} (m)`),
        renderVector(form, "chaser.start.velocity", `${t.velocity} (m/s)`),
      ]
    : [renderOrbitFields(form, "chaser.start.orbit")];
  return renderGroup(
    t.spacecraft,
    renderLine(form, "chaser.name", t.name, missionLimits.nameLength),
    start,
    ...place,
    h(
      "div",
      { class: "row" },
      renderNumber(form, "chaser.mass", t.mass),
      renderNumber(form, "chaser.propellant", t.propellant),
      renderNumber(form, "chaser.specificImpulse", t.isp),
    ),
  );
}

function renderObjective(form: Form) {
  const { document } = form;
  const t = texts.gameMissions;
  const kind = oneOf(kinds, readValue(document, "objective.kind"), "hold");
  const choice = renderChoice(form, "objective.kind", {
    label: t.objective,
    options: kinds.map((one) => [one, t.objectiveOf({ kind: one })] as const),
    value: kind,
    write: (chosen) => {
      writeValue(document, "objective", { ...firstObjectives[chosen] });
      if (chosen === "slot") {
        writeValue(document, "model", "J22");
        writeValue(document, "draw.node", false);
      } else if (kind === "slot") writeValue(document, "model", "two-body");
    },
  });
  const number = (name: string, label: string) => renderNumber(form, `objective.${name}`, label);
  return renderGroup(t.objective, choice, ...objectiveFields(form, kind, number));
}

function objectiveFields(form: Form, kind: Kind, number: (name: string, label: string) => HTMLElement): HTMLElement[] {
  const t = texts.gameMissions;
  const row = (...fields: HTMLElement[]) => [h("div", { class: "row" }, ...fields)];
  switch (kind) {
    case "orbit":
      return row(number("altitude", t.altitude), number("within", `${t.within} (km)`));
    case "plane":
      return row(number("within", `${t.within} (°)`));
    case "hold":
      return [
        renderVector(form, "objective.position", `${t.position} (m)`),
        ...row(number("within", `${t.within} (m)`), number("speed", t.speed)),
      ];
    case "circumnavigate":
      return row(number("nearest", t.nearest), number("farthest", t.farthest));
    case "slot":
      return row(number("within", `${t.within} (°)`), number("seconds", t.seconds));
    case "avoid":
      return row(number("miss", t.miss), number("after", t.after));
    case "dock":
      return [
        renderChoice(form, "objective.axis", {
          label: t.axis,
          options: axes.map((axis) => [axis, axis] as const),
          value: oneOf(axes, readValue(form.document, "objective.axis"), "+I"),
          write: (axis) => writeValue(form.document, "objective.axis", axis),
        }),
        ...row(
          number("lateral", t.lateral),
          number("closing", t.closing),
          number("drift", t.drift),
          number("misalignment", t.misalignment),
          number("turning", t.turning),
        ),
      ];
  }
}

function renderRules(form: Form) {
  const { document } = form;
  const t = texts.gameMissions;
  const hasSphere = readValue(document, "keepOut") !== undefined;
  const isDock = readValue(document, "objective.kind") === "dock";
  const sphere = hasSphere
    ? [
        h(
          "div",
          { class: "row" },
          renderNumber(form, "keepOut.radius", t.radius),
          ...(isDock && readValue(document, "keepOut.corridor") !== undefined
            ? [renderNumber(form, "keepOut.corridor", t.corridor)]
            : []),
        ),
        renderBox(form, "keepOut.ends", {
          label: t.ends,
          isChecked: readValue(document, "keepOut.ends") === true,
          write: (ends) => writeValue(document, "keepOut.ends", ends),
        }),
        renderBox(form, "passiveSafety", {
          label: t.passive,
          isChecked: readValue(document, "passiveSafety") === true,
          write: (isSafe) => writeValue(document, "passiveSafety", isSafe),
        }),
      ]
    : [];
  return renderGroup(
    t.rules,
    h("div", { class: "row" }, renderNumber(form, "time.limit", t.timeLimit)),
    renderBox(form, "keepOut", {
      label: t.keepOut,
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
      label: t.planner,
      options: planners.map((planner) => [planner, planner === "none" ? t.noPlanner : planner] as const),
      value: oneOf(planners, readValue(document, "planner"), "none"),
      write: (planner) => writeValue(document, "planner", planner === "none" ? undefined : planner),
    }),
  );
}

function renderDraws(form: Form) {
  const { document } = form;
  const t = texts.gameMissions;
  return renderGroup(
    t.draws,
    h("p", { class: "aside" }, t.drawsHint),
    renderBox(form, "draw.node", {
      label: t.turnOrbit,
      isChecked: readValue(document, "draw.node") === true,
      write: (isTurned) => writeValue(document, "draw.node", isTurned),
    }),
    ...(isNear(form)
      ? [
          renderVector(form, "draw.position", `${t.position} (m)`),
          renderVector(form, "draw.velocity", `${t.velocity} (m/s)`),
        ]
      : [
          h(
            "div",
            { class: "row" },
            renderNumber(form, "draw.height", t.height),
            renderNumber(form, "draw.phase", t.phase),
          ),
        ]),
  );
}
