import { texts } from "~/texts";
import { h } from "../dom";
import type { Graphics } from "../scene/stage";
import type { Game } from "../unity/screen";

/** How elaborately the simulator draws on this device. */
export function renderGraphicsChoice(game: Game): HTMLElement {
  const names: Record<Graphics, string> = {
    automatic: texts.gameMenu.graphicsAutomatic,
    full: texts.gameMenu.graphicsFull,
    plain: texts.gameMenu.graphicsSimple,
  };
  // Of the record above, whose keys are exactly these.
  const choices = Object.entries(names) as [Graphics, string][];
  const select = h(
    "select",
    {
      name: "graphics",
      onChange: () => {
        const chosen = choices.find(([graphics]) => graphics === select.value);
        if (!chosen) return;
        [game.graphics] = chosen;
        const root = select.getRootNode();
        // Drawn again from the start: lines and models depend on the choice.
        game.showMenu();
        // The menu is new, and the choice may go on by keyboard.
        if (root instanceof Document || root instanceof ShadowRoot)
          root.querySelector<HTMLSelectElement>("select[name=graphics]")?.focus();
      },
    },
    ...choices.map(([value, name]) => h("option", { value, selected: value === game.graphics }, name)),
  );
  return h("label", { class: "choice" }, h("span", {}, texts.gameMenu.graphics), select);
}
