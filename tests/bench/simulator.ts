import type { CDPSession, Page } from "@playwright/test";
import * as v from "valibot";
import { demoPassword } from "~/domain/demo/people";
import { ScenarioFile } from "../../content/content-schema";
import docking from "../../content/lessons/objective-docking.json" with { type: "json" };
import { earthRadius, radians } from "../../physics/earth";
import { flyAgain, isProblem, type FlightEvidence } from "../../physics/fly-again";
import { stateOf } from "../../physics/kepler";
import { Bodies } from "../../physics/propagation";
import { codeOf, maxPulses, type Pulse } from "../../physics/pulses";
import { mostKilobytesToMenu } from "../../simulator/build.mjs";
import { maxCraft } from "../../simulator/screens/sandbox/sandbox-document";
import { startServer } from "../support/server";
import { openBrowser } from "./browser";
import { withLeast, withMost, type Figure } from "./figures";
import { median } from "./measure";
import { host, temporaryFolder, type BenchOptions } from "./setting";

/** kB that each mount and unmount may leave. */
const maxKilobytesLeft = 1;
/** Milliseconds for grading a flight. */
const maxMilliseconds = 20;
/** Frames per second. */
const minFrames = { docking: 20, sandbox: 25 };

/** V8 compiles nothing, and allocates a function's feedback at its first call: the heap grows by what the page holds. */
const heapSwitches = ["--js-flags=--jitless --no-lazy-feedback-allocation"];

/** The physics alone, then the simulator in a browser with software rendering. */
export async function simulator({ quick }: BenchOptions): Promise<Figure[]> {
  const alone = [...[2, 100].map((count) => propagation(count, quick)), ...reflights()];
  return [...alone, ...(await inBrowser(quick))];
}

/** Propagation steps of all bodies per second. */
function propagation(count: number, quick: boolean): Figure {
  const states = Array.from({ length: count }, (_, at) =>
    stateOf({
      semiMajorAxis: earthRadius + 4e5 + at * 1e4,
      eccentricity: 0.001,
      inclination: radians(51.6),
      node: 0,
      argumentOfPerigee: 0,
      trueAnomaly: at,
    }),
  );
  const bodies = new Bodies(states);
  const steps = Math.ceil((quick ? 40_000 : 400_000) / count);
  bodies.advance(5 * steps, "J2");
  const startedAt = performance.now();
  bodies.advance(5 * steps, "J2");
  return {
    what: "propagation with J2, Runge-Kutta steps",
    size: `${count} bodies`,
    value: (steps * 1000) / (performance.now() - startedAt),
    unit: "/s",
  };
}

/** Grading of a docking: by burns, by hand, and with the maximum of pulses. */
function reflights(): Figure[] {
  const scenario = { ...v.parse(ScenarioFile, docking), maxScore: 250 };
  const { version, reference } = scenario;
  const pulses = Array.from({ length: maxPulses }, (_, at): Pulse => [18 * at, codeOf(at % 2 ? "left" : "right")]);
  const logs: [string, FlightEvidence][] = [
    ["the reference, by burns", { version, ...reference }],
    ["60 manual pulses", { version, burns: [], pulses: pulses.slice(0, 60), end: 400 }],
    [`${maxPulses} manual pulses`, { version, burns: [], pulses, end: 3600 }],
  ];
  return logs.map(([size, log]) => {
    const times = Array.from({ length: 15 }, () => {
      const startedAt = performance.now();
      if (isProblem(flyAgain(scenario, log))) throw new Error(`Invalid log: ${size}`);
      return performance.now() - startedAt;
    });
    const figure: Figure = { what: "the server replays a docking", size, value: median(times), unit: "ms" };
    return withMost(figure, maxMilliseconds);
  });
}

