// Apart from date-text.ts: its words weigh more than the rest of that.
import { formatDistance } from "date-fns";

/** Such as `in 4 days` or `2 hours ago`. */
export const relativeText = (date: Date, now: Date) =>
  formatDistance(new Date(date), new Date(now), { addSuffix: true });
