// Builders for the tables of quantities. An input has bounds and a default.
import { texts } from "~/texts";
import type { Quantity } from "../quantities";

export type CurveQuantity = Quantity & { input?: { least: number; most: number; defaultValue: number } };

const degrees = 180 / Math.PI;
/** How many of each unit make one SI unit. */
const units = {
  "": 1,
  m: 1,
  km: 1e-3,
  "km/s": 1e-3,
  "m/s": 1,
  "mm/s": 1e3,
  "m/s²": 1,
  "µm/s²": 1e6,
  kg: 1,
  "kg/m²": 1,
  "kg/m³": 1,
  "ng/m³": 1e12,
  "m²/kg": 1,
  "µN/m²": 1e6,
  "MJ/kg": 1e-6,
  s: 1,
  ms: 1e3,
  "µs per day": 1e6,
  min: 1 / 60,
  h: 1 / 3600,
  days: 1 / 86_400,
  years: 1 / (365.25 * 86_400),
  "°": degrees,
  "″": degrees * 3600,
  "° per day": degrees * 86_400,
  "° per year": degrees * 86_400 * 365.25,
  "°/day²": degrees * 86_400 ** 2,
  "rad/s": 1,
  "m per day": 86_400,
  "%": 100,
  "° per min": degrees * 60,
  "µN m": 1e6,
  "N m s": 1,
  "kg m²": 1,
  "W/m²": 1,
  K: 1,
  mm: 1e3,
  g: 1e3,
  kJ: 1e-3,
  "km/h": 3.6,
  dB: 1,
  dBi: 1,
  dBW: 1,
  "dB/K": 1,
  "dBW/Hz": 1,
  GHz: 1e-9,
  "Mbit/s": 1e-6,
  W: 1,
  pW: 1e12,
  Wh: 1 / 3600,
  "kW/m²": 1e-3,
  cm: 100,
  AU: 1 / 1.495978707e11,
  "km²/s²": 1e-6,
  "km per day": 86.4,
} as const;
type Unit = keyof typeof units;

export const output = (name: () => string, symbol: string, unit: Unit, digits: number): CurveQuantity => ({
  get name() {
    return name();
  },
  symbol,
  unit,
  factor: units[unit],
  digits,
});

export const input = (
  name: () => string,
  symbol: string,
  unit: Unit,
  digits: number,
  [least, most, defaultValue]: readonly [least: number, most: number, defaultValue: number],
): CurveQuantity =>
  // A spread would read the name when the module loads.
  Object.assign(output(name, symbol, unit, digits), { input: { least, most, defaultValue } });

export const altitude = (defaultValue = 400) =>
  input(() => texts.quantities.altitude, "h", "km", 0, [120, 400_000, defaultValue]);
export const apogee = (defaultValue = 35_786) =>
  input(() => texts.quantities.altitudeInEnd, "h_2", "km", 0, [120, 400_000, defaultValue]);
export const radius = output(() => texts.quantities.radiusOrbit, "r", "km", 0);
export const period = output(() => texts.quantities.period, "T", "min", 2);
export const speed = output(() => texts.quantities.speed, "v", "m/s", 0);
export const motion = output(() => texts.quantities.meanMotion, "n", "rad/s", 6);
export const earthRadius = output(() => texts.quantities.radiusEarth, "R", "km", 0);
