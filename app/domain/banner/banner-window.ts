/** A banner as it is stored. */
export type Banner = { message: string; startDate: Date; endDate: Date };

export const bannerLimit = 2000;

export const bannerTexts = {
  title: "Systemwide Message",
  order: "Start date must be before end date",
  past: "End date cannot be in the past.",
  tooLong: `Message must be ${bannerLimit} characters or less.`,
};

/** A banner is visible only between its dates, both inclusive; an empty message is no banner. */
export function isBannerShown({ message, startDate, endDate }: Banner, now: Date): boolean {
  return message.trim() !== "" && startDate <= now && now <= endDate;
}

/** The start is not after the end. */
export const isBannerOrder = (startDate: Date, endDate: Date) => startDate <= endDate;

/** Whether an end that was given is over; a picker knows minutes, so the one that runs is not. */
export const isBannerPast = (endDate: Date, now: Date) => endDate.getTime() <= now.getTime() - 60_000;

/** Cookie of the browser session with the key of the banner that was closed in it. */
export const bannerClosedCookie = "apsis_banner_closed";
