// What a slider over days counts. Pure; days are YYYY-MM-DD.
const dayMs = 24 * 3_600_000;

export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The day so many days later. */
export const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, "YYYY-MM-DD".length);
