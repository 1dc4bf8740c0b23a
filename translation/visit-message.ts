import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { Message } from "./read-message";

export type Part = Message[number];
/** A choice or tag around a part; `branch` is the case of the choice. */
export type Ancestor = { readonly part: Part; readonly branch: string };

/** Calls `visit` with each part and what is around it, outermost first. */
export function visitMessage(
  message: Message,
  visit: (part: Part, ancestors: readonly Ancestor[]) => void,
  ancestors: readonly Ancestor[] = [],
): void {
  for (const part of message) {
    visit(part, ancestors);
    if (part.type === TYPE.tag) visitMessage(part.children, visit, [...ancestors, { part, branch: "" }]);
    if (part.type === TYPE.select || part.type === TYPE.plural)
      for (const [branch, { value }] of Object.entries(part.options))
        visitMessage(value, visit, [...ancestors, { part, branch }]);
  }
}

/** The name of the value that a part uses; null for words. */
export const nameOfPart = (part: Part): string | null =>
  part.type === TYPE.literal || part.type === TYPE.pound ? null : part.value;

/** The format of a date; nothing for ICU's skeletons, which the catalogue doesn't use. */
export const styleOf = (part: Part): string => ("style" in part && typeof part.style === "string" ? part.style : "");

/** What is made of a value, so that two texts can be compared. */
export const formatOf = (part: Part) => `${part.type} ${nameOfPart(part) ?? ""}`;
