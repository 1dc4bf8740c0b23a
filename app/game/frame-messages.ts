// Messages between /play and the game's frame on GAME_ORIGIN. Both check a message's origin; the game can forge all
// that the frame sends, so nothing in it is trusted.
import type { StartupData } from "./game-contract";

/** An API call that the game wants made as its player. */
export type PlayerCall = { method: string; path: string; type: string; body: string };
export type PlayerAnswer = { status: number; type: string; body: string };

export type FromFrame =
  | { apsis: "ready" }
  | { apsis: "answer"; refusal: string }
  | { apsis: "logOut" }
  | { apsis: "quit" }
  | { apsis: "clipboard" }
  /** What the game names in its address: a class and a scenario, each an id or null. */
  | { apsis: "place"; classId: string | null; scenarioId: string | null }
  | { apsis: "call"; id: number; call: PlayerCall };

export type ToFrame =
  { apsis: "start"; startup: StartupData } | { apsis: "answered"; id: number; answer: PlayerAnswer };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value.length <= maxLength;

const isId = (value: unknown): value is string => isText(value, 36) && /^[\da-f-]{36}$/i.test(value);

/** What a query names, if it is an id. */
export const asId = (value: string | null): string | null => (isId(value) ? value : null);

const isIdOrNull = (value: unknown): value is string | null => value === null || isId(value);

/** Parses a message of the frame; null if it isn't one. */
export function readFromFrame(data: unknown): FromFrame | null {
  if (!isFields(data)) return null;
  const { apsis, refusal, id, call, classId, scenarioId } = data;
  if (apsis === "ready" || apsis === "logOut" || apsis === "quit" || apsis === "clipboard") return { apsis };
  if (apsis === "answer" && isText(refusal, 2_000)) return { apsis, refusal: refusal.slice(0, 500) };
  if (apsis === "place" && isIdOrNull(classId) && isIdOrNull(scenarioId)) return { apsis, classId, scenarioId };
  if (apsis !== "call" || typeof id !== "number" || !isFields(call)) return null;
  const { method, path, type, body } = call;
  if (!isText(method, 10) || !isText(path, 2_000) || !isText(type, 200) || !isText(body, 1_000_000)) return null;
  return { apsis, id, call: { method, path, type, body } };
}
