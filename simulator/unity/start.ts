// Build/game.start-….js: what the menu needs, apart from code shared with the scenes.
import { renderMenu } from "../screens/menu";
import type { BuildConfig, Instance, PageLink, SceneData } from "./contract";
import { RunningGame } from "./game";

export function startGame(canvas: HTMLCanvasElement, config: BuildConfig, data: SceneData, page: PageLink): Instance {
  const game = new RunningGame(canvas, config, data, page, renderMenu);
  return {
    SendMessage: (object, method, value) => game.receive(`${object}.${method}`, value),
    SetFullscreen: (full) =>
      void (full ? canvas.parentElement?.requestFullscreen() : document.fullscreenElement && document.exitFullscreen()),
    Quit: () => game.quit(),
    GetMetricsInfo: () => ({ fps: game.stage.fps }),
    // `stage.canvas` is the canvas in use.
    Module: game.stage,
    fillsAnyShape: true,
  };
}
