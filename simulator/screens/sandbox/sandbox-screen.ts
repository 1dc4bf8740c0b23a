import { elementsOfOrbit } from "../../../physics/orbits";
import { reasonOf } from "../../api/server";
import type { Orbit } from "../../../content/content-schema";
import { renderButton, h, setText } from "../../dom";
import type { Game, Screen } from "../../game/screen";
import { modelNames } from "../../play/models";
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
  sandboxModels,
  type Saved,
  type SandboxDocument,
} from "./sandbox-document";

type Kept = Pick<Saved, "id" | "title">;

/** Spacecraft of one's own, flown by the integrator; saved, loaded and listed through the web API. */
export function renderSandboxScreen(game: Game, document = createSandboxDocument(), saved: Kept | null = null): Screen {
  const desk = new SandboxDesk(game, document);
  const result = h("p", { class: "state", role: "status" });
  const say = (text: string) => setText(result, text);
  const legend = h("ul", { class: "legend" });
  const again = { label: "Sandbox", to: () => game.show(renderSandboxScreen(game, document, saved)) };
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
    renderSaveForm(game, document, saved, say),
    result,
  );
  return {
    element,
    views: [desk.globe],
    tick: (seconds) => desk.tick(seconds),
    step: (seconds) => desk.advance(seconds),
  };
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

function renderSaveForm(
  game: Game,
  document: SandboxDocument,
  saved: Kept | null,
  say: (text: string) => void,
): HTMLElement {
  const title = h("input", { type: "text", maxLength: 200, required: true, value: saved?.title ?? "My sandbox" });
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      saved = await storeSandbox(game, document, title.value, saved);
      say(`Saved: ${saved.title}`);
    } catch (error) {
      say(`Not saved: ${reasonOf(error)}`);
    }
  };
  return h(
    "form",
    { class: "row", onSubmit: (event: Event) => void save(event) },
    h("label", { class: "field" }, h("span", {}, "Title"), title),
    h("button", { type: "submit" }, "Save"),
    renderButton("Load…", () => game.show(renderSavedList(game)), { class: "quiet" }),
    renderButton("Paste a sandbox", () => game.paste((text) => openSandbox(game, text, null, say)), { class: "quiet" }),
  );
}

/** The title of a saved sandbox stays: another title is another sandbox. */
async function storeSandbox(game: Game, content: SandboxDocument, title: string, saved: Kept | null): Promise<Kept> {
  const { sandboxes } = game.server.calls;
  if (!saved || saved.title !== title.trim()) return (await sandboxes.$post({ json: { title, content } })).json();
  const init = { headers: { "content-type": "application/json" }, body: JSON.stringify(content) };
  await sandboxes[":id"].json.$put({ param: { id: saved.id } }, { init });
  return saved;
}

/** One's own sandboxes; a SystemAdmin sees everybody's. */
function renderSavedList(game: Game): Screen {
  const entries = h("ul", { class: "cards" });
  const result = h("p", { class: "state", role: "status" }, "Loading...");
  const say = (text: string) => setText(result, text);
  const { sandboxes } = game.server.calls;
  const load = async ({ id, title }: Saved) => {
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
    const entry = (one: Saved) =>
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
      { label: "Sandbox", to: () => game.show(renderSandboxScreen(game)) },
      entries,
      result,
    ),
  };
}

/** Opens a document that came from the server or the clipboard, when it is one. */
function openSandbox(game: Game, text: string, saved: Kept | null, refuse: (why: string) => void) {
  const read = readSandbox(text);
  if ("refused" in read) return refuse(read.refused);
  game.show(renderSandboxScreen(game, read, saved));
}
