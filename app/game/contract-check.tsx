import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { Unity, useUnityContext } from "react-unity-webgl";
import { findComplaint, listenForComplaints } from "./complaints";
import {
  checkAttempt,
  checkEvents,
  checkLoad,
  checkMessage,
  type ContractCheck,
  type EventFinding,
} from "./contract-checks";
import {
  clipboardDenied,
  gameEvents,
  type GameBuild,
  type GameEvent,
  type GameMethod,
  type GameMethods,
  type StartupData,
} from "./game-contract";
import { guardCalls } from "./preview-calls";

type ContractRunProps = {
  build: GameBuild;
  methods: GameMethods;
  startup: StartupData;
  findings: readonly EventFinding[];
  children: (game: JSX.Element, checks: ContractCheck[]) => JSX.Element;
};

/** Milliseconds: a game says at once that it does not know a message. */
const patience = 3_000;

/** Runs a build and tries every message and event of the contract on it. What an honest build hands in is stored nowhere. */
export default function ContractRun({ build, methods, startup, findings, children }: ContractRunProps) {
  const [complaints, setComplaints] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [hasAttempt, setAttempt] = useState(false);
  const seen = useState<GameEvent[]>([]);
  const showBanner = useCallback((message: string, type?: string) => {
    if (type === "error") setProblem(message);
  }, []);
  const { apiUrl } = startup;
  useLayoutEffect(() => guardCalls(apiUrl, () => setAttempt(true)), [apiUrl]);
  const unity = useUnityContext({ ...build, showBanner });
  const { isLoaded, UNSAFE__unityInstance: instance, sendMessage, initialisationError } = unity;
  const isRunning = isLoaded && instance !== null;
  useSeenEvents(unity, seen[1]);

  // As text: the page reads its data again when the game moves in the history, and must not start the trial again.
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
  const message = (wanted: GameMethod) => {
    const silence = isOver ? null : undefined;
    const refusal = failed ? "The game doesn't run." : (findComplaint(wanted, complaints) ?? silence);
    return checkMessage(`${wanted.object}.${wanted.method}`, refusal);
  };
  const checks = [
    checkLoad(isRunning, failed),
    message(methods.startup),
    message(methods.clipboard),
    ...checkEvents(findings, seen[0]),
    checkAttempt(hasAttempt),
  ];
  return children(<Unity unityProvider={unity.unityProvider} className="block size-full" tabIndex={0} />, checks);
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
