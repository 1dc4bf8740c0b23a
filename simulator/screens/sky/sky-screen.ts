import { texts } from "~/texts";
import type { CatalogueObject } from "../../sky/catalogue";
import type { SkippedEntry } from "../../sky/messages";
import { openExamples, openLibrary, openList, type Sky } from "../../sky/sky";
import { h, renderButton, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderFrame, renderGraphicsNotice } from "../frame";
import { renderSpeeds } from "../speeds";
import { renderApproachForm } from "./approach-form";
import { renderPassesForm } from "./passes-form";
import { SkyDesk } from "./sky-desk";

/** Maximum size of an upload: some 100,000 objects. */
const maxBytes = 20_000_000;

/** Objects of a catalogue: positions, passes over a place, close approaches. */
export function renderSkyScreen(game: Game, back: { label: string; to: () => void }): Screen {
  const desk = new SkyDesk(game, openExamples(Date.now()));
  const objects = renderObjectSelect(texts.gameSky.object);
  const otherObjects = renderObjectSelect(texts.gameSky.otherObject);
  objects.select.addEventListener("change", () => desk.choose([objects.read()].filter((object) => object !== null)));
  const source = renderSource(game, (sky) => {
    desk.open(sky);
    objects.fill(sky.objects, 0);
    otherObjects.fill(sky.objects, 1);
  });
  const text = h(
    "div",
    { class: "text" },
    ...source,
    h("label", { class: "field wide" }, h("span", {}, texts.gameSky.object), objects.select),
    h("details", { open: true }, h("summary", {}, texts.gameSky.passesTitle), renderPassesForm(desk)),
    h(
      "details",
      {},
      h("summary", {}, texts.gameSky.approachesTitle),
      renderApproachForm(desk, otherObjects.select, () => otherObjects.read()),
    ),
  );
  const speeds = renderSpeeds(desk, () => desk.advance(600));
  const picture = h(
    "figure",
    { class: "panel" },
    desk.globeElement,
    h("figcaption", {}, desk.legend, desk.clock),
    renderGraphicsNotice(game.stage.isWorking),
    speeds,
  );
  return {
    element: renderFrame(texts.gameSky.title, back, h("div", { class: "split sky" }, text, picture)),
    views: [desk.globe],
    tick: (seconds) => {
      if (desk.warp > 0) desk.advance(seconds * desk.warp, true);
    },
    step: (seconds) => desk.advance(seconds),
  };
}

function renderObjectSelect(label: string) {
  const select = h("select", { "aria-label": label });
  let objects: CatalogueObject[] = [];
  return {
    select,
    fill(items: CatalogueObject[], chosen: number) {
      objects = items;
      select.replaceChildren(...items.map(({ name }, index) => h("option", { value: String(index) }, name)));
      select.selectedIndex = Math.min(chosen, items.length - 1);
    },
    read: () => objects[select.selectedIndex] ?? null,
  };
}

/** Chooses examples, the data library or a file; lists entries that were skipped. */
function renderSource(game: Game, open: (sky: Sky) => void): HTMLElement[] {
  const { dataLibrary } = game.startup;
  const status = h("p", { class: "source", role: "status" });
  const leftOutList = h("div", {});
  const showSource = (text: string, leftOut: SkippedEntry[]) => {
    setText(status, text);
    leftOutList.replaceChildren(...(leftOut.length > 0 ? [renderLeftOut(leftOut)] : []));
  };
  let requestCount = 0;
  const use = (sky: Sky) => {
    requestCount++;
    showSource(sky.source, sky.leftOut);
    open(sky);
  };
  // Keeps the other source if the user chose one meanwhile.
  const loadLibrary = async () => {
    const requestNumber = ++requestCount;
    const sky = await openLibrary(dataLibrary, Date.now());
    if (requestNumber === requestCount) use(sky);
  };
  const file = h("input", { type: "file", accept: ".txt,.tle,.3le,.json,.xml,.csv,.kvn,.omm" });
  const readFile = async () => {
    const [chosenFile] = file.files ?? [];
    if (!chosenFile) return;
    if (chosenFile.size > maxBytes)
      return showSource(texts.gameSky.fileTooLarge({ name: chosenFile.name, megabytes: maxBytes / 1e6 }), []);
    const { sky, leftOut } = openList(chosenFile.name, await chosenFile.text(), Date.now());
    if (sky) use(sky);
    else showSource(texts.gameSky.nothingToShow({ name: chosenFile.name }), leftOut);
  };
  file.addEventListener("change", () => {
    readFile().catch(() => showSource(texts.gameSky.fileNotRead, []));
  });
  const buttons = [
    renderButton(texts.gameSky.examples, () => use(openExamples(Date.now())), { class: "quiet" }),
    dataLibrary.url ? renderButton(texts.gameSky.dataLibrary, () => void loadLibrary(), { class: "quiet" }) : null,
  ];
  use(openExamples(Date.now()));
  if (dataLibrary.url) void loadLibrary();
  return [
    h(
      "div",
      { class: "row" },
      h("label", { class: "field wide" }, h("span", {}, texts.gameSky.ownList), file),
      ...buttons,
    ),
    status,
    leftOutList,
  ];
}

const maxListed = 50;

function renderLeftOut(leftOut: SkippedEntry[]): HTMLElement {
  const more = leftOut.length - maxListed;
  return h(
    "details",
    { class: "left-out" },
    h("summary", {}, texts.gameSky.leftOut({ count: leftOut.length })),
    h(
      "ul",
      {},
      ...leftOut
        .slice(0, maxListed)
        .map(({ place, why }) => h("li", {}, texts.gameSky.leftOutEntry({ place, reason: why }))),
      more > 0 && h("li", {}, texts.gameSky.moreLeftOut({ count: more })),
    ),
  );
}
