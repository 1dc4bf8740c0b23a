import { serialize } from "hono/utils/cookie";
import { bannerClosedCookie } from "~/domain/banner/banner-window";
import { readShownBanner, type ShownBanner } from "~/domain/banner/read-banner";
import { cookiesOf, isSecure } from "./cookies.server";
import { getPlatform } from "./platform.server";
import { TimeoutError, withTimeout } from "./with-timeout.server";

/** `banner` is the one to show now; `isBannerClosed` if this visitor closed it in this browser session. */
export type PageBanner = { banner: ShownBanner | null; isBannerClosed: boolean };

export const noBanner: PageBanner = { banner: null, isBannerClosed: false };

const bannerTimeoutMs = 500;

/** Reads the banner with a short timeout: a page never waits for it or fails with it. */
export async function readPageBanner(request: Request): Promise<PageBanner> {
  const { database, log } = await getPlatform();
  try {
    const banner = await withTimeout(bannerTimeoutMs, readShownBanner({ db: database.db, now: new Date() }));
    return { banner, isBannerClosed: banner !== null && cookiesOf(request)[bannerClosedCookie] === banner.key };
  } catch (err) {
    log[err instanceof TimeoutError ? "warn" : "error"]({ err }, "could not read the banner");
    return noBanner;
  }
}

/** A session cookie, the same that the page's script sets. */
export function writeClosedBannerCookie(request: Request, key: string): string {
  return serialize(bannerClosedCookie, key, { path: "/", sameSite: "Lax", secure: isSecure(request) });
}
