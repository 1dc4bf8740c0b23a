import * as v from "valibot";
import { texts } from "~/texts";
import { elementsOfOrbit } from "../../../physics/orbits";
import { ApiProblem } from "../../../client/api-fetch";
import { reasonOf } from "../../api/server";
import type { Orbit } from "../../../content/content-schema";
import { renderButton, h, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderFrame } from "../frame";
import { labelGlobe } from "../globe-labels";
import { renderLegendEntry } from "../globe-panel";
import { renderOrbitForm } from "../orbit-form";
import { openPlan } from "../plan/open-plan";
import { renderSkyScreen } from "../sky/sky-screen";
import { SandboxDesk } from "./sandbox-desk";
import { renderSandboxPicture } from "./sandbox-picture";
import {
  maxCraft,
  createSandboxDocument,
  readSandbox,
  SandboxDocument,
  sandboxModels,
  type SandboxEntry,
} from "./sandbox-document";

/** `saved`: the server's entry, or null if never saved. `asSaved`: the document as last saved, or as created. */
type OpenSandbox = {
  document: SandboxDocument;
  title: string;
  saved: Pick<SandboxEntry, "id" | "title"> | null;
  asSaved: string;
};

/** The player's spacecraft, flown by the integrator; saved and loaded through the web API. */
export function renderSandboxScreen(game: Game, sandbox = readLastSandbox(game)): Screen {
  const { document } = sandbox;
  const desk = new SandboxDesk(game, document);
  const result = h("p", { class: "state", role: "status" });
  const say = (text: string) => setText(result, text);
  const legend = h("ul", { class: "legend" });
  const back = { label: texts.gameSandbox.title, to: () => game.show(renderSandboxScreen(game, sandbox)) };
  const plan = renderButton(
    texts.gamePlan.open,
    () => void openPlan(game, plan, { document, selected: desk.selected, back }),
    { class: "quiet own-width" },
  );
  const text = h(
    "div",
    { class: "text" },
    ...renderEditor(desk, legend),
    renderModelField(document),
    renderCatalogueField(desk, say),
    plan,
    renderButton(texts.gameSandbox.realSky, () => game.show(renderSkyScreen(game, back)), {
      class: "quiet own-width",
    }),
  );
  const picture = renderSandboxPicture(game, desk, legend);
  const element = renderFrame(
    texts.gameSandbox.title,
    { label: texts.gameSandbox.menu, to: game.showMenu },
    h("div", { class: "split sandbox" }, text, picture),
    renderSaveForm(game, sandbox, say),
    result,
  );
  return {
    element,
    views: [desk.globe],
    tick: (seconds) => desk.tick(seconds),
    step: (seconds) => desk.advance(seconds),
    saveProgress: () => game.plays.save(storageKey, sandbox),
  };
}

const storageKey = "sandbox";
const StoredSandbox = v.object({
  document: SandboxDocument,
  title: v.string(),
  saved: v.nullable(v.object({ id: v.string(), title: v.string() })),
  asSaved: v.string(),
});

const createOpenSandbox = (document: SandboxDocument, saved: OpenSandbox["saved"] = null): OpenSandbox => ({
  document,
  title: saved?.title ?? texts.gameSandbox.mySandbox,
  saved,
  asSaved: JSON.stringify(document),
});

/** The sandbox as the player left it, or a new one. */
function readLastSandbox(game: Game): OpenSandbox {
  const stored = v.safeParse(StoredSandbox, game.plays.read(storageKey));
  return stored.success ? stored.output : createOpenSandbox(createSandboxDocument());
}

/** The list of spacecraft, and the orbit form of the selected one. */
export function renderEditor(desk: SandboxDesk, legend: HTMLElement): HTMLElement[] {
  const { spacecraft } = desk.document;
  const fields = h("div", { class: "editor" });
  const list = h("div", { class: "row", role: "group", "aria-label": texts.gameSandbox.spacecraft });
  const choose = (index: number) => {
    desk.selected = index;
    renderFields();
  };
  const writeNames = () => {
    legend.replaceChildren(...spacecraft.map(({ name }, index) => renderLegendEntry(name, index)));
    labelGlobe(desk.globe, { names: spacecraft.map(({ name }) => name), states: () => desk.states });
    list.replaceChildren(
      ...spacecraft.map(({ name }, index) =>
        renderButton(name, () => choose(index), { "aria-pressed": String(index === desk.selected), class: "quiet" }),
      ),
      renderButton(texts.gameSandbox.add, () => (desk.add(), renderFields()), {
        class: "quiet",
        disabled: spacecraft.length >= maxCraft,
      }),
      renderButton(texts.gameSandbox.remove, () => (desk.remove(), renderFields()), {
        class: "quiet",
        disabled: spacecraft.length === 1,
      }),
    );
  };
  const renderFields = () => {
    const { craft } = desk;
    const name = h("input", { type: "text", maxLength: 60, value: craft.name });
    name.addEventListener("input", () => {
      craft.name = name.value || texts.gameSandbox.spacecraftNumber({ number: desk.selected + 1 });
      writeNames();
    });
    const placeHandles = (orbit: Orbit) => desk.globe.setHandles(elementsOfOrbit(orbit), form.drag);
    const form = renderOrbitForm(craft.orbit, (orbit) => {
      desk.setOrbit(orbit);
      placeHandles(orbit);
    });
    placeHandles(craft.orbit);
    fields.replaceChildren(h("label", { class: "field" }, h("span", {}, texts.gameSandbox.name), name), form.element);
    writeNames();
  };
  renderFields();
  return [list, fields];
}

