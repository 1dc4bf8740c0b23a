import { useEffect, useRef } from "react";
import { texts } from "~/texts";
import type { StartupData } from "./game-contract";
import { readFromFrame, type ToFrame } from "./frame-messages";
import { callAsPlayer } from "./player-calls";

export type GamePlace = { classId: string | null; scenarioId: string | null };

type GameFrameProps = {
  /** URL of the game's page on GAME_ORIGIN. */
  address: string;
  startup: StartupData;
  /** CSS classes for the size. */
  size: string;
  usesSensors: boolean;
  onLogOut: () => void;
  onQuit: () => void;
  onClipboard?: () => void;
  onAnswer: (refusal: string) => void;
  /** The game has opened a scenario, or its menu. */
  onPlace?: (place: GamePlace) => void;
  /** Makes an API call for the game. */
  makeCall?: typeof callAsPlayer;
};

const sensors = "accelerometer; gyroscope; magnetometer";
const allowedFeatures = "autoplay; clipboard-read; clipboard-write; cross-origin-isolated; fullscreen; gamepad";

/**
 * The game on its own origin: it can't read anything of this site and only sends messages. The sandbox prevents it from
 * navigating this page.
 */
export default function GameFrame(props: GameFrameProps) {
  const { address, size, usesSensors } = props;
  const { origin } = new URL(address);
  const frame = useRef<HTMLIFrameElement>(null);
  const current = useRef(props);
  useEffect(() => {
    current.current = props;
  });
  useEffect(() => {
    const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, origin);
    const handleMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const message = readFromFrame(data);
      const { startup, onLogOut, onQuit, onClipboard, onAnswer, onPlace, makeCall = callAsPlayer } = current.current;
      if (message?.apsis === "ready") send({ apsis: "start", startup });
      if (message?.apsis === "answer") onAnswer(message.refusal);
      if (message?.apsis === "logOut") onLogOut();
      if (message?.apsis === "quit") onQuit();
      if (message?.apsis === "clipboard") onClipboard?.();
      if (message?.apsis === "place") onPlace?.(message);
      if (message?.apsis === "call") {
        const { id, call } = message;
        void makeCall(call, startup.userId).then((answer) => send({ apsis: "answered", id, answer }));
      }
    };
    addEventListener("message", handleMessage);
    // Only now, because the listener must be there for the frame's first message.
    if (frame.current) frame.current.src = address;
    return () => removeEventListener("message", handleMessage);
  }, [address, origin]);
  return (
    <iframe
      ref={frame}
      title={texts.play.gameTitle}
      allow={usesSensors ? `${allowedFeatures}; ${sensors}` : allowedFeatures}
      // Links in lessons open new tabs, which must not be sandboxed.
      sandbox="allow-scripts allow-same-origin allow-pointer-lock allow-downloads allow-popups allow-popups-to-escape-sandbox"
      className={`block w-full border-0 ${size}`}
    />
  );
}
