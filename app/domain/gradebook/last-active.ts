import { formatCount } from "~/domain/count-text";
import { dayMilliseconds } from "./arrange-rows";

const hour = 3_600_000;

/** "9 days ago": from the last attempt to `at`, in milliseconds since 1970. */
export function lastActiveText(lastPlayed: number | null, at: number): string {
  if (lastPlayed === null) return "never";
  const ago = at - lastPlayed;
  if (ago < hour) return "just now";
  if (ago < dayMilliseconds) return `${formatCount(Math.floor(ago / hour), "hour")} ago`;
  return `${formatCount(Math.floor(ago / dayMilliseconds), "day")} ago`;
}
