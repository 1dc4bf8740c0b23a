import * as v from "valibot";
import { bannerMessage } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { IsoTime } from "~/domain/time-input";
import { keyed, say } from "~/texts/say";
import { bannerLimit, isBannerOrder } from "./banner-window";

// Control characters except line breaks and tabs.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A blank message becomes an empty one; line ends become \n. */
export const BannerText = v.pipe(
  v.string(() => keyed(say.systemPage.bannerNotText)),
  v.transform((text) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(unprintable, "")
      .replace(/\p{Surrogate}/gu, "")
      .trim(),
  ),
  v.check(
    (text) => [...text].length <= bannerLimit,
    () => keyed(say.systemPage.bannerTooLong({ max: bannerLimit })),
  ),
);

/** Body of `POST /systemSettings/bannerMessage`; missing dates mean now. */
export const NewBanner = v.object({
  message: v.optional(BannerText, ""),
  startDate: v.nullish(IsoTime),
  endDate: v.nullish(IsoTime),
});

export type NewBanner = { message: string; startDate?: Date | null; endDate?: Date | null };

/** Replaces the banner; refuses one that would end before it starts. */
export async function sendBanner(ctx: SignedInCtx, { message, ...dates }: NewBanner) {
  assertCan(ctx.actor, "banner:write");
  const startDate = dates.startDate ?? ctx.now;
  const endDate = dates.endDate ?? ctx.now;
  if (!isBannerOrder(startDate, endDate))
    throw new Refusal("invalid", say.systemPage.bannerOrder, { startDate: [say.systemPage.bannerOrder] });
  await inTransaction(ctx, async (inner) => {
    const values = { message, startDate, endDate };
    await inner.db
      .insert(bannerMessage)
      .values(values)
      .onConflictDoUpdate({ target: bannerMessage.singleton, set: values });
    await recordChange(inner, {
      action: "banner.send",
      subject: { type: "banner", id: "banner", name: "banner" },
      details: values,
    });
  });
  return { message, startDate, endDate };
}
