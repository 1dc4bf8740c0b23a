const halfDay = 12 * 3_600_000;

/** The time of day of a moment, and the day where it is far off. */
export function timeText(moment: Date, now = new Date()): string {
  const time = moment.toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (Math.abs(moment.getTime() - now.getTime()) < halfDay) return time;
  return `${moment.toLocaleDateString("en", { day: "numeric", month: "long" })}, ${time}`;
}
