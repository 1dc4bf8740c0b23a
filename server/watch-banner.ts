import { isBannerShown, type Banner } from "~/domain/banner/banner-window";
import { readBanner } from "~/domain/banner/read-banner";
import type { Platform } from "~/http/platform.server";

/** Milliseconds before the banner is read again. */
const maxAgeMs = 2_000;

/**
 * Whether a banner is shown now, from memory, so that exported pages need no database. A new banner appears one visit
 * later.
 */
export async function watchBanner({ database, log }: Platform): Promise<() => boolean> {
  let banner: Banner | null = null;
  let refreshedAt = 0;
  const refresh = async () => {
    refreshedAt = performance.now();
    try {
      banner = await readBanner({ db: database.urgent });
    } catch (err) {
      log.warn({ err }, "could not read the banner: exported pages use the last one");
    }
  };
  await refresh();
  return () => {
    if (performance.now() - refreshedAt > maxAgeMs) void refresh();
    return banner !== null && isBannerShown(banner, new Date());
  };
}
