import type { DuelBurn, DuelBurns, DuelKind, DuelRole } from "../../physics/duel-rules";
import { ApiProblem } from "../../client/api-fetch";
import type { Server } from "./server";

export type DuelPace = "live" | "days";
type Points = { you: number; other: number };

/** "Two players" in the lists of the class. `opponent`: null until somebody joins, and after their account is gone. */
export type DuelEntry = {
  id: string;
  kind: DuelKind;
  pace: DuelPace;
  status: "open" | "running" | "ended";
  opponent: string | null;
  /** The player opened it. */
  isOwn: boolean;
  yourTurn: boolean;
  points: Points | null;
  createdAt: string;
  changedAt: string;
};

export type Duel = DuelEntry & {
  seed: number;
  version: number;
  now: string;
  rounds: { you: DuelRole; turns: { burns: DuelBurns }[]; points: Points | null }[];
  open: { round: number; turn: number; youSent: boolean; otherSent: boolean } | null;
  /** Seconds left when the server answered. */
  clocks: Points;
  outcome: "won" | "lost" | "drawn" | null;
  endedBy: "played" | "clock" | "resigned" | null;
};

/** What is sent for a turn; the same again counts once. */
export type DuelMove = { round: number; turn: number; burn: DuelBurn };

type Answer<Body> = Promise<{ json(): Promise<Body> }>;
type One = { param: { id: string } };

/** What the server has, until its types do. */
type DuelCalls = {
  $get(input: { query: { classId: string } }): Answer<{ data: DuelEntry[] }>;
  $post(input: { json: { classId: string; kind: DuelKind; pace: DuelPace } }): Answer<Duel>;
  ":id": {
    $get(input: One, options?: { headers: Record<string, string> }): Answer<Duel>;
    joins: { $post(input: One): Answer<Duel> };
    moves: { $post(input: One & { json: DuelMove }): Answer<Duel> };
    resignations: { $post(input: One): Answer<Duel> };
  };
};

const callsOf = ({ calls }: Server) => (calls as unknown as { duels: DuelCalls }).duels;

export const fetchDuels = async (server: Server, classId: string) =>
  (await (await callsOf(server).$get({ query: { classId } })).json()).data;

export const createDuel = async (server: Server, json: { classId: string; kind: DuelKind; pace: DuelPace }) =>
  (await callsOf(server).$post({ json })).json();

export const joinDuel = async (server: Server, id: string) =>
  (await callsOf(server)[":id"].joins.$post({ param: { id } })).json();

/** Null: nothing has changed since the version that the player has. */
export async function fetchDuel(server: Server, id: string, known?: number): Promise<Duel | null> {
  const headers: Record<string, string> = known === undefined ? {} : { "If-None-Match": `"${known}"` };
  try {
    return await (await callsOf(server)[":id"].$get({ param: { id } }, { headers })).json();
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 304) return null;
    throw error;
  }
}

export const sendMove = async (server: Server, id: string, json: DuelMove) =>
  (await callsOf(server)[":id"].moves.$post({ param: { id }, json })).json();

export const resignDuel = async (server: Server, id: string) =>
  (await callsOf(server)[":id"].resignations.$post({ param: { id } })).json();
