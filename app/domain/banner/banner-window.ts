/** The stored banner. */
export type Banner = { message: string; startDate: Date; endDate: Date };

export const bannerLimit = 2000;

/** Visible between its dates, both inclusive; an empty message isn't shown. */
export function isBannerShown({ message, startDate, endDate }: Banner, now: Date): boolean {
  return message.trim() !== "" && startDate <= now && now <= endDate;
}

/** Whether the start is before or at the end. */
export const isBannerOrder = (startDate: Date, endDate: Date) => startDate <= endDate;

/** Whether the given end has passed. Pickers have a resolution of a minute, so the current minute hasn't passed. */
export const isBannerPast = (endDate: Date, now: Date) => endDate.getTime() <= now.getTime() - 60_000;

/** Session cookie with the key of the banner that the user closed. */
export const bannerClosedCookie = "apsis_banner_closed";
