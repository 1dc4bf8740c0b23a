import { useCallback, useState } from "react";
import {
  checkAttempt,
  checkEvents,
  checkLoad,
  checkMessage,
  type ContractCheck,
  type EventFinding,
} from "./contract-checks";
import GameFrame from "./game-frame";
import type { GameEvent, GameMethods, StartupData } from "./game-contract";
import type { PlayerCall } from "./frame-messages";
import { callInPreview } from "./preview-calls";

type ContractFrameProps = {
  /** URL of the frame on GAME_ORIGIN. */
  address: string;
  usesSensors: boolean;
  methods: GameMethods;
  startup: StartupData;
  findings: readonly EventFinding[];
  children: (game: JSX.Element, checks: ContractCheck[]) => JSX.Element;
};

/** The contract check for a game on GAME_ORIGIN, which talks through its frame's messages. */
export default function ContractFrame(props: ContractFrameProps) {
  const { address, usesSensors, methods, startup, findings, children } = props;
  const [refusal, setRefusal] = useState<string>();
  const [hasAttempt, setAttempt] = useState(false);
  const [receivedEvents, setReceivedEvents] = useState<GameEvent[]>([]);
  const addEvent = (event: GameEvent) => setReceivedEvents((all) => [...all, event]);
  const makeCall = useCallback(
    (call: PlayerCall, userId: string) => callInPreview(call, userId, () => setAttempt(true)),
    [],
  );
  const { object, method } = methods.startup;
  const checks = [
    checkLoad(refusal !== undefined, undefined),
    checkMessage(`${object}.${method}`, refusal),
    ...checkEvents(findings, receivedEvents),
    checkAttempt(hasAttempt),
  ];
  const game = (
    <GameFrame
      address={address}
      size="h-full"
      usesSensors={usesSensors}
      startup={startup}
      onAnswer={setRefusal}
      onLogOut={() => addEvent("LogOut")}
      onQuit={() => addEvent("Quit")}
      onClipboard={() => addEvent("ClipboardRequest")}
      makeCall={makeCall}
    />
  );
  return children(game, checks);
}
