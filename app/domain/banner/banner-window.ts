/** A banner as it is stored; dates are ISO strings or Dates. */
export type Banner = { message: string; startDate: Date | string; endDate: Date | string };

export const bannerLimit = 2000;

export const bannerTexts = {
  title: "Systemwide Message",
  order: "Start date must be before end date",
  tooLong: `Message must be ${bannerLimit} characters or less.`,
};

/** Spec section 4, Banner: visible only between its dates, both inclusive; an empty message is no banner. */
export function isBannerShown({ message, startDate, endDate }: Banner, now: Date): boolean {
  return message.trim() !== "" && new Date(startDate) <= now && now <= new Date(endDate);
}

/** Spec section 5, Banner: the start is not after the end. */
export const isBannerOrder = (startDate: Date, endDate: Date) => startDate <= endDate;

/** Cookie of the browser session with the key of the banner that was closed in it. */
export const bannerClosedCookie = "apsis_banner_closed";
