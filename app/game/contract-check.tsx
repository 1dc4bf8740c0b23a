import { useCallback, useEffect, useState } from "react";
import { Unity, useUnityContext } from "react-unity-webgl";
import { findComplaint, listenForComplaints } from "./complaints";
import {
  clipboardDenied,
  gameEvents,
  type GameBuild,
  type GameEvent,
  type GameMethod,
  type GameMethods,
  type StartupData,
} from "./game-contract";
import { failureOf } from "./loading-failure";

export type CheckState = "waiting" | "good" | "bad";
export type ContractCheck = { name: string; state: CheckState; text: string };

type ContractRunProps = {
  build: GameBuild;
  methods: GameMethods;
  startup: StartupData;
  /** The words of the contract that were found in the build's files. */
  words: readonly string[];
  children: (checks: ContractCheck[]) => JSX.Element;
};

/** Milliseconds: a game says at once that it does not know a message. */
const patience = 3_000;

/** Runs the installed build and tries every message and event of the contract on it. */
export default function ContractRun({ build, methods, startup, words, children }: ContractRunProps) {
  const [complaints, setComplaints] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const seen = useState<GameEvent[]>([]);
  const showBanner = useCallback((message: string, type?: string) => {
    if (type === "error") setProblem(message);
  }, []);
  const unity = useUnityContext({ ...build, showBanner });
  const { isLoaded, UNSAFE__unityInstance: instance, sendMessage, initialisationError } = unity;
  const isRunning = isLoaded && instance !== null;
  useSeenEvents(unity, seen[1]);

  // As text: the page reads its data again when the game moves in the history, and must not start the trial anew.
  const trial = JSON.stringify({ methods, startup: JSON.stringify(startup) });
  useEffect(() => {
    if (!isRunning) return;
    // Written a line above.
    const asked = JSON.parse(trial) as { methods: GameMethods; startup: string };
    const stop = listenForComplaints((text) => setComplaints((all) => [...all, text]));
    sendMessage(asked.methods.startup.object, asked.methods.startup.method, asked.startup);
    sendMessage(asked.methods.clipboard.object, asked.methods.clipboard.method, clipboardDenied);
    const timer = setTimeout(() => setOver(true), patience);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isRunning, sendMessage, trial]);

  const failed = problem ?? (initialisationError ? String(initialisationError.message) : undefined);
  const message = (wanted: GameMethod): ContractCheck => {
    const complaint = findComplaint(wanted, complaints);
    const state = complaint || failed ? "bad" : isOver ? "good" : "waiting";
    const text = {
      waiting: "Waiting for the game",
      good: "The game took it",
      bad: complaint ?? "The game does not run",
    };
    return { name: `${wanted.object}.${wanted.method}`, state, text: text[state] };
  };
  const checks = [
    checkLoad(isRunning, failed),
    message(methods.startup),
    message(methods.clipboard),
    ...gameEvents.map((name) => checkEvent(name, seen[0], words)),
  ];
  return (
    <>
      {children(checks)}
      {/* A game may lay its own controls over its canvas: they stay in this box. */}
      <div className="relative aspect-video w-full overflow-hidden rounded-md bg-night max-sm:aspect-[3/4]">
        <Unity unityProvider={unity.unityProvider} className="block size-full" tabIndex={0} />
      </div>
    </>
  );
}

function checkLoad(isRunning: boolean, failed: string | undefined): ContractCheck {
  const name = "The build starts";
  if (failed) return { name, state: "bad", text: failureOf(failed).text };
  return isRunning ? { name, state: "good", text: "It runs" } : { name, state: "waiting", text: "Loading" };
}

/** Nobody can make a game call the page: so what its files mention counts, and what it calls while it is tried. */
function checkEvent(name: GameEvent, seen: GameEvent[], words: readonly string[]): ContractCheck {
  if (seen.includes(name)) return { name, state: "good", text: "The game called it just now" };
  if (words.includes(name) && words.includes("dispatchReactUnityEvent"))
    return { name, state: "good", text: "The build mentions it; use it in the game to be sure" };
  return { name, state: "bad", text: "The build mentions it nowhere" };
}

function useSeenEvents(
  { addEventListener, removeEventListener }: ReturnType<typeof useUnityContext>,
  setSeen: (change: (seen: GameEvent[]) => GameEvent[]) => void,
) {
  useEffect(() => {
    const listeners = gameEvents.map((name) => ({ name, note: () => setSeen((seen) => [...seen, name]) }));
    for (const { name, note } of listeners) addEventListener(name, note);
    return () => {
      for (const { name, note } of listeners) removeEventListener(name, note);
    };
  }, [addEventListener, removeEventListener, setSeen]);
}
