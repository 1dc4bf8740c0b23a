import { texts } from "~/texts";

/** The first names of a list and the number of the others: "Ada, Ben and 4 more". */
export function namesText(names: readonly string[], max: number): string {
  const more = names.length - max;
  const firstNames = names.slice(0, max).join(", ");
  return more > 0 ? texts.common.namesAndMore({ names: firstNames, more }) : firstNames;
}
