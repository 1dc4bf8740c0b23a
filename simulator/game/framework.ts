// Build/game.framework.js: gives the loader what it starts.
import { renderMenu } from "../screens/menu";
import { RunningGame } from "./game";

window.startApsisSimulator = (canvas, config, data) => {
  const game = new RunningGame(canvas, config, data, renderMenu);
  return {
    SendMessage: (object, method, value) => game.receive(`${object}.${method}`, value),
    SetFullscreen: (full) =>
      void (full ? canvas.parentElement?.requestFullscreen() : document.fullscreenElement && document.exitFullscreen()),
    Quit: () => game.quit(),
    GetMetricsInfo: () => ({ fps: game.stage.fps }),
    // The canvas that is drawn on at the moment.
    Module: game.stage,
    fillsAnyShape: true,
  };
};
