import { texts } from "~/texts";
import { h, renderButton, renderNumberField, setText } from "../../dom";
import { maxFileSize, placeCraft, readCraft } from "../../plan/place-craft";
import type { ImportedCraft } from "../../plan/imported-craft";
import { plainName, writeCsv, writeOem, writeOpm } from "../../plan/write-messages";
import type { SkippedEntry } from "../../sky/messages";
import type { PlanOptions } from "./open-plan";
import type { PlanDesk } from "./plan-desk";

/** More than this of a file is only counted. */
const maxListed = 50;

/** Saves the plan as files, and adds spacecraft from files to the sandbox. */
export function createFilesPanel(desk: PlanDesk, options: Pick<PlanOptions, "sky" | "maxCraft">) {
  const { element: exported, draw } = createExport(desk);
  return { element: h("div", { class: "tool" }, ...exported, ...createImport(desk, options)), draw };
}

function createExport(desk: PlanDesk) {
  const status = h("p", { class: "state", role: "status" });
  const most = (desk.maxSeconds + 86_400) / 3600;
  const hours = renderNumberField(texts.gamePlan.hours, Math.ceil(desk.end / 3600), { min: "0.1", max: String(most) });
  let isChosen = false;
  hours.input.addEventListener("input", () => (isChosen = true));
  const save = (ending: string, type: string, write: () => string) => () => {
    const file = `${plainName(desk.name)
      .replace(/[^A-Za-z0-9]+/g, "-")
      .toLowerCase()}.${ending}`;
    saveFile(file, type, write());
    setText(status, texts.gamePlan.saved({ file }));
  };
  const seconds = () => Math.min(most, Math.max(0.1, hours.read() || desk.end / 3600)) * 3600;
  const buttons = [
    renderButton(
      texts.gamePlan.saveOem,
      save("oem", "text/plain", () => writeOem(desk.written, seconds(), Date.now())),
    ),
    renderButton(
      texts.gamePlan.saveOpm,
      save("opm", "text/plain", () => writeOpm(desk.written, Date.now())),
    ),
    renderButton(
      texts.gamePlan.saveCsv,
      save("csv", "text/csv", () => writeCsv(desk.written)),
    ),
  ];
  const draw = () => {
    if (!isChosen) hours.input.value = String(Math.ceil(desk.end / 3600));
  };
  return {
    element: [
      h("h3", {}, texts.gamePlan.exportTitle),
      h("p", { class: "source" }, texts.gamePlan.exportHint),
      h("div", { class: "row" }, hours.element, ...buttons),
      status,
    ],
    draw,
  };
}

function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function createImport(desk: PlanDesk, { sky, maxCraft }: Pick<PlanOptions, "sky" | "maxCraft">): HTMLElement[] {
  const status = h("p", { class: "state", role: "status" });
  const found = h("div", { class: "row" });
  const leftOutList = h("div", {});
  const file = h("input", { type: "file", accept: ".oem,.opm,.omm,.kvn,.tle,.3le,.txt,.json,.xml,.csv" });
  const add = (craft: ImportedCraft, leftOut: readonly SkippedEntry[]) => {
    if (desk.document.spacecraft.length >= maxCraft)
      return setText(status, texts.gamePlan.sandboxFull({ most: maxCraft }));
    const placed = placeCraft(craft, desk.epoch, desk.gravity);
    if (typeof placed === "string") return setText(status, `${craft.name.slice(0, 60)}: ${placed}`);
    const { name, orbit, nodes, note } = placed;
    const free = freeName(desk, name);
    desk.document.spacecraft.push({ name: free, orbit });
    desk.addImported(free, nodes);
    setText(status, texts.gamePlan.added({ name: free, note }));
    leftOutList.replaceChildren(...renderLeftOut([...leftOut, ...placed.leftOut]));
  };
  const read = async (chosen: File) => {
    found.replaceChildren();
    leftOutList.replaceChildren();
    if (chosen.size > maxFileSize) return setText(status, texts.gamePlan.fileTooLong({ megabytes: maxFileSize / 1e6 }));
    const { craft, leftOut } = readCraft(await chosen.text(), sky);
    leftOutList.replaceChildren(...renderLeftOut(leftOut));
    const [only] = craft;
    if (!only) return setText(status, texts.gamePlan.nothingFound);
    if (craft.length === 1) return add(only, leftOut);
    setText(status, texts.gamePlan.chooseCraft({ count: craft.length }));
    found.replaceChildren(
      ...craft.slice(0, maxListed).map((one) =>
        renderButton(texts.gamePlan.addCraft({ name: one.name.slice(0, 60) }), () => add(one, leftOut), {
          class: "quiet",
        }),
      ),
    );
  };
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    read(chosen)
      .catch(() => setText(status, texts.gameSky.fileNotRead))
      // The same file may be chosen again.
      .finally(() => (file.value = ""));
  });
  return [
    h("h3", {}, texts.gamePlan.importTitle),
    h("p", { class: "source" }, texts.gamePlan.importHint),
    h("div", { class: "row" }, h("label", { class: "field wide" }, h("span", {}, texts.gamePlan.importField), file)),
    status,
    found,
    leftOutList,
  ];
}

/** Plans are stored by name, so two spacecraft shouldn't share one. */
function freeName({ document }: PlanDesk, name: string): string {
  const isTaken = (one: string) => document.spacecraft.some((craft) => craft.name === one);
  let number = 2;
  let free = name;
  while (isTaken(free)) free = `${name} ${number++}`;
  return free.slice(0, 60);
}

function renderLeftOut(leftOut: readonly SkippedEntry[]): HTMLElement[] {
  if (leftOut.length === 0) return [];
  const more = leftOut.length - maxListed;
  const entries = leftOut
    .slice(0, maxListed)
    .map(({ place, why }) => h("li", {}, texts.gameSky.leftOutEntry({ place, reason: why })));
  return [
    h(
      "details",
      { class: "left-out", open: true },
      h("summary", {}, texts.gameSky.leftOut({ count: leftOut.length })),
      h("ul", {}, ...entries, more > 0 && h("li", {}, texts.gameSky.moreLeftOut({ count: more }))),
    ),
  ];
}
