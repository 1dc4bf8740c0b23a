// Not in date-text.ts: the library's words for this are larger than all of that file.
import { formatDistance } from "date-fns";

/** Such as `in 4 days` or `2 hours ago`. */
export const relativeTextOf = (date: Date, now: Date) =>
  formatDistance(new Date(date), new Date(now), { addSuffix: true });