async function inBrowser(quick: boolean): Promise<Figure[]> {
  const server = await startServer({ DATA_DIR: temporaryFolder(), DEMO: "1" }, undefined, host);
  try {
    const loadFigures = await withPage(server.url, [], async (page, devTools) => {
      const { bytes, milliseconds } = await measureLoading(page, devTools, quick ? 2 : 5);
      return [
        withMost(
          { what: "simulator until playable: size of its files", size: "menu", value: bytes / 1000, unit: "kB" },
          mostKilobytesToMenu,
        ),
        {
          what: "simulator until playable: time to the menu",
          size: "menu",
          value: milliseconds,
          unit: "ms",
        },
        withLeast(
          {
            what: "frames, software rendering",
            size: "docking, 1440 x 900",
            value: await dockingFrames(page, quick),
            unit: "/s",
          },
          minFrames.docking,
        ),
        withLeast(
          {
            what: "frames, software rendering",
            size: `sandbox of ${maxCraft} craft, 1440 x 900`,
            value: await sandboxFrames(page, quick),
            unit: "/s",
          },
          minFrames.sandbox,
        ),
      ];
    });
    const mountFigures = await withPage(server.url, heapSwitches, (page, devTools) =>
      mountRounds(page, devTools, quick ? 1 : 10),
    );
    const flights = await withPage(server.url, heapSwitches, (page, devTools) =>
      manyFlights(page, devTools, quick ? { lots: 1, ofLot: 1 } : { lots: 5, ofLot: 10 }),
    );
    return [...loadFigures, ...mountFigures, ...flights];
  } finally {
    await server.stop();
  }
}

/** A student's page in a separate browser. */
async function withPage(
  url: string,
  switches: string[],
  measure: (page: Page, devTools: CDPSession) => Promise<Figure[]>,
): Promise<Figure[]> {
  const browser = await openBrowser([
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    ...switches,
  ]);
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      baseURL: url,
    });
    await context.request.post("/?index", {
      form: { intent: "login", username: "player", password: demoPassword },
      maxRedirects: 0,
    });
    const page = await context.newPage();
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await browser.close();
  }
}

const menu = (page: Page) => page.getByRole("heading", { name: "Choose a mode" });

async function measureLoading(page: Page, devTools: CDPSession, rounds: number) {
  await devTools.send("Network.enable");
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const games = new Set<string>();
  let bytes = 0;
  devTools.on(
    "Network.responseReceived",
    ({ requestId, response }) => void (response.url.includes("/game/") && games.add(requestId)),
  );
  devTools.on(
    "Network.loadingFinished",
    ({ requestId, encodedDataLength }) => void (games.has(requestId) && (bytes += encodedDataLength)),
  );
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await page.goto("/play");
    await menu(page).waitFor();
    times.push(performance.now() - startedAt);
  }
  return { bytes: bytes / rounds, milliseconds: median(times) };
}

type Instance = {
  SendMessage: (object: string, method: string, value: string) => void;
  Quit: () => Promise<void>;
  GetMetricsInfo: () => { fps: number };
};
type GameWindow = {
  createUnityInstance: (canvas: HTMLCanvasElement, config: object) => Promise<Instance>;
  bench: { instance: Instance; canvas: HTMLCanvasElement };
};

/** A second game in the same page, held by the bench. */
const mount = (page: Page) =>
  page.evaluate(async () => {
    const { createUnityInstance } = window as unknown as GameWindow;
    const place = document.createElement("div");
    Object.assign(place.style, { position: "fixed", inset: "0", zIndex: "50", background: "black" });
    const canvas = document.createElement("canvas");
    Object.assign(canvas.style, { width: "100%", height: "100%", display: "block" });
    place.append(canvas);
    document.body.append(place);
    const instance = await createUnityInstance(canvas, {
      dataUrl: "/game/Build/game.data.gz",
      frameworkUrl: "/game/Build/game.framework.js.gz",
      codeUrl: "/game/Build/game.wasm.gz",
      streamingAssetsUrl: "/game/StreamingAssets",
    });
    const userId = decodeURIComponent(
      /(?:^|; )userId=([^;]*)/.exec(document.cookie)?.[1] ?? localStorage.getItem("userId") ?? "",
    ).replaceAll('"', "");
    instance.SendMessage(
      "Startup",
      "Configure",
      JSON.stringify({
        userName: "player",
        userId,
        apiUrl: location.origin,
        organizationName: "",
        classification: "",
        dataLibrary: { url: "", userName: "", password: "" },
      }),
    );
    (window as unknown as GameWindow).bench = { instance, canvas };
  });

const unmount = (page: Page) =>
  page.evaluate(async () => {
    const game = window as unknown as GameWindow;
    const { instance, canvas } = game.bench;
    await instance.Quit();
    canvas.parentElement!.remove();
    delete (game as Partial<GameWindow>).bench;
    // The next game opens at its menu, not at the scenario of this one.
    history.replaceState(null, "", "/play");
  });

async function openDocking(page: Page) {
  const game = page.locator(".apsis-simulator").last();
  await game.getByRole("button", { name: /^Compete/ }).click();
  await game.getByRole("button", { name: "Dock With the Station" }).click();
  // A flight of an earlier round goes on without a question.
  for (const answer of [/^Practice/, /^By hand/]) {
    const button = game.getByRole("button", { name: answer });
    await button.or(game.getByRole("button", { name: "Start over" })).waitFor();
    if (await button.isVisible()) await button.click();
  }
  return game;
}

