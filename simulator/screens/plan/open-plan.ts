// Opens the planning screen, whose module is loaded when it is needed.
import { texts } from "~/texts";
import type { CatalogueReader } from "../../plan/place-craft";
import { catalogueStateOf, readCatalogue } from "../../sky/catalogue";
import type { Game, Screen } from "../../unity/screen";
import { maxCraft, type SandboxDocument } from "../sandbox/sandbox-document";

/** `sky` reads objects by SGP4, which is in the scenes module. */
export type PlanOptions = {
  document: SandboxDocument;
  selected: number;
  /** As many spacecraft as a sandbox takes. */
  maxCraft: number;
  sky: CatalogueReader;
  back: { label: string; to: () => void };
};

export type PlanModule = { style: string; renderPlanScreen(game: Game, options: PlanOptions): Screen };

let attempts = 0;
let styled: ShadowRoot | null = null;

/** `opener`: an element of the screen, whose shadow root gets the style. */
export const openPlan = (game: Game, opener: Element, options: Omit<PlanOptions, "sky" | "maxCraft">) =>
  game.open(async () => {
    const { plan } = await loadModule();
    addStyle(opener, plan.style);
    return () =>
      game.show(plan.renderPlanScreen(game, { ...options, maxCraft, sky: { readCatalogue, catalogueStateOf } }));
  });

async function loadModule(): Promise<{ plan: PlanModule }> {
  const url = new URL(PLAN, import.meta.url);
  // Browsers cache a module's failure by URL, so a retry needs another URL.
  if (attempts++ > 0) url.searchParams.set("again", String(attempts));
  try {
    // The build makes this module from simulator/unity/plan.ts.
    const module = (await import(url.href)) as { plan: PlanModule };
    attempts = 0;
    return module;
  } catch (error) {
    throw new Error(texts.gamePlan.notOpened, { cause: error });
  }
}

function addStyle(opener: Element, style: string) {
  const root = opener.getRootNode();
  if (!(root instanceof ShadowRoot) || styled === root) return;
  styled = root;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets.push(sheet);
}
