// Build/game.framework.js: gives the loader what it starts. A classic script, as Unity's are; the rest are modules.

// Where they lie is known only while this script is evaluated: a classic script, of which there is an address.
const { src } = document.currentScript as HTMLScriptElement;
const addressOf = (file: string) => new URL(file, src).href;
const start = Promise.all([
  // The build made the file from start.ts.
  import(addressOf(MODULES.start)) as Promise<typeof import("./start")>,
  // Of no use here, but so it is asked for at the same time.
  import(addressOf(MODULES.shared)),
]);
// The page that starts the simulator gets the error.
start.catch(() => undefined);

// Events for the page, by name, so that a search of the build's script finds them, as the contract check does.
const events = ["LogOut", "Quit", "ClipboardRequest"] as const;

window.startApsisSimulator = async (canvas, config, data) => {
  const [{ startGame }] = await start;
  const page = {
    tell: (event: (typeof events)[number]) => events.includes(event) && window.dispatchReactUnityEvent?.(event),
    scenesUrl: addressOf(MODULES.scenes),
  };
  return startGame(canvas, config, data, page);
};
