import { texts } from "~/texts";
import { timeOfDay } from "~/texts/format";
const halfDay = 12 * 3_600_000;

/** The time of day; with the date if more than half a day away. */
export function timeText(moment: Date, now = new Date()): string {
  const isNear = Math.abs(moment.getTime() - now.getTime()) < halfDay;
  return isNear ? timeOfDay(moment) : texts.gameLesson.dayAndTime({ at: moment });
}
