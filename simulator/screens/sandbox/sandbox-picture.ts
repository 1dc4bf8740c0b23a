import { h } from "../../dom";
import type { Game } from "../../unity/screen";
import { renderGraphicsNotice } from "../frame";
import { renderSpeeds } from "../speeds";
import type { SandboxDesk } from "./sandbox-desk";

/** The globe of a sandbox, with `legend`, its clock and the clock's speeds. */
export const renderSandboxPicture = (game: Game, desk: SandboxDesk, legend: HTMLElement): HTMLElement =>
  h(
    "figure",
    { class: "panel" },
    desk.globeElement,
    h("figcaption", {}, legend, desk.clock),
    renderGraphicsNotice(game.stage.isWorking),
    renderSpeeds(desk, () => desk.advance(600)),
  );
