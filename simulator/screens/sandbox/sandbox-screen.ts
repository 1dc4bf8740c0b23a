import * as v from "valibot";
import { elementsOfOrbit } from "../../../physics/orbits";
import { ApiProblem } from "../../../client/api-fetch";
import { reasonOf } from "../../api/server";
import type { Orbit } from "../../../content/content-schema";
import { renderButton, h, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { modelNames } from "../../attempts/models";
import { renderFrame, renderGraphicsNotice } from "../frame";
import { renderLegendEntry } from "../globe-panel";
import { renderOrbitForm } from "../orbit-form";
import { renderSkyScreen } from "../sky/sky-screen";
import { renderSpeeds } from "../speeds";
import { SandboxDesk } from "./sandbox-desk";
import {
  maxCraft,
  createSandboxDocument,
  readSandbox,
  SandboxDocument,
  sandboxModels,
  type SandboxEntry,
} from "./sandbox-document";

/**
 * `saved`: the one of the server that this was loaded from or saved as; null for one that is not there yet. `asSaved`:
 * the document as it was then, or was made.
 */
type Opened = {
  document: SandboxDocument;
  title: string;
  saved: Pick<SandboxEntry, "id" | "title"> | null;
  asSaved: string;
};

/** Spacecraft of one's own, flown by the integrator; saved, loaded and listed through the web API. */
export function renderSandboxScreen(game: Game, opened = lastOpened(game)): Screen {
  const { document } = opened;
  const desk = new SandboxDesk(game, document);
  const result = h("p", { class: "state", role: "status" });
  const say = (text: string) => setText(result, text);
  const legend = h("ul", { class: "legend" });
  const again = { label: "Sandbox", to: () => game.show(renderSandboxScreen(game, opened)) };
  const text = h(
    "div",
    { class: "text" },
    ...renderEditor(desk, legend),
    renderModelField(document),
    renderCatalogueField(desk, say),
    renderButton("Real sky: passes, close approaches", () => game.show(renderSkyScreen(game, again)), {
      class: "quiet own-width",
    }),
  );
  const picture = h(
    "figure",
    { class: "panel" },
    desk.place,
    h("figcaption", {}, legend, desk.clock),
    renderGraphicsNotice(game.stage.isWorking),
    renderSpeeds(desk, () => desk.advance(600)),
  );
  const element = renderFrame(
    "Sandbox",
    { label: "Menu", to: game.showMenu },
    h("div", { class: "split sandbox" }, text, picture),
    renderSaveForm(game, opened, say),
    result,
  );
  return {
    element,
    views: [desk.globe],
    tick: (seconds) => desk.tick(seconds),
    step: (seconds) => desk.advance(seconds),
    keep: () => game.plays.keep(keptAs, opened),
  };
}

const keptAs = "sandbox";
const KeptSandbox = v.object({
  document: SandboxDocument,
  title: v.string(),
  saved: v.nullable(v.object({ id: v.string(), title: v.string() })),
  asSaved: v.string(),
});

const openedOf = (document: SandboxDocument, saved: Opened["saved"] = null): Opened => ({
  document,
  title: saved?.title ?? "My sandbox",
  saved,
  asSaved: JSON.stringify(document),
});

/** As this player left it, whichever way; a new one at first. */
function lastOpened(game: Game): Opened {
  const kept = v.safeParse(KeptSandbox, game.plays.read(keptAs));
  return kept.success ? kept.output : openedOf(createSandboxDocument());
}

/** The list of spacecraft, and the orbit of the one that is chosen. */
function renderEditor(desk: SandboxDesk, legend: HTMLElement): HTMLElement[] {
  const { spacecraft } = desk.document;
  const fields = h("div", { class: "editor" });
  const list = h("div", { class: "row", role: "group", "aria-label": "Spacecraft" });
  const choose = (at: number) => {
    desk.selected = at;
    edit();
  };
  const names = () => {
    legend.replaceChildren(...spacecraft.map(({ name }, at) => renderLegendEntry(name, at)));
    list.replaceChildren(
      ...spacecraft.map(({ name }, at) =>
        renderButton(name, () => choose(at), { "aria-pressed": String(at === desk.selected), class: "quiet" }),
      ),
      renderButton("Add", () => (desk.add(), edit()), { class: "quiet", disabled: spacecraft.length >= maxCraft }),
      renderButton("Remove", () => (desk.remove(), edit()), { class: "quiet", disabled: spacecraft.length === 1 }),
    );
  };
  const edit = () => {
    const { craft } = desk;
    const name = h("input", { type: "text", maxLength: 60, value: craft.name });
    name.addEventListener("input", () => {
      craft.name = name.value || `Spacecraft ${desk.selected + 1}`;
      names();
    });
    const handles = (orbit: Orbit) => desk.globe.setHandles(elementsOfOrbit(orbit), form.drag);
    const form = renderOrbitForm(craft.orbit, (orbit) => {
      desk.setOrbit(orbit);
      handles(orbit);
    });
    handles(craft.orbit);
    fields.replaceChildren(h("label", { class: "field" }, h("span", {}, "Name"), name), form.element);
    names();
  };
  edit();
  return [list, fields];
}

/** Which forces fly the spacecraft. */
function renderModelField(document: SandboxDocument): HTMLElement {
  const models = sandboxModels.map((model) => ({
    model,
    element: renderButton(modelNames[model], () => {
      document.gravity = model;
      mark();
    }),
  }));
  const mark = () =>
    models.forEach(({ model, element }) => element.setAttribute("aria-pressed", String(model === document.gravity)));
  mark();
  return h(
    "fieldset",
    { class: "group model" },
    h("legend", {}, "Model that flies them"),
    ...models.map(({ element }) => element),
  );
}

function renderCatalogueField(desk: SandboxDesk, say: (text: string) => void): HTMLElement {
  const box = h("input", { type: "checkbox" });
  box.addEventListener("change", () => {
    if (box.checked) void desk.showCatalogue().then(say);
    else {
      desk.hideCatalogue();
      say("");
    }
  });
  return h("label", { class: "check" }, box, h("span", {}, "Show objects of the catalogue (SGP4)"));
}

function renderSaveForm(game: Game, opened: Opened, say: (text: string) => void): HTMLElement {
  const title = h("input", { type: "text", maxLength: 200, required: true, value: opened.title });
  title.addEventListener("input", () => (opened.title = title.value));
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      const sent = JSON.stringify(opened.document);
      opened.saved = await storeSandbox(game, opened);
      opened.asSaved = sent;
      say(`Saved: ${opened.saved.title}`);
    } catch (error) {
      say(`Not saved: ${reasonOf(error)}`);
    }
  };
  let isWarned = false;
  const makeNew = () => {
    if (isWarned || JSON.stringify(opened.document) === opened.asSaved)
      return game.show(renderSandboxScreen(game, openedOf(createSandboxDocument())));
    isWarned = true;
    say("What you have changed is not saved. Press New once more to drop it.");
  };
  return h(
    "form",
    { class: "row", onSubmit: (event: Event) => void save(event) },
    h("label", { class: "field" }, h("span", {}, "Title"), title),
    h("button", { type: "submit" }, "Save"),
    renderButton("New", makeNew, { class: "quiet" }),
    renderButton("Load…", () => game.show(renderSavedList(game, opened)), { class: "quiet" }),
    renderButton("Paste a sandbox", () => game.paste((text) => openSandbox(game, text, null, say)), { class: "quiet" }),
  );
}

