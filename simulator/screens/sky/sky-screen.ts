import type { CatalogueObject } from "../../sky/catalogue";
import type { LeftOut } from "../../sky/messages";
import { openExamples, openLibrary, openList, type Sky } from "../../sky/sky";
import { h, renderButton, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderFrame, renderGraphicsNotice } from "../frame";
import { renderSpeeds } from "../speeds";
import { renderApproachForm } from "./approach-form";
import { renderPassesForm } from "./passes-form";
import { SkyDesk } from "./sky-desk";

/** What an upload may weigh: some 100,000 objects. */
const maxBytes = 20_000_000;

/** Objects of a catalogue: where they are, when they pass over a place, and when two of them meet. */
export function renderSkyScreen(game: Game, back: { label: string; to: () => void }): Screen {
  const desk = new SkyDesk(game, openExamples(Date.now()));
  const objects = renderObjectSelect("Object");
  const others = renderObjectSelect("Other object");
  objects.select.addEventListener("change", () => desk.choose([objects.read()].filter((one) => one !== null)));
  const source = renderSource(game, (sky) => {
    desk.open(sky);
    objects.fill(sky.objects, 0);
    others.fill(sky.objects, 1);
  });
  const text = h(
    "div",
    { class: "text" },
    ...source,
    h("label", { class: "field wide" }, h("span", {}, "Object"), objects.select),
    h("details", { open: true }, h("summary", {}, "Passes over a place"), renderPassesForm(desk)),
    h(
      "details",
      {},
      h("summary", {}, "Close approaches of two"),
      renderApproachForm(desk, others.select, () => others.read()),
    ),
  );
  const speeds = renderSpeeds(desk, () => desk.advance(600));
  const picture = h(
    "figure",
    { class: "panel" },
    desk.place,
    h("figcaption", {}, desk.legend, desk.clock),
    renderGraphicsNotice(game.stage.isWorking),
    speeds,
  );
  return {
    element: renderFrame("Real sky", back, h("div", { class: "split sky" }, text, picture)),
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
    fill(filled: CatalogueObject[], chosen: number) {
      objects = filled;
      select.replaceChildren(...filled.map(({ name }, at) => h("option", { value: String(at) }, name)));
      select.selectedIndex = Math.min(chosen, filled.length - 1);
    },
    read: () => objects[select.selectedIndex] ?? null,
  };
}

/** The examples, the data library or a file of one's own; what is left out of it is told. */
function renderSource(game: Game, open: (sky: Sky) => void): HTMLElement[] {
  const { dataLibrary } = game.startup;
  const said = h("p", { class: "source", role: "status" });
  const leftOut = h("div", {});
  const tell = (text: string, missing: LeftOut[]) => {
    setText(said, text);
    leftOut.replaceChildren(...(missing.length > 0 ? [renderLeftOut(missing)] : []));
  };
  let asked = 0;
  const take = (sky: Sky) => {
    asked++;
    tell(sky.source, sky.leftOut);
    open(sky);
  };
  // Keeps another choice that was made meanwhile.
  const askLibrary = async () => {
    const asking = ++asked;
    const sky = await openLibrary(dataLibrary, Date.now());
    if (asking === asked) take(sky);
  };
  const file = h("input", { type: "file", accept: ".txt,.tle,.3le,.json,.xml,.csv,.kvn,.omm" });
  const readFile = async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    if (chosen.size > maxBytes) return tell(`${chosen.name} is larger than ${maxBytes / 1e6} MB.`, []);
    const { sky, leftOut } = openList(chosen.name, await chosen.text(), Date.now());
    if (sky) take(sky);
    else tell(`There is nothing in ${chosen.name} that can be shown. What was shown stays.`, leftOut);
  };
  file.addEventListener("change", () => {
    readFile().catch(() => tell("The file could not be read.", []));
  });
  const buttons = [
    renderButton("Examples", () => take(openExamples(Date.now())), { class: "quiet" }),
    dataLibrary.url ? renderButton("Data library", () => void askLibrary(), { class: "quiet" }) : null,
  ];
  take(openExamples(Date.now()));
  if (dataLibrary.url) void askLibrary();
  return [
    h(
      "div",
      { class: "row" },
      h("label", { class: "field wide" }, h("span", {}, "A list of your own (TLE or OMM)"), file),
      ...buttons,
    ),
    said,
    leftOut,
  ];
}

const maxTold = 50;

function renderLeftOut(missing: LeftOut[]): HTMLElement {
  const more = missing.length - maxTold;
  return h(
    "details",
    { class: "left-out" },
    h("summary", {}, missing.length === 1 ? "1 entry was left out" : `${missing.length} entries were left out`),
    h(
      "ul",
      {},
      ...missing.slice(0, maxTold).map(({ place, why }) => h("li", {}, `${place}: ${why}.`)),
      more > 0 && h("li", {}, `And ${more} more.`),
    ),
  );
}
