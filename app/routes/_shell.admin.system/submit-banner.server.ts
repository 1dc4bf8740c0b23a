import * as v from "valibot";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { isBannerOrder, isBannerPast } from "~/domain/banner/banner-window";
import { BannerText, sendBanner } from "~/domain/banner/send-banner";
import type { SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { LocalTimeField, parseInstantOrNull, ZoneField } from "~/domain/time-input";
import { submitForm } from "~/http/form.server";
import type { ToastMessage } from "~/ui/toast";

const BannerForm = v.object({
  message: v.optional(BannerText, ""),
  startDate: LocalTimeField,
  endDate: LocalTimeField,
  timeZone: ZoneField,
});

/** Stores the banner. */
export function submitBanner(request: Request, ctx: SignedInCtx) {
  return submitForm(request, BannerForm, async ({ message, timeZone, ...dates }) => {
    const startDate = parseInstantOrNull(dates.startDate, timeZone);
    const endDate = parseInstantOrNull(dates.endDate, timeZone);
    const isOrdered = !startDate || !endDate || isBannerOrder(startDate, endDate);
    if (message !== "" && isOrdered && endDate && isBannerPast(endDate, ctx.now))
      throw new Refusal("invalid", say.systemPage.bannerPast, { endDate: [say.systemPage.bannerPast] });
    const banner = await sendBanner(ctx, { message, startDate, endDate });
    const { text, severity } = toastOf(banner, ctx.now);
    return redirectWithToast(request, "/admin/system", text, severity);
  });
}

/** Warns if the banner has already ended, such as with both dates empty. */
function toastOf({ message, endDate }: { message: string; endDate: Date }, now: Date): Required<ToastMessage> {
  if (message === "") return { severity: "success", text: texts.systemPage.bannerRemoved };
  if (endDate <= now)
    return {
      severity: "warning",
      text: texts.systemPage.bannerOver,
    };
  return { severity: "success", text: texts.systemPage.bannerSent };
}