/** The title of a saved sandbox stays: another title is another sandbox. */
async function storeSandbox(game: Game, { document: content, title, saved }: Opened) {
  const { sandboxes } = game.server.calls;
  const add = async () => (await sandboxes.$post({ json: { title, content } })).json();
  if (!saved || saved.title !== title.trim()) return add();
  const init = { headers: { "content-type": "application/json" }, body: JSON.stringify(content) };
  try {
    await sandboxes[":id"].json.$put({ param: { id: saved.id } }, { init });
    return saved;
  } catch (error) {
    // Deleted since.
    if (error instanceof ApiProblem && error.status === 404) return add();
    throw error;
  }
}

/** One's own sandboxes; a SystemAdmin sees everybody's. */
function renderSavedList(game: Game, opened: Opened): Screen {
  const entries = h("ul", { class: "cards" });
  const result = h("p", { class: "state", role: "status" }, "Loading...");
  const say = (text: string) => setText(result, text);
  const { sandboxes } = game.server.calls;
  const load = async ({ id, title }: SandboxEntry) => {
    try {
      const text = await (await sandboxes[":id"].json.$get({ param: { id } })).text();
      openSandbox(game, text, { id, title }, say);
    } catch (error) {
      say(`Not loaded: ${reasonOf(error)}`);
    }
  };
  const list = async () => {
    const found = await (await sandboxes.$get({ query: {} })).json();
    say(found.length === 0 ? "No Sandboxes Found" : "");
    const entry = (one: SandboxEntry) =>
      h(
        "li",
        {},
        renderButton(one.title, () => void load(one), { class: "card" }),
      );
    entries.replaceChildren(...found.map(entry));
  };
  list().catch((error: unknown) => say(reasonOf(error)));
  return {
    element: renderFrame(
      "Load a sandbox",
      { label: "Sandbox", to: () => game.show(renderSandboxScreen(game, opened)) },
      entries,
      result,
    ),
  };
}

/** Opens a document that came from the server or the clipboard, when it is one. */
function openSandbox(game: Game, text: string, saved: Opened["saved"], refuse: (why: string) => void) {
  const read = readSandbox(text);
  if ("refused" in read) return refuse(read.refused);
  game.show(renderSandboxScreen(game, openedOf(read, saved)));
}
