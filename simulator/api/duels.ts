import type { DuelBurn, DuelKind } from "../../physics/duel-rules";
import { ApiProblem } from "../../client/api-fetch";
import type { Server } from "./server";

type WithCalls = Pick<Server, "calls">;

/** "Two players" in the class: what waits for a classmate, the player's own, and the last that ended. */
export const fetchDuels = async ({ calls }: WithCalls, classId: string) =>
  (await (await calls.duels.$get({ query: { classId } })).json()).data;
export type DuelEntry = Awaited<ReturnType<typeof fetchDuels>>[number];
export type DuelPace = DuelEntry["pace"];

/** Null: nothing has changed since the version that the player has. */
export async function fetchDuel({ calls }: WithCalls, id: string, known?: number): Promise<Duel | null> {
  const headers: Record<string, string> = known === undefined ? {} : { "If-None-Match": `"${known}"` };
  try {
    const answer = await calls.duels[":id"].$get({ param: { id } }, { headers });
    return answer.status === 200 ? await answer.json() : null;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 304) return null;
    throw error;
  }
}

export const createDuel = async ({ calls }: WithCalls, json: { classId: string; kind: DuelKind; pace: DuelPace }) =>
  (await calls.duels.$post({ json })).json();

/** What is sent for a turn; the same again counts once. */
export type DuelMove = { round: number; turn: number; burn: DuelBurn };

export const sendMove = async ({ calls }: WithCalls, id: string, { burn, ...turn }: DuelMove) =>
  (await calls.duels[":id"].moves.$post({ param: { id }, json: { ...turn, burn: [...burn] } })).json();

/** `absences`: the other's clock has run out, so the rest of their turns is flown without burns. */
export const changeDuel = async ({ calls }: WithCalls, id: string, how: "joins" | "resignations" | "absences") =>
  (await calls.duels[":id"][how].$post({ param: { id } })).json();
export type Duel = Awaited<ReturnType<typeof changeDuel>>;
