import { texts } from "~/texts";
import { dateTimeIn } from "~/texts/format";
import type { Game } from "../unity/screen";

type DueDate = Awaited<ReturnType<typeof listDates>>[number];

/** Of the class that the player plays in, by scenario. */
export type DueDates = Map<string, DueDate>;

const listDates = async ({ server }: Game) => (await server.calls.me["due-dates"].$get({})).json();

export async function fetchDueDates(game: Game): Promise<DueDates> {
  const sessionId = game.classroom?.sessionId;
  if (!sessionId) return new Map();
  const dates = (await listDates(game)).filter(({ classSessionId }) => classSessionId === sessionId);
  return new Map(dates.map((date) => [date.scenarioId, date]));
}

/** When a scenario opens or is due, on the clocks of the course; nothing once it is done. */
export function dateTextOf(date: DueDate | undefined, now = new Date()): string {
  if (!date || date.isDone) return "";
  const { opensAt, dueAt, timeZone } = date;
  const textOf = (time: string) => {
    const text = dateTimeIn(new Date(time), timeZone);
    return timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone ? text : `${text} (${timeZone})`;
  };
  if (opensAt && new Date(opensAt) > now) return texts.gameMenu.opensAt({ date: textOf(opensAt) });
  if (!dueAt) return "";
  return new Date(dueAt) > now
    ? texts.gameMenu.dueAt({ date: textOf(dueAt) })
    : texts.gameMenu.wasDue({ date: textOf(dueAt) });
}
