import { setImmediate as nextTurn } from "node:timers/promises";

const itemsPerTurn = 1_000;

/** Maps a long list part by part: in between others are served. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % itemsPerTurn === itemsPerTurn - 1) await nextTurn();
    results.push(map(item, index));
  }
  return results;
}
