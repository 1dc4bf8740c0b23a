// Pure. How long a sign-in may last.
import * as v from "valibot";

/** In minutes. Absolute limits: null for none. `staff`: instructors and administrators. */
export type SignInLimits = {
  idleMinutes: number;
  absoluteMinutes: number | null;
  staffIdleMinutes: number;
  staffAbsoluteMinutes: number | null;
};

const hour = 60;
const day = 24 * hour;

export const idleChoices = [30, hour, 4 * hour, 8 * hour, day, 7 * day, 14 * day];
export const absoluteChoices = [8 * hour, 12 * hour, day, 7 * day, 30 * day, 90 * day];

const idle = v.pipe(v.picklist(idleChoices.map(String)), v.transform(Number));
const absolute = v.pipe(
  v.picklist(["", ...absoluteChoices.map(String)]),
  v.transform((minutes) => (minutes === "" ? null : Number(minutes))),
);

/** A form's fields. */
export const LimitFields = {
  idleMinutes: idle,
  absoluteMinutes: absolute,
  staffIdleMinutes: idle,
  staffAbsoluteMinutes: absolute,
};

/** As stored in the audit trail. */
export const formatLimits = (limits: SignInLimits) =>
  [limits.idleMinutes, limits.absoluteMinutes ?? "-", limits.staffIdleMinutes, limits.staffAbsoluteMinutes ?? "-"].join(
    " ",
  );

/** The largest unit that divides it. */
export function unitOf(minutes: number): { amount: number; unit: "minute" | "hour" | "day" } {
  if (minutes % day === 0) return { amount: minutes / day, unit: "day" };
  return minutes % hour === 0 ? { amount: minutes / hour, unit: "hour" } : { amount: minutes, unit: "minute" };
}