async function dockingFrames(page: Page, quick: boolean) {
  await mount(page);
  const game = await openDocking(page);
  await game.getByRole("button", { name: "10×", exact: true }).click();
  return measureFrames(page, quick);
}

/** The maximum of spacecraft, each with orbit and ground track. */
async function sandboxFrames(page: Page, quick: boolean) {
  await mount(page);
  const game = page.locator(".apsis-simulator").last();
  await game.getByRole("button", { name: /^Sandbox/ }).click();
  for (let craft = 1; craft < maxCraft; craft++) await game.getByRole("button", { name: "Add", exact: true }).click();
  await game.getByRole("button", { name: "100×", exact: true }).click();
  return measureFrames(page, quick);
}

/** After the simulator has adapted its resolution; its own figure covers the last three seconds. */
async function measureFrames(page: Page, quick: boolean) {
  await page.waitForTimeout(6_000);
  const rates: number[] = [];
  for (let look = 0; look < (quick ? 3 : 8); look++) {
    await page.waitForTimeout(1_000);
    rates.push(await page.evaluate(() => (window as unknown as GameWindow).bench.instance.GetMetricsInfo().fps));
  }
  await unmount(page);
  return median(rates);
}

/** kB, when repeated garbage collections free nothing more. */
async function heapHeld(devTools: CDPSession): Promise<number> {
  let heapSize = Infinity;
  for (;;) {
    await devTools.send("HeapProfiler.collectGarbage");
    const now = (await devTools.send("Runtime.getHeapUsage")).usedSize / 1000;
    if (now > heapSize - 1) return Math.min(now, heapSize);
    heapSize = now;
  }
}

/** Mounts, flies and unmounts a game several times to warm up, and as often to measure what stays. */
async function mountRounds(page: Page, devTools: CDPSession, rounds: number): Promise<Figure[]> {
  await page.goto("/play");
  await menu(page).waitFor();
  const flyRounds = async () => {
    for (let round = 0; round < rounds; round++) {
      await mount(page);
      await openDocking(page);
      await page.evaluate(() => (window as unknown as GameWindow).bench.instance.SendMessage("Test", "Step", "60"));
      await unmount(page);
    }
    return heapHeld(devTools);
  };
  const before = await flyRounds();
  const after = await flyRounds();
  return [
    { what: `heap after ${rounds} mounts and unmounts`, size: "docking flown", value: before, unit: "kB" },
    withMost(
      {
        what: `heap growth per mount, ${rounds} more`,
        size: "docking flown",
        value: Math.max(0, (after - before) / rounds),
        unit: "kB",
      },
      maxKilobytesLeft,
    ),
  ];
}

/**
 * Complete flights with debrief and hand-in in one game: a lot to warm up, then those measured. The middle lot counts,
 * because a browser table that doubles once isn't a leak.
 */
async function manyFlights(
  page: Page,
  devTools: CDPSession,
  { lots, ofLot }: { lots: number; ofLot: number },
): Promise<Figure[]> {
  await page.goto("/play");
  await menu(page).waitFor();
  await mount(page);
  const game = page.locator(".apsis-simulator").last();
  const flyLot = async () => {
    for (let flight = 0; flight < ofLot; flight++) {
      await game.getByRole("button", { name: /^Compete/ }).click();
      await game.getByRole("button", { name: "Hop One Kilometer Along the V-Bar" }).click();
      await game.getByRole("button", { name: /^Practice/ }).click();
      await game.getByRole("button", { name: "+10 min" }).waitFor();
      await page.evaluate(() => (window as unknown as GameWindow).bench.instance.SendMessage("Test", "Step", "40000"));
      await game.getByRole("button", { name: "To the menu" }).click();
    }
    return heapHeld(devTools);
  };
  const sizes = [await flyLot()];
  for (let lot = 0; lot < lots; lot++) sizes.push(await flyLot());
  await unmount(page);
  const grown = sizes.slice(1).map((now, at) => Math.max(0, (now - sizes[at]!) / ofLot));
  const size = `average of ${lots * ofLot}, in one game`;
  return [
    withMost({ what: "heap growth per flight", size, value: median(grown), unit: "kB" }, maxKilobytesLeft),
    { what: "  in total", size, value: Math.max(0, sizes.at(-1)! - sizes[0]!), unit: "kB" },
  ];
}
