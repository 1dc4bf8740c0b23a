import { isRefusal, reasonOf, type Server } from "./server";
import type { FlightLog } from "./outbox";

/** The mission of the week where the player is: in the class, or outside of any. */
export const fetchWeek = async ({ calls }: Server, sessionId: string | null) =>
  (await calls["weekly-mission"].$get({ query: placeOf(sessionId) })).json();
export type OwnWeek = Awaited<ReturnType<typeof fetchWeek>>;
export type WeeklyMission = NonNullable<OwnWeek["mission"]>;

/** The start that everybody flies. */
export const beginWeeklyFlight = async ({ calls }: Server, sessionId: string | null) =>
  (await calls["weekly-mission"].starts.$post({ json: { sessionId } })).json();
export type WeeklyStart = Awaited<ReturnType<typeof beginWeeklyFlight>>;

export const fetchWeekStandings = async ({ calls }: Server, sessionId: string | null) =>
  (await calls["weekly-mission"].standings.$get({ query: placeOf(sessionId) })).json();
export type WeekStandings = Awaited<ReturnType<typeof fetchWeekStandings>>;

export const fetchGhosts = async ({ calls }: Server, sessionId: string) =>
  (await calls["weekly-mission"].ghosts.$get({ query: { sessionId } })).json();
export type Ghost = Awaited<ReturnType<typeof fetchGhosts>>[number];

export const fetchClassRating = async ({ calls }: Server, sessionId: string) =>
  (await calls["weekly-mission"].rating.$get({ query: { sessionId } })).json();

export const setSharing = async ({ calls }: Server, sessionId: string, shares: boolean) =>
  (await calls["weekly-mission"].sharing.$post({ json: { sessionId, shares } })).json();

/** A flight that ended; stored until the server has it. `flightId`: so that it counts once. */
export type WeeklyFlight = { flightId: string; missionId: string; evidence: FlightLog };

const send = async ({ calls }: Server, flight: WeeklyFlight, userId: string) =>
  (await calls["weekly-mission"].flights.$post({ json: { ...flight, userId } })).json();
export type WeeklyReceipt = Awaited<ReturnType<typeof send>>;

/** `refused`: sending it again is no use. */
export type HandIn = { receipt: WeeklyReceipt } | { refused: string } | { later: string | null };

/** Statuses after which a retry may succeed: sign in again, or wait. */
const retryableStatuses = [401, 403, 408, 425, 429];

export async function handInFlight(server: Server, flight: WeeklyFlight, userId: string): Promise<HandIn> {
  try {
    return { receipt: await send(server, flight, userId) };
  } catch (error) {
    if (!isRefusal(error)) return { later: null };
    return retryableStatuses.includes(error.status) ? { later: reasonOf(error) } : { refused: reasonOf(error) };
  }
}

const placeOf = (sessionId: string | null) => (sessionId ? { sessionId } : {});
