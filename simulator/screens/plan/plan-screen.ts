import { texts } from "~/texts";
import { h, renderButton, setText } from "../../dom";
import { readUtc } from "../../plan/utc";
import type { Game, Screen } from "../../unity/screen";
import { renderFrame } from "../frame";
import { createBurnList } from "./burn-list";
import { createFilesPanel } from "./files-panel";
import { createFuelForm } from "./fuel-form";
import type { PlanOptions } from "./open-plan";
import { createOrbitView } from "./orbit-view";
import { PlanDesk } from "./plan-desk";
import { clockOf, utcText } from "./plan-time";
import { createRelativeView } from "./relative-view";
import { createTrackView } from "./track-view";
import { createTransferPanel } from "./transfer-panel";

type Part = { element: HTMLElement; draw(): void };

/** Burns of a spacecraft of the sandbox, planned on its orbit, with fuel, transfers, passes and files. */
export function renderPlanScreen(game: Game, { document, selected, back, ...files }: PlanOptions): Screen {
  const desk = new PlanDesk(game, document, selected);
  const orbit = createOrbitView(game, desk);
  const time = createTimeSlider(desk);
  const list = createBurnList(desk);
  const fuel = createFuelForm(desk);
  const epoch = createEpochField(desk);
  const tools = createTools(desk, {
    relative: { label: texts.gamePlan.relative, part: createRelativeView(desk) },
    transfers: { label: texts.gamePlan.transfers, part: createTransferPanel(desk) },
    track: { label: texts.gamePlan.track, part: createTrackView(game, desk) },
    files: { label: texts.gamePlan.files, part: createFilesPanel(desk, files) },
  });
  const parts: Part[] = [orbit, time, list, fuel, epoch, tools];
  const draw = () => parts.forEach((part) => part.draw());
  const element = renderFrame(
    texts.gamePlan.title({ name: desk.name }),
    back,
    h(
      "div",
      { class: "plan" },
      h("div", { class: "plan-orbit" }, orbit.element, time.element),
      list.table,
      h("div", { class: "plan-edit" }, list.element, fuel.element, epoch.element),
      tools.element,
    ),
  );
  let drawn = -1;
  // Pictures change their size with the window, and with the length of the table.
  const resized = new ResizeObserver(() => (drawn = -1));
  for (const plot of element.querySelectorAll(".plot")) resized.observe(plot);
  return {
    element,
    views: orbit.views,
    // Everything that changed in a frame is drawn once.
    tick() {
      if (desk.changes === drawn) return;
      drawn = desk.changes;
      draw();
    },
    saveProgress: () => desk.save(),
  };
}

/** When along the plan the spacecraft are shown. */
function createTimeSlider(desk: PlanDesk): Part {
  const input = h("input", { type: "range", min: "0", step: "1", "aria-label": texts.gamePlan.timeSlider });
  const text = h("output", { class: "scale", dir: "ltr" });
  input.addEventListener("input", () => desk.showTime(Number(input.value)));
  return {
    element: h("div", { class: "plan-time" }, input, text),
    draw() {
      input.max = String(Math.ceil(desk.end));
      input.value = String(Math.round(desk.time));
      const utc = texts.gameSandbox.utc({ dateTime: utcText(desk.epoch + desk.time * 1000) });
      const shown = `${clockOf(desk.time)} · ${utc}`;
      setText(text, shown);
      input.setAttribute("aria-valuetext", shown);
    },
  };
}

function createEpochField(desk: PlanDesk): Part {
  const input = h("input", {
    type: "text",
    maxLength: 30,
    dir: "ltr",
    value: new Date(desk.epoch).toISOString().slice(0, 19),
  });
  const problem = h("p", { class: "state", role: "alert" });
  input.addEventListener("change", () => {
    const written = input.value.trim().replace(" ", "T");
    const found = readUtc(/T\d\d:\d\d$/.test(written) ? `${written}:00` : written);
    input.setAttribute("aria-invalid", String(found === null));
    setText(problem, found === null ? texts.gamePlan.startInvalid : "");
    if (found !== null) desk.setEpoch(Math.round(found));
  });
  return {
    element: h(
      "section",
      { class: "plan-part" },
      h("div", { class: "row" }, h("label", { class: "field wide" }, h("span", {}, texts.gamePlan.startField), input)),
      h("p", { class: "source" }, texts.gamePlan.startHint),
      problem,
    ),
    draw: () => {},
  };
}

type ToolName = "relative" | "transfers" | "track" | "files";

/** One tool at a time, and the other spacecraft that most of them are about. */
function createTools(desk: PlanDesk, tools: Record<ToolName, { label: string; part: Part }>): Part {
  // A record with exactly these keys.
  const names = Object.keys(tools) as ToolName[];
  let chosen: ToolName = "relative";
  const buttons = names.map((name) =>
    renderButton(
      tools[name].label,
      () => {
        chosen = name;
        draw();
      },
      { class: "quiet" },
    ),
  );
  const other = h("select", {});
  other.addEventListener("change", () => desk.chooseOther(Number(other.value)));
  const otherField = h("label", { class: "field" }, h("span", {}, texts.gamePlan.otherCraft), other);
  let listed = "";
  const drawOther = () => {
    const others = desk.document.spacecraft.flatMap(({ name }, index) =>
      index === desk.selected ? [] : [{ name, index }],
    );
    otherField.hidden = others.length === 0 || chosen === "track" || chosen === "files";
    const now = JSON.stringify(others);
    if (now !== listed)
      other.replaceChildren(...others.map(({ name, index }) => h("option", { value: String(index) }, name)));
    listed = now;
    if (desk.other !== null) other.value = String(desk.other);
  };
  const draw = () => {
    drawOther();
    names.forEach((name, index) => {
      buttons[index]?.setAttribute("aria-pressed", String(name === chosen));
      tools[name].part.element.hidden = name !== chosen;
    });
    tools[chosen].part.draw();
  };
  return {
    element: h(
      "div",
      { class: "plan-tools" },
      h("div", { class: "row tool-names", role: "group", "aria-label": texts.gamePlan.tools }, ...buttons),
      otherField,
      ...names.map((name) => tools[name].part.element),
    ),
    draw,
  };
}
