// Build/game.framework.js: a classic script like Unity's; it imports the modules in the page's language.
import { currentLocale, defaultLocale } from "~/texts/locale";

// A classic script that is being evaluated is always `document.currentScript`.
const { src } = document.currentScript as HTMLScriptElement;
const locale = currentLocale();
const folder = locale === defaultLocale ? "" : `${locale}/`;
const urlOf = (file: string) => new URL(folder + file, src).href;
const start = Promise.all([
  // The build makes this module from start.ts.
  import(urlOf(MODULES.start)) as Promise<typeof import("./start")>,
  // Imported here only to load both at the same time.
  import(urlOf(MODULES.shared)),
]);
// startApsisSimulator rejects with the error; this avoids an unhandled rejection.
start.catch(() => undefined);

// Listed by name, because the contract check searches the build's script for them.
const events = ["LogOut", "Quit", "ClipboardRequest"] as const;

window.startApsisSimulator = async (canvas, config, data) => {
  const [{ startGame }] = await start;
  const page = {
    sendEvent: (event: (typeof events)[number]) => events.includes(event) && window.dispatchReactUnityEvent?.(event),
    scenesUrl: urlOf(MODULES.scenes),
    laterUrls: { plan: urlOf(MODULES.plan), duel: urlOf(MODULES.duel) },
  };
  return startGame(canvas, config, data, page);
};
