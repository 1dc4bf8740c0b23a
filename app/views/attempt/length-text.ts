import { texts } from "~/texts";
import { decimal, fixed } from "~/texts/format";

/** Like 2.1 km, 15 m or 0.4 m. */
export const lengthText = (metres: number) =>
  metres >= 1_000
    ? texts.flights.kilometres({ length: decimal(String(Math.round(metres / 100) / 10)) })
    : texts.flights.metres({ length: metres >= 10 ? String(Math.round(metres)) : fixed(metres, 1) });
