import { texts } from "~/texts";

/** Like 2.1 km, 15 m or 0.4 m. */
export const lengthText = (metres: number) =>
  metres >= 1_000
    ? texts.flights.kilometres({ length: Math.round(metres / 100) / 10 })
    : texts.flights.metres({ length: metres >= 10 ? String(Math.round(metres)) : metres.toFixed(1) });
