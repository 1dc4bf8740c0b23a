import * as v from "valibot";
import { OrbitSchema, type Orbit } from "../content-schema";
import { fetchLibrary } from "../api/data-library";
import { whyOf } from "../api/server";
import type { Game, Screen } from "../game/screen";
import { button, h, setText } from "../dom";
import { readCatalogue, catalogueState, type CatalogueObject } from "../sky/catalogue";
import { stateOf } from "../../physics/kepler";
import { Bodies, type Gravity, type State } from "../../physics/propagation";
import { length } from "../../physics/vectors";
import { elementsOfOrbit, orbitOfState } from "../../physics/orbits";
import { GlobeView } from "../scene/globe-view";
import { frame, viewElement, withoutGraphics } from "./frame";
import { legendEntry } from "./globe-panel";
import { orbitForm } from "./orbit-form";

/** The document of a sandbox, as `/api/sandboxes` keeps it. */
const Document = v.object({
  format: v.literal("apsis-sandbox"),
  version: v.literal(1),
  gravity: v.picklist(["two-body", "J2"]),
  spacecraft: v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)), orbit: OrbitSchema })),
    v.minLength(1),
    v.maxLength(20),
  ),
});
type Document = v.InferOutput<typeof Document>;
type Saved = { id: string; title: string; userName: string | null };

// The bundled catalogue is of these days.
const bundledTime = Date.UTC(2006, 5, 26, 12);
const first: Orbit = { perigee: 400, apogee: 400, inclination: 51.6, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };

/** Spacecraft of one's own, flown by the integrator; saved, loaded and listed through the web API. */
export function sandboxScreen(
  game: Game,
  document: Document = {
    format: "apsis-sandbox",
    version: 1,
    gravity: "J2",
    spacecraft: [{ name: "Spacecraft 1", orbit: first }],
  },
  saved: { id: string; title: string } | null = null,
): Screen {
  let { gravity } = document;
  const { spacecraft } = document;
  let selected = 0;
  let bodies = new Bodies([]);
  let time = bundledTime;
  let warp = game.isCalm ? 0 : 100;
  let catalogue: CatalogueObject[] = [];

  const place = viewElement("The Earth and the spacecraft round it");
  const globe = new GlobeView(place, game.data.land, game.stage.quality, () => game.stage.change());
  const legend = h("ul", { class: "legend" });
  const clock = h("span", { class: "scale" });
  const result = h("p", { class: "state", role: "status" });

  const show = () => {
    const states = spacecraft.map((_, at) => bodies.state(at));
    globe.setCrafts(states, time, true);
    globe.setPoints(
      catalogue.map((object) => catalogueState(object, time)).filter((state): state is State => state !== null),
    );
    setText(clock, `${new Date(time).toISOString().slice(0, 19).replace("T", " ")} UTC`);
  };
  const restart = () => {
    bodies = new Bodies(spacecraft.map(({ orbit }) => stateOf(elementsOfOrbit(orbit))));
    globe.frame(
      Math.max(
        ...spacecraft.map((_, at) => length(bodies.state(at).position)),
        ...spacecraft.map(({ orbit }) => orbit.apogee * 1000 + 6.4e6),
      ),
    );
    show();
  };
  const advance = (seconds: number) => {
    bodies.advance(seconds, gravity as Gravity);
    time += seconds * 1000;
    show();
  };

  const editor = h("div", { class: "editor" });
  const list = h("div", { class: "row", role: "group", "aria-label": "Spacecraft" });
  const edit = () => {
    const craft = spacecraft[selected]!;
    const name = h("input", {
      type: "text",
      maxLength: 60,
      value: craft.name,
      onInput: () => ((craft.name = name.value || `Spacecraft ${selected + 1}`), names()),
    });
    const form = orbitForm(craft.orbit, (orbit) => {
      craft.orbit = orbit;
      restart();
      handles(orbit);
    });
    const handles = (orbit: Orbit) => globe.setHandles(elementsOfOrbit(orbit), form.drag);
    handles(craft.orbit);
    editor.replaceChildren(h("label", { class: "field" }, h("span", {}, "Name"), name), form.element);
    names();
  };
  const names = () => {
    legend.replaceChildren(...spacecraft.map(({ name }, at) => legendEntry(name, at)));
    list.replaceChildren(
      ...spacecraft.map(({ name }, at) =>
        button(name, () => ((selected = at), edit()), { "aria-pressed": String(at === selected), class: "quiet" }),
      ),
      button("Add", add, { class: "quiet", disabled: spacecraft.length >= 20 }),
      button("Remove", remove, { class: "quiet", disabled: spacecraft.length === 1 }),
    );
  };
  const add = () => {
    spacecraft.push({
      name: `Spacecraft ${spacecraft.length + 1}`,
      orbit: { ...orbitOfState(bodies.state(selected)), trueAnomaly: 30 },
    });
    selected = spacecraft.length - 1;
    restart();
    edit();
  };
  const remove = () => {
    spacecraft.splice(selected, 1);
    selected = 0;
    restart();
    edit();
  };

  const { sandboxes } = game.server.calls;
  const title = h("input", { type: "text", maxLength: 200, required: true, value: saved?.title ?? "My sandbox" });
  const save = async (event: Event) => {
    event.preventDefault();
    const content: Document = { format: "apsis-sandbox", version: 1, gravity, spacecraft };
    try {
      // The title of a saved sandbox stays: another title is another sandbox.
      if (saved && saved.title === title.value.trim())
        await sandboxes[":id"].json.$put(
          { param: { id: saved.id } },
          { init: { headers: { "content-type": "application/json" }, body: JSON.stringify(content) } },
        );
      else saved = await (await sandboxes.$post({ json: { title: title.value, content } })).json();
      setText(result, `Saved: ${saved.title}`);
    } catch (error) {
      setText(result, `Not saved: ${whyOf(error)}`);
    }
  };

  const pasted = (text: string) => open(game, text, null, (why) => setText(result, why));
  const gravityBox = h("input", {
    type: "checkbox",
    checked: gravity === "J2",
    onChange: () => (gravity = gravityBox.checked ? "J2" : "two-body"),
  });
  const catalogueBox = h("input", { type: "checkbox", onChange: () => void toggleCatalogue() });
  const toggleCatalogue = async () => {
    catalogue = [];
    if (catalogueBox.checked) {
      const objects = await fetchLibrary(game.startup.dataLibrary);
      catalogue = objects ?? readCatalogue(game.data.catalogue);
      if (objects) time = Date.now();
      setText(
        result,
        `${catalogue.length} objects from ${objects ? "the data library" : "the bundled catalogue, as of June 2006"}.`,
      );
    }
    show();
  };
  const speeds = [0, 1, 10, 100, 1000].map((factor) =>
    button(factor === 0 ? "Pause" : `${factor}×`, () => setWarp(factor), { "aria-pressed": String(factor === warp) }),
  );
  const setWarp = (factor: number) => {
    warp = factor;
    speeds.forEach((one) =>
      one.setAttribute("aria-pressed", String(one.textContent === (factor === 0 ? "Pause" : `${factor}×`))),
    );
  };

  const element = frame(
    "Sandbox",
    { label: "Menu", to: game.showMenu },
    h(
      "div",
      { class: "split" },
      h(
        "div",
        { class: "text" },
        list,
        editor,
        h("label", { class: "check" }, gravityBox, h("span", {}, "The Earth's oblateness (J2) turns the orbits")),
        h("label", { class: "check" }, catalogueBox, h("span", {}, "Show objects of the catalogue (SGP4)")),
      ),
      h(
        "figure",
        { class: "panel" },
        place,
        h("figcaption", {}, legend, clock),
        withoutGraphics(game.stage.isWorking),
        h(
          "fieldset",
          { class: "group" },
          h("legend", {}, "Time"),
          ...speeds,
          button("+10 min", () => advance(600), { class: "quiet" }),
        ),
      ),
    ),
    h(
      "form",
      { class: "row", onSubmit: (event: Event) => void save(event) },
      h("label", { class: "field" }, h("span", {}, "Title"), title),
      h("button", { type: "submit" }, "Save"),
      button("Load…", () => void game.show(savedList(game)), { class: "quiet" }),
      button("Paste a sandbox", () => game.paste(pasted), { class: "quiet" }),
    ),
    result,
  );
  restart();
  edit();
  return { element, views: [globe], tick: (seconds) => warp > 0 && advance(seconds * warp), step: advance };
}

