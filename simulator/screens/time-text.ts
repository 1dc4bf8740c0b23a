const halfDay = 12 * 3_600_000;

/** The time of day; with the date if more than half a day away. */
export function timeText(moment: Date, now = new Date()): string {
  const time = moment.toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (Math.abs(moment.getTime() - now.getTime()) < halfDay) return time;
  return `${moment.toLocaleDateString("en", { day: "numeric", month: "long" })}, ${time}`;
}
