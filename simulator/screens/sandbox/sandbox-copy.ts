import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { orbitName } from "../../../content/orbit-names";
import { h, renderButton } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderLegendEntry } from "../globe-panel";
import { SandboxDesk } from "./sandbox-desk";
import { renderSandboxPicture } from "./sandbox-picture";
import type { SandboxDocument } from "./sandbox-document";

const shown = ["perigee", "apogee", "inclination", "node", "argumentOfPerigee"] as const;

/** A copy that was handed in: it is flown and looked at, but can't be changed. */
export function renderSandboxCopy(game: Game, document: SandboxDocument): Screen {
  const desk = new SandboxDesk(game, document);
  const readings = h("dl", { class: "readings" });
  const list = h("div", { class: "row", role: "group", "aria-label": texts.gameSandbox.spacecraft });
  const choose = (index: number) => {
    desk.selected = index;
    const { orbit } = desk.craft;
    readings.replaceChildren(
      ...shown.flatMap((quantity) => [h("dt", {}, orbitName(quantity)), h("dd", {}, fixed(orbit[quantity], 2))]),
      h("dt", {}, `${texts.gameLesson.trueAnomaly}, °`),
      h("dd", {}, fixed(orbit.trueAnomaly, 2)),
    );
    list.replaceChildren(
      ...document.spacecraft.map(({ name }, at) =>
        renderButton(name, () => choose(at), { "aria-pressed": String(at === index), class: "quiet" }),
      ),
    );
  };
  choose(0);
  const legend = h(
    "ul",
    { class: "legend" },
    ...document.spacecraft.map(({ name }, index) => renderLegendEntry(name, index)),
  );
  const text = h(
    "div",
    { class: "text" },
    list,
    readings,
    h("p", {}, `${texts.gameSandbox.model}: ${texts.forceModels.name({ model: document.gravity })}`),
  );
  const picture = renderSandboxPicture(game, desk, legend);
  return {
    element: h("div", { class: "screen" }, h("div", { class: "split sandbox" }, text, picture)),
    views: [desk.globe],
    tick: (seconds) => desk.tick(seconds),
    step: (seconds) => desk.advance(seconds),
  };
}
