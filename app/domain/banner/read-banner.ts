import { createHash } from "node:crypto";
import { bannerMessage } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { isBannerShown, type Banner } from "./banner-window";

type StoredBanner = Banner & { startDate: Date; endDate: Date };

/** The latest banner, whether it is shown now or not. */
export async function readBanner({ db }: Pick<Ctx, "db">): Promise<StoredBanner | null> {
  const [banner] = await db
    .select({ message: bannerMessage.message, startDate: bannerMessage.startDate, endDate: bannerMessage.endDate })
    .from(bannerMessage);
  return banner ?? null;
}

/** `key` identifies the banner: a user who closed this one still sees the next. */
export type ShownBanner = { message: string; endDate: string; key: string };

/** The banner that everyone sees now. */
export async function readShownBanner(ctx: Pick<Ctx, "db" | "now">): Promise<ShownBanner | null> {
  const banner = await readBanner(ctx);
  return banner && isBannerShown(banner, ctx.now)
    ? { message: banner.message, endDate: banner.endDate.toISOString(), key: keyOf(banner) }
    : null;
}

const keyOf = ({ message, startDate, endDate }: StoredBanner) =>
  createHash("sha256")
    .update(JSON.stringify([message, startDate, endDate]))
    .digest("base64url")
    .slice(0, 16);
