import { isYears } from "~/domain/retention/retention-kinds";
import { texts } from "~/texts";
import { duration } from "~/texts/format";

/** "30 days", "2 years"; without days: everything stays. */
export const lifetime = (days: number | null): string =>
  days === null
    ? texts.retention.everythingStays
    : isYears(days)
      ? texts.retention.years({ years: days / 365 })
      : duration(days, "day");
