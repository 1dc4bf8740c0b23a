// What the files of a build reveal about the contract (docs/game-builds.md), without running it.

/** unknown: the files don't show it. */
export type Verdict = "good" | "bad" | "unknown";
export type Finding = { name: string; verdict: Verdict; text: string };

const caller = "dispatchReactUnityEvent";

/** The events of the contract, and how to make the game send each. */
const events: [name: string, how: string][] = [
  ["LogOut", "log out"],
  ["Quit", "press Quit"],
  ["ClipboardRequest", "paste something"],
];

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
  ...events.flatMap(([event]) => [event, ...callsOf(event)]),
];

/** `words`: those of the list above that were found. */
export function findMethods(words: readonly string[], { startupMethod, clipboardMethod }: Methods): Finding[] {
  return [startupMethod, clipboardMethod].map((name) =>
    words.includes(methodWordOf(name))
      ? {
          name,
          verdict: "unknown",
          text: "The build has a method of this name. The preview shows whether it takes the message.",
        }
      : { name, verdict: "bad", text: "No method of this name is in the files." },
  );
}

export function findEvents(words: readonly string[]): Finding[] {
  return events.map(([name, how]) => {
    if (!words.includes(caller))
      return { name, verdict: "bad", text: `The build sends no events: it never calls ${caller}.` };
    if (callsOf(name).some((call) => words.includes(call)))
      return { name, verdict: "good", text: "The build's code sends it." };
    if (!words.includes(name)) return { name, verdict: "bad", text: "The build doesn't mention it." };
    return { name, verdict: "unknown", text: `The files can't show it: ${how} in the preview.` };
  });
}

/** Warns of a build that contains none of the contract's words; "" otherwise. */
export function remarkOnContract(words: readonly string[], { startupMethod, clipboardMethod }: Methods): string {
  if (words.includes(methodWordOf(startupMethod)) || words.includes(caller)) return "";
  return (
    `This build seems to know neither ${startupMethod} nor any event of the page: it will not learn who ` +
    `plays. If its object and method have other names, set GAME_STARTUP_METHOD (now ${startupMethod}) ` +
    `and GAME_CLIPBOARD_METHOD (now ${clipboardMethod}).`
  );
}
