// Opens the planning screen, whose module is loaded when it is needed.
import { texts } from "~/texts";
import type { CatalogueReader } from "../../plan/place-craft";
import { catalogueStateOf, readCatalogue } from "../../sky/catalogue";
import { addStyle, loadModule } from "../../unity/load-module";
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

/** `opener`: an element of the screen, whose shadow root gets the style. */
export const openPlan = (game: Game, opener: Element, options: Omit<PlanOptions, "sky" | "maxCraft">) =>
  game.open(async () => {
    const url = game.laterUrls.plan;
    const { plan } = await loadModule<{ plan: PlanModule }>(url, texts.gamePlan.notOpened);
    addStyle(opener, url, plan.style);
    return () =>
      game.show(plan.renderPlanScreen(game, { ...options, maxCraft, sky: { readCatalogue, catalogueStateOf } }));
  });
