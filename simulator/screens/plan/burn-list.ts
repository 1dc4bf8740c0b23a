import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { orbitNumbersOf } from "../../../physics/planned-flight";
import { h, renderButton, renderNumberField, setText } from "../../dom";
import { maxDeltaV, maxNodes } from "../../plan/plan";
import type { PlanDesk } from "./plan-desk";
import { clockOf, legColor } from "./plan-time";

/** The orbit after each burn in numbers, and the selected burn's fields. */
export function createBurnList(desk: PlanDesk) {
  const body = h("tbody", {});
  const table = h(
    "div",
    { class: "found", tabIndex: 0, role: "region", "aria-label": texts.gamePlan.numbersTable },
    h("table", { "aria-label": texts.gamePlan.numbersTable }, h("thead", {}, h("tr", {}, ...heads())), body),
  );
  const message = h("p", { class: "state", role: "status" });
  const ground = h("p", { class: "state bad", role: "status" });
  const editor = createEditor(desk);
  const add = renderButton(texts.gamePlan.addBurn, () =>
    setText(message, desk.add() ? "" : texts.gamePlan.noRoom({ most: maxNodes, days: desk.maxSeconds / 86_400 })),
  );
  const draw = () => {
    drawRows(desk, body);
    editor.draw();
    const leg = desk.groundLeg;
    setText(ground, leg < 0 ? "" : texts.gamePlan.hitsGround({ number: leg }));
  };
  const element = h(
    "section",
    { class: "plan-part" },
    h("h2", {}, texts.gamePlan.burns),
    h("div", { class: "row" }, add, editor.remove),
    message,
    editor.element,
  );
  return { element, table: h("div", { class: "plan-table" }, table, ground), draw };
}

const heads = () =>
  [
    texts.gamePlan.burns,
    texts.gamePlan.when,
    texts.gamePlan.deltaV,
    texts.gamePlan.used,
    texts.gamePlan.left,
    texts.gamePlan.perigee,
    texts.gamePlan.apogee,
    texts.gamePlan.inclination,
    texts.gamePlan.period,
  ]
    // The unit goes on its own line.
    .map((head) => h("th", { scope: "col" }, head.replace(/[,،] /, "\n")));

/** Rows are made once, so that the focus stays on their buttons. */
function drawRows(desk: PlanDesk, body: HTMLElement) {
  const { legs } = desk.flight;
  while (body.children.length > legs.length) body.lastElementChild?.remove();
  while (body.children.length < legs.length) body.append(createRow(desk, body.children.length));
  const { burns } = desk.budget;
  legs.forEach(({ from, coast }, index) => {
    const row = body.children[index];
    if (!row) return;
    const cost = burns[index - 1];
    const { perigee, apogee, inclination, period } = orbitNumbersOf(coast.start);
    const cells = [
      clockOf(from),
      cost ? fixed(cost.deltaV, 1) : "",
      cost ? fixed(cost.used, 1) : "",
      fixed(cost?.left ?? desk.fuel.propellant, 1),
      fixed(perigee, 1),
      Number.isFinite(apogee) ? fixed(apogee, 1) : texts.gamePlan.escape,
      fixed(inclination, 2),
      Number.isFinite(period) ? fixed(period / 60, 1) : "",
    ];
    cells.forEach((text, column) => {
      const cell = row.children[column + 1];
      if (cell) setText(cell, text);
    });
    row.classList.toggle("bad", cost?.isEnough === false);
    row.querySelector("button")?.setAttribute("aria-pressed", String(index > 0 && index - 1 === desk.selectedNode));
  });
}

function createRow(desk: PlanDesk, index: number): HTMLElement {
  const swatch = h("i", { class: "swatch", "aria-hidden": "true" });
  swatch.style.background = legColor(index);
  const name =
    index === 0
      ? h("span", {}, swatch, texts.gamePlan.start)
      : h(
          "button",
          { type: "button", class: "quiet", onClick: () => desk.select(index - 1) },
          swatch,
          texts.gamePlan.burn({ number: index }),
        );
  return h("tr", {}, h("th", { scope: "row" }, name), ...Array.from({ length: 8 }, () => h("td", { dir: "ltr" })));
}

/** Fields of the selected burn: when, and how much along each axis. */
function createEditor(desk: PlanDesk) {
  const title = h("h3", {});
  const limits = { min: String(-maxDeltaV), max: String(maxDeltaV), step: "0.1" };
  const minutes = renderNumberField(texts.gamePlan.minutes, 0, {
    min: "0",
    max: String(desk.maxSeconds / 60),
    step: "any",
  });
  const axes = [
    { axis: 1, ...renderNumberField(texts.gamePlan.forward, 0, limits) },
    { axis: 0, ...renderNumberField(texts.gamePlan.radial, 0, limits) },
    { axis: 2, ...renderNumberField(texts.gamePlan.normal, 0, limits) },
  ];
  const change = (act: (index: number) => void) => () => desk.selectedNode !== null && act(desk.selectedNode);
  minutes.input.addEventListener(
    "change",
    change((index) => Number.isFinite(minutes.read()) && desk.setNode(index, { seconds: minutes.read() * 60 })),
  );
  for (const { axis, input, read } of axes)
    input.addEventListener(
      "input",
      change((index) => {
        const node = desk.nodes[index];
        if (!node || !Number.isFinite(read())) return;
        const [radial, inTrack, crossTrack] = node.deltaV;
        const deltaV: [number, number, number] = [radial, inTrack, crossTrack];
        deltaV[axis] = read();
        desk.setNode(index, { deltaV });
      }),
    );
  const moveBy = (revolutions: number) =>
    change((index) =>
      desk.setNode(index, { seconds: (desk.nodes[index]?.seconds ?? 0) + revolutions * desk.revolutionBefore(index) }),
    );
  const earlier = renderButton(texts.gamePlan.orbitEarlier, moveBy(-1), { class: "quiet" });
  const later = renderButton(texts.gamePlan.orbitLater, moveBy(1), { class: "quiet" });
  const remove = renderButton(
    texts.gamePlan.removeBurn,
    change((index) => desk.remove(index)),
    { class: "quiet" },
  );
  const form = h(
    "div",
    { class: "burn-fields" },
    title,
    h("div", { class: "row" }, ...axes.map(({ element }) => element), minutes.element),
    h("p", { class: "source" }, texts.gamePlan.axesHint),
    h("div", { class: "row" }, earlier, later),
  );
  const empty = h("p", { class: "source" }, texts.gamePlan.noBurns);
  form.addEventListener("focusout", () => queueMicrotask(() => draw()));
  const draw = () => {
    const node = desk.nodes[desk.selectedNode ?? -1];
    form.hidden = remove.hidden = !node;
    empty.hidden = desk.nodes.length > 0;
    if (!node) return;
    setText(title, texts.gamePlan.burn({ number: (desk.selectedNode ?? 0) + 1 }));
    write(minutes.input, node.seconds / 60, 4);
    for (const { axis, input } of axes) write(input, node.deltaV[axis] ?? 0, 3);
  };
  return { element: h("div", {}, empty, form), remove, draw };
}

/** Leaves a field alone while someone types in it. */
export function write(input: HTMLInputElement, value: number, digits: number) {
  const root = input.getRootNode();
  const isTyping = (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === input;
  if (!isTyping) input.value = String(Number(value.toFixed(digits)));
}
