import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { Unity, useUnityContext } from "react-unity-webgl";
import { texts } from "~/texts";
import { findComplaint, listenForComplaints } from "./console-complaints";
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

/** A game reports unknown messages at once. */
const answerTimeoutMs = 3_000;

/** Runs a build and tries every message and event of the contract. Attempts of a well-behaved build aren't stored. */
export default function ContractRun({ build, methods, startup, findings, children }: ContractRunProps) {
  const [complaints, setComplaints] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [hasAttempt, setAttempt] = useState(false);
  const receivedEvents = useState<GameEvent[]>([]);
  const showBanner = useCallback((message: string, type?: string) => {
    if (type === "error") setProblem(message);
  }, []);
  const { apiUrl } = startup;
  useLayoutEffect(() => guardCalls(apiUrl, () => setAttempt(true)), [apiUrl]);
  const unity = useUnityContext({ ...build, showBanner });
  const { isLoaded, UNSAFE__unityInstance: instance, sendMessage, initialisationError } = unity;
  const isRunning = isLoaded && instance !== null;
  useReceivedEvents(unity, receivedEvents[1]);

  // A string, so that it stays equal when the page reloads its data, and the trial isn't repeated.
  const trial = JSON.stringify({ methods, startup: JSON.stringify(startup) });
  useEffect(() => {
    if (!isRunning) return;
    // Serialized above.
    const parameters = JSON.parse(trial) as { methods: GameMethods; startup: string };
    const stop = listenForComplaints((text) => setComplaints((all) => [...all, text]));
    sendMessage(parameters.methods.startup.object, parameters.methods.startup.method, parameters.startup);
    sendMessage(parameters.methods.clipboard.object, parameters.methods.clipboard.method, clipboardDenied);
    const timer = setTimeout(() => setOver(true), answerTimeoutMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isRunning, sendMessage, trial]);

  const failed = problem ?? (initialisationError ? String(initialisationError.message) : undefined);
  const checkMethod = (gameMethod: GameMethod) => {
    const silence = isOver ? null : undefined;
    const refusal = failed ? texts.contractChecks.notRunning : (findComplaint(gameMethod, complaints) ?? silence);
    return checkMessage(`${gameMethod.object}.${gameMethod.method}`, refusal);
  };
  const checks = [
    checkLoad(isRunning, failed),
    checkMethod(methods.startup),
    checkMethod(methods.clipboard),
    ...checkEvents(findings, receivedEvents[0]),
    checkAttempt(hasAttempt),
  ];
  return children(<Unity unityProvider={unity.unityProvider} className="block size-full" tabIndex={0} />, checks);
}

function useReceivedEvents(
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
