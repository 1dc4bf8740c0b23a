import { texts } from "~/texts";
import type { Practice } from "../api/own-practice";

const dayMs = 86_400_000;
// Noon, so that no time zone makes another day of it.
const dateOf = (day: string) => new Date(`${day}T12:00:00`);
const isTomorrow = (day: string, today: string) => Date.parse(day) - Date.parse(today) === dayMs;

/** When there are questions again; empty without any. */
export function nextTextOf({ next, today }: Pick<Practice, "next" | "today">): string {
  if (!next) return "";
  const { on, count } = next;
  return isTomorrow(on, today)
    ? texts.gamePractice.nextTomorrow({ count })
    : texts.gamePractice.nextOn({ date: dateOf(on), count });
}

/** When a question comes back. */
export const backTextOf = (dueOn: string, today: string) =>
  isTomorrow(dueOn, today) ? texts.gamePractice.backTomorrow : texts.gamePractice.backOn({ date: dateOf(dueOn) });

/** A single day is no streak. */
export const dayStreakTextOf = ({ streak }: Pick<Practice, "streak">) =>
  streak.days > 1 ? texts.gamePractice.streak({ days: streak.days }) : "";
