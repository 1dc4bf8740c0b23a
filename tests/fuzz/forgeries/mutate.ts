// One to three random changes to a forged attempt: numbers, ids, entries, and fields that only the server may set.
import type { Body } from "./calls";
import type { Random } from "./scene";

type Json = null | boolean | number | string | Json[] | Fields;
type Fields = { [key: string]: Json };

const hostile: Json[] = [0, -1, 1, 1e9, 1e308, -0.5, 5e-324, null, "", "b", true, [], {}, "NaN"];
/** Fields that only the server sets. */
const unasked: Fields[] = [
  { counts: true, uncounted: null },
  { score: 1_000, maxScore: 1_000 },
  { grading: "server", checkedBy: "server", verified: true },
  { late: false, receivedAt: "2020-01-01T00:00:00Z" },
  { editionId: 1, seed: 0, isDrawn: false },
  { mode: "scored" },
];
const idNames = ["startId", "sessionId", "scenarioId", "attemptId", "userId"];

export function mutate(body: Body, random: Random, ids: string[]): Body {
  // A body is plain JSON.
  const copy = JSON.parse(JSON.stringify(body)) as Fields;
  for (let remaining = Math.ceil(random.number(0, 3)); remaining > 0; remaining--) change(copy, random, ids);
  return copy;
}

function change(body: Fields, random: Random, ids: string[]) {
  const { pick, happens } = random;
  if (happens(0.08)) return void Object.assign(body, pick(unasked));
  if (happens(0.08)) return void (body[pick(idNames)] = pick(ids));
  const places = placesIn(body).filter(({ key }) => !idNames.includes(key));
  if (places.length === 0) return;
  const { inside, key } = pick(places);
  const value = inside[key];
  // Usually the result can still be graded.
  if (happens(0.15)) inside[key] = pick(hostile);
  else if (happens(0.1)) delete inside[key];
  else inside[key] = nearly(value ?? null, random);
}

function nearly(value: Json, { pick, number }: Random): Json {
  if (typeof value === "number")
    return value * pick([1, 1, 1.01, 2, 0.5, -1]) + number(-1, 1) * pick([0, 1e-6, 0.01, 1]);
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value))
    return value.length > 1 ? pick([value.slice(1), value.slice(0, -1), [...value].reverse()]) : value;
  return typeof value === "string" && value.length === 1 ? pick(["a", "b", "c", "d"]) : value;
}

type Place = { inside: Fields; key: string };

function placesIn(value: Json): Place[] {
  if (typeof value !== "object" || value === null) return [];
  // A list is treated as an object with its indexes as keys.
  const inside = value as Fields;
  return Object.entries(inside).flatMap(([key, inner]) => [{ inside, key }, ...placesIn(inner)]);
}
