import { texts } from "~/texts";
import { failureOf } from "./loading-failure";
import type { GameEvent } from "./game-contract";

/** unknown: neither the files nor the running game have shown it yet. */
export type CheckState = "waiting" | "good" | "bad" | "unknown";
export type ContractCheck = { name: string; state: CheckState; text: string };

/** What the build's files show about an event (app/domain/game/contract-findings.ts). */
export type EventFinding = { name: string; verdict: "good" | "bad" | "unknown"; text: string };

export function checkLoad(isRunning: boolean, failed: string | undefined): ContractCheck {
  const name = texts.contractChecks.loadCheck;
  if (failed) return { name, state: "bad", text: failureOf(failed).text };
  return isRunning
    ? { name, state: "good", text: texts.contractChecks.running }
    : { name, state: "waiting", text: texts.contractChecks.loading };
}

/** `refusal`: the game's complaint about the message, or null; undefined while it may still come. */
export function checkMessage(name: string, refusal: string | null | undefined): ContractCheck {
  if (refusal === undefined) return { name, state: "waiting", text: texts.contractChecks.waiting };
  return refusal ? { name, state: "bad", text: refusal } : { name, state: "good", text: texts.contractChecks.taken };
}

/** Events can't be triggered from outside: an event received here counts, otherwise the files decide. */
export const checkEvents = (findings: readonly EventFinding[], receivedEvents: readonly GameEvent[]): ContractCheck[] =>
  findings.map(({ name, verdict, text }) =>
    receivedEvents.some((event) => event === name)
      ? { name, state: "good", text: texts.contractChecks.sent }
      : { name, state: verdict, text },
  );

export const checkAttempt = (isSeen: boolean): ContractCheck => ({
  name: texts.contractChecks.attemptCheck,
  state: isSeen ? "good" : "unknown",
  text: isSeen ? texts.contractChecks.attemptSeen : texts.contractChecks.attemptHint,
});
