import { serialize } from "hono/utils/cookie";
import { bannerClosedCookie } from "~/domain/banner/banner-window";
import { readShownBanner, type ShownBanner } from "~/domain/banner/read-banner";
import { cookiesOf, isSecure } from "./cookies.server";
import { getPlatform } from "./platform.server";
import { TookTooLong, within } from "./within.server";

/**
 * What a page says of the banner: `banner` is the one to show now, `isBannerClosed` that this visitor closed it in this
 * browser session.
 */
export type PageBanner = { banner: ShownBanner | null; isBannerClosed: boolean };

export const noBanner: PageBanner = { banner: null, isBannerClosed: false };

const bannerPatience = 500;

/** The banner is worth no page: when it cannot be read soon that is logged, and there is none. */
export async function readPageBanner(request: Request): Promise<PageBanner> {
  const { database, log } = await getPlatform();
  try {
    const banner = await within(bannerPatience, readShownBanner({ db: database.db, now: new Date() }));
    return { banner, isBannerClosed: banner !== null && cookiesOf(request)[bannerClosedCookie] === banner.key };
  } catch (err) {
    log[err instanceof TookTooLong ? "warn" : "error"]({ err }, "the banner was not read");
    return noBanner;
  }
}

/** Without an end: gone with the browser session. Scripts of ours set the same one. */
export function writeClosedBannerCookie(request: Request, key: string): string {
  return serialize(bannerClosedCookie, key, { path: "/", sameSite: "Lax", secure: isSecure(request) });
}
