import { texts } from "~/texts";
// What the files of a build reveal about the contract (docs/game-builds.md), without running it.

/** unknown: the files don't show it. */
export type Verdict = "good" | "bad" | "unknown";
export type Finding = { name: string; verdict: Verdict; text: string };

const caller = "dispatchReactUnityEvent";

/** The events of the contract. */
const events = ["LogOut", "Quit", "ClipboardRequest"] as const;

/** A name as Unity stores it: between zero bytes. */
const methodWordOf = (name: string) => `\0${name.split(".").at(-1)}\0`;

/** The event sent by name, as in a build's JavaScript. The name alone proves nothing: Unity's own loader has `Quit`. */
const callsOf = (event: string) => ['"', "'", "`"].map((quote) => `${caller}(${quote}${event}${quote}`);

type Methods = { startupMethod: string; clipboardMethod: string };

/** Words to search for in a build. */
export const contractWordsOf = ({ startupMethod, clipboardMethod }: Methods) => [
  methodWordOf(startupMethod),
  methodWordOf(clipboardMethod),
  caller,
  ...events.flatMap((event) => [event, ...callsOf(event)]),
];

/** `words`: those of the list above that were found. */
export function findMethods(words: readonly string[], { startupMethod, clipboardMethod }: Methods): Finding[] {
  return [startupMethod, clipboardMethod].map((name) =>
    words.includes(methodWordOf(name))
      ? {
          name,
          verdict: "unknown",
          text: texts.gameContract.methodInFiles,
        }
      : { name, verdict: "bad", text: texts.gameContract.methodMissing },
  );
}

export function findEvents(words: readonly string[]): Finding[] {
  return events.map((name) => {
    if (!words.includes(caller)) return { name, verdict: "bad", text: texts.gameContract.noEvents({ caller }) };
    if (callsOf(name).some((call) => words.includes(call)))
      return { name, verdict: "good", text: texts.gameContract.eventSent };
    if (!words.includes(name)) return { name, verdict: "bad", text: texts.gameContract.eventMissing };
    return { name, verdict: "unknown", text: texts.gameContract.eventUnknown({ event: name }) };
  });
}

/** Warns of a build that contains none of the contract's words; "" otherwise. */
export function remarkOnContract(words: readonly string[], { startupMethod, clipboardMethod }: Methods): string {
  if (words.includes(methodWordOf(startupMethod)) || words.includes(caller)) return "";
  return texts.gameContract.contractRemark({ startupMethod, clipboardMethod });
}
