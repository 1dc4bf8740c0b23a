import { texts } from "~/texts";
import { h, renderNumberField, setText } from "../../dom";
import { write } from "./burn-list";
import type { PlanDesk } from "./plan-desk";

/** Masses and specific impulse, and whether they suffice for the plan. */
export function createFuelForm(desk: PlanDesk) {
  const fields = [
    { key: "dryMass", label: texts.gamePlan.dryMass, least: 0.1 },
    { key: "propellant", label: texts.gamePlan.propellant, least: 0 },
    { key: "specificImpulse", label: texts.gamePlan.specificImpulse, least: 1 },
  ] as const;
  const rendered = fields.map((field) => ({
    ...field,
    ...renderNumberField(field.label, desk.fuel[field.key], { min: String(field.least), max: "10000000" }),
  }));
  for (const { key, input, read, least } of rendered)
    input.addEventListener("input", () => {
      const value = read();
      const isValid = value >= least && value <= 1e7;
      input.setAttribute("aria-invalid", String(!isValid));
      if (isValid) desk.setFuel({ ...desk.fuel, [key]: value });
    });
  const result = h("p", { class: "state fuel-result", role: "status" });
  const draw = () => {
    for (const { key, input } of rendered)
      if (input.getAttribute("aria-invalid") !== "true") write(input, desk.fuel[key], 3);
    const { burns, deltaV: total, used, left, deltaVLeft, isEnough } = desk.budget;
    const short = burns.findIndex((burn) => !burn.isEnough);
    result.classList.toggle("bad", !isEnough);
    setText(
      result,
      isEnough
        ? texts.gamePlan.enough({ total, used, left, deltaV: deltaVLeft })
        : texts.gamePlan.notEnough({ number: short + 1, missing: -left, total }),
    );
  };
  const element = h(
    "section",
    { class: "plan-part" },
    h("h2", {}, texts.gamePlan.fuel),
    h("div", { class: "row" }, ...rendered.map((field) => field.element)),
    result,
  );
  return { element, draw };
}
