import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { Message } from "./read-message";
import { formatOf, nameOfPart, visitMessage, type Ancestor, type Part } from "./visit-message";

/** Cases of a value that isn't there: empty or null, and null only. */
export const emptiness = ["none", "null"];

/** A value that may be missing stays where English knows that it isn't. */
export function checkGuards(part: Part, ancestors: readonly Ancestor[], english: Message): string[] {
  const name = nameOfPart(part) ?? "";
  const inEnglish: string[][] = [];
  visitMessage(english, (each, around) => {
    const isSame = nameOfPart(each) === name && (each.type !== TYPE.select || formatOf(each) === formatOf(part));
    if (isSame) inEnglish.push(guardsIn(around, name));
  });
  const [first = [], ...others] = inEnglish;
  const present = guardsIn(ancestors, name);
  return first
    .filter((guard) => others.every((guards) => guards.includes(guard)) && !present.includes(guard))
    .map((guard) => `{${name}} may be missing outside of ${guard}, where English has it`);
}

/** The choices around a part that say whether a value is there. */
export const guardsIn = (ancestors: readonly Ancestor[], name: string): string[] =>
  ancestors.flatMap(({ part, branch }) =>
    part.type === TYPE.select && narrows(part, name) ? [`{${part.value}, select, ${branch} {...}}`] : [],
  );

/** The choice says whether the value, or what it is part of, is there: `typeWhatIsObject` is about `whatRole`. */
function narrows({ value, options }: Extract<Part, { type: TYPE.select }>, name: string): boolean {
  const typed = /^type([A-Z])(\w*?)Is[A-Z]\w*$/.exec(value);
  if (typed) return name.startsWith(`${typed[1]?.toLowerCase()}${typed[2]}`);
  return emptiness.some((each) => options[each]) && name.startsWith(value);
}
