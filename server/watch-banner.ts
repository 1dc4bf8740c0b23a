import { isBannerShown, type Banner } from "~/domain/banner/banner-window";
import { readBanner } from "~/domain/banner/read-banner";
import type { Platform } from "~/http/platform.server";

/** Milliseconds for which an answer of the database is good enough. */
const freshFor = 2_000;

/**
 * Answers whether a banner is shown now, from memory: exported pages wait for no database, and stay when it is away.
 * A banner that was just sent is known after the next visit.
 */
export async function watchBanner({ database, log }: Platform): Promise<() => boolean> {
  let banner: Banner | null = null;
  let lookedAt = 0;
  const look = async () => {
    lookedAt = performance.now();
    try {
      banner = await readBanner({ db: database.urgent });
    } catch (err) {
      log.warn({ err }, "the banner could not be read: exported pages show what was known before");
    }
  };
  await look();
  return () => {
    if (performance.now() - lookedAt > freshFor) void look();
    return banner !== null && isBannerShown(banner, new Date());
  };
}
