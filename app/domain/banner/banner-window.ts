/** A banner as it is stored. */
export type Banner = { message: string; startDate: Date; endDate: Date };

export const bannerLimit = 2000;

export const bannerTexts = {
  title: "Systemwide Message",
  order: "Start date must be before end date",
  tooLong: `Message must be ${bannerLimit} characters or less.`,
};

/** A banner is visible only between its dates, both inclusive; an empty message is no banner. */
export function isBannerShown({ message, startDate, endDate }: Banner, now: Date): boolean {
  return message.trim() !== "" && startDate <= now && now <= endDate;
}

/** The start is not after the end. */
export const isBannerOrder = (startDate: Date, endDate: Date) => startDate <= endDate;

/** Cookie of the browser session with the key of the banner that was closed in it. */
export const bannerClosedCookie = "apsis_banner_closed";