/** One's own sandboxes; a SystemAdmin sees everybody's. */
function savedList(game: Game): Screen {
  const entries = h("ul", { class: "cards" });
  const result = h("p", { class: "state", role: "status" }, "Loading...");
  const { sandboxes } = game.server.calls;
  const load = async ({ id, title }: Saved) => {
    try {
      open(game, await (await sandboxes[":id"].json.$get({ param: { id } })).text(), { id, title }, (why) =>
        setText(result, why),
      );
    } catch (error) {
      setText(result, `Not loaded: ${whyOf(error)}`);
    }
  };
  void sandboxes
    .$get({ query: {} })
    .then((answer) => answer.json())
    .then(
      (found) => {
        setText(result, found.length === 0 ? "No Sandboxes Found" : "");
        entries.replaceChildren(
          ...found.map((one) =>
            h(
              "li",
              {},
              button(one.title, () => void load(one), { class: "card" }),
            ),
          ),
        );
      },
      (error: unknown) => setText(result, whyOf(error)),
    );
  return {
    element: frame("Load a sandbox", { label: "Sandbox", to: () => game.show(sandboxScreen(game)) }, entries, result),
  };
}

/** Opens a document that came from the server or the clipboard, when it is one. */
function open(game: Game, text: string, saved: { id: string; title: string } | null, refuse: (why: string) => void) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("That is no sandbox: it is not JSON.");
  }
  const parsed = v.safeParse(Document, value);
  if (!parsed.success)
    return refuse(
      `That is no sandbox of this simulator: ${v.getDotPath(parsed.issues[0]) ?? "the document"} does not fit.`,
    );
  game.show(sandboxScreen(game, parsed.output, saved));
}