export function renderModelField(document: SandboxDocument): HTMLElement {
  const models = sandboxModels.map((model) => ({
    model,
    element: renderButton(texts.forceModels.name({ model }), () => {
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
    h("legend", {}, texts.gameSandbox.model),
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
  return h("label", { class: "check" }, box, h("span", {}, texts.gameSandbox.showCatalogue));
}

function renderSaveForm(game: Game, sandbox: OpenSandbox, say: (text: string) => void): HTMLElement {
  const title = h("input", { type: "text", maxLength: 200, required: true, value: sandbox.title });
  title.addEventListener("input", () => (sandbox.title = title.value));
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      const savedText = JSON.stringify(sandbox.document);
      sandbox.saved = await storeSandbox(game, sandbox);
      sandbox.asSaved = savedText;
      say(texts.gameSandbox.saved({ title: sandbox.saved.title }));
    } catch (error) {
      say(texts.gameSandbox.notSaved({ reason: reasonOf(error) }));
    }
  };
  let isWarned = false;
  const makeNew = () => {
    if (isWarned || JSON.stringify(sandbox.document) === sandbox.asSaved)
      return game.show(renderSandboxScreen(game, createOpenSandbox(createSandboxDocument())));
    isWarned = true;
    say(texts.gameSandbox.unsavedChanges);
  };
  return h(
    "form",
    { class: "row", onSubmit: (event: Event) => void save(event) },
    h("label", { class: "field" }, h("span", {}, texts.gameSandbox.titleField), title),
    h("button", { type: "submit" }, texts.gameSandbox.save),
    renderButton(texts.gameSandbox.new, makeNew, { class: "quiet" }),
    renderButton(texts.gameSandbox.load, () => game.show(renderSavedList(game, sandbox)), { class: "quiet" }),
    renderButton(texts.gameSandbox.paste, () => game.paste((text) => openSandbox(game, text, null, say)), {
      class: "quiet",
    }),
  );
}

/** A changed title saves a new sandbox. */
async function storeSandbox(game: Game, { document: content, title, saved }: OpenSandbox) {
  const { sandboxes } = game.server.calls;
  const add = async () => (await sandboxes.$post({ json: { title, content } })).json();
  if (!saved || saved.title !== title.trim()) return add();
  const init = { headers: { "content-type": "application/json" }, body: JSON.stringify(content) };
  try {
    await sandboxes[":id"].json.$put({ param: { id: saved.id } }, { init });
    return saved;
  } catch (error) {
    // The sandbox was deleted in the meantime.
    if (error instanceof ApiProblem && error.status === 404) return add();
    throw error;
  }
}

/** The player's sandboxes; a SystemAdmin sees all. */
function renderSavedList(game: Game, sandbox: OpenSandbox): Screen {
  const entries = h("ul", { class: "cards" });
  const result = h("p", { class: "state", role: "status" }, texts.gameSandbox.loading);
  const say = (text: string) => setText(result, text);
  const { sandboxes } = game.server.calls;
  const load = async ({ id, title }: SandboxEntry) => {
    try {
      const text = await (await sandboxes[":id"].json.$get({ param: { id } })).text();
      openSandbox(game, text, { id, title }, say);
    } catch (error) {
      say(texts.gameSandbox.notLoaded({ reason: reasonOf(error) }));
    }
  };
  const list = async () => {
    const saved = await (await sandboxes.$get({ query: {} })).json();
    say(saved.length === 0 ? texts.gameSandbox.noSandboxes : "");
    const renderEntry = (entry: SandboxEntry) =>
      h(
        "li",
        {},
        renderButton(entry.title, () => void load(entry), { class: "card" }),
      );
    entries.replaceChildren(...saved.map(renderEntry));
  };
  list().catch((error: unknown) => say(reasonOf(error)));
  return {
    element: renderFrame(
      texts.gameSandbox.loadTitle,
      { label: texts.gameSandbox.title, to: () => game.show(renderSandboxScreen(game, sandbox)) },
      entries,
      result,
    ),
  };
}

/** Opens a document from the server or the clipboard. */
function openSandbox(game: Game, text: string, saved: OpenSandbox["saved"], refuse: (why: string) => void) {
  const result = readSandbox(text);
  if ("refused" in result) return refuse(result.refused);
  game.show(renderSandboxScreen(game, createOpenSandbox(result, saved)));
}
