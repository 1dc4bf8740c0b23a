import { texts } from "~/texts";

/** Like 1 h 32 min, 4 min 5 s or 12 s. */
export function durationText(seconds: number): string {
  const total = Math.max(0, Math.round(seconds));
  const [h, min, s] = [Math.floor(total / 3_600), Math.floor((total % 3_600) / 60), total % 60];
  if (h > 0) return texts.flights.hours({ h, min });
  return min > 0 ? texts.flights.minutes({ min, s }) : texts.flights.seconds({ s });
}
