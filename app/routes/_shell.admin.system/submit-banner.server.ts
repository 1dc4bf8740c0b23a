import * as v from "valibot";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { bannerTexts, isBannerOrder, isBannerPast } from "~/domain/banner/banner-window";
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

/** Sends the banner of the form, and says what became of it. */
export function submitBanner(request: Request, ctx: SignedInCtx) {
  return submitForm(request, BannerForm, async ({ message, timeZone, ...dates }) => {
    const startDate = parseInstantOrNull(dates.startDate, timeZone);
    const endDate = parseInstantOrNull(dates.endDate, timeZone);
    const isOrdered = !startDate || !endDate || isBannerOrder(startDate, endDate);
    if (message !== "" && isOrdered && endDate && isBannerPast(endDate, ctx.now))
      throw new Refusal("invalid", bannerTexts.past, { endDate: [bannerTexts.past] });
    const sent = await sendBanner(ctx, { message, startDate, endDate });
    const { text, severity } = toastOf(sent, ctx.now);
    return redirectWithToast(request, "/admin/system", text, severity);
  });
}

/** A time that is over by now (both dates left empty are now) hides what was just sent. */
function toastOf({ message, endDate }: { message: string; endDate: Date }, now: Date): Required<ToastMessage> {
  if (message === "") return { severity: "success", text: "Banner removed." };
  if (endDate <= now)
    return {
      severity: "warning",
      text: "Banner saved, but its time is over: nobody sees it. Give it an end date that is to come.",
    };
  return { severity: "success", text: "Banner sent." };
}
