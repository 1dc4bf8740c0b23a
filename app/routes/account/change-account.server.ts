import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { changeOwnEmail, changeOwnPassword, EmailChange, PasswordChange } from "~/domain/accounts/change-own-account";
import { changeOwnLanguage, LanguageField } from "~/domain/accounts/own-language";
import { endOtherSignIns, endOwnSignIn } from "~/domain/accounts/own-sign-ins";
import { createCalendarFeed, removeCalendarFeed } from "~/domain/due-dates/calendar-feed";
import { setReminders } from "~/domain/due-dates/mail-reminders";
import { setFeedbackMails } from "~/domain/feedback/mail-feedback";
import { idSchema } from "~/domain/id";
import { openBillingPortal } from "~/domain/payments/own-subscription";
import { notFound } from "~/domain/refusal";
import { deviceOf, requirePermission } from "~/http/context.server";
import { signInTokenOf, writeRenewedCookies } from "~/http/cookies.server";
import { submitForm } from "~/http/form.server";
import { findBrowserLocale, writeAccountLanguageCookie } from "~/http/locale.server";
import { inLocale } from "~/texts/locale";
import { readMailSite } from "~/http/site.server";
import { getPaymentProvider } from "~/http/stripe.server";

const SignInToEnd = v.object({ id: idSchema() });
const LanguageChange = v.object({ language: LanguageField });
/** Also of reminders. */
const FeedbackMails = v.object({ isWanted: v.optional(v.literal("on")) });
const EmptyForm = v.object({});

/** The account page's action; `?form=` names the form. */
export async function changeAccount({ request }: ActionFunctionArgs) {
  const ctx = await requirePermission(request, "account:change");
  const site = await readMailSite();
  const origin = { site, device: await deviceOf(request) };
  const redirectToAccount = (text: string) => redirectWithToast(request, "/account", text);
  switch (new URL(request.url).searchParams.get("form")) {
    case "password":
      return submitForm(request, PasswordChange, async (change) => {
        const cookie = signInTokenOf(request) ?? null;
        const renewed = await changeOwnPassword(ctx, change, { ...origin, cookie });
        const cookies = writeRenewedCookies(request, renewed);
        return redirectWithToast(request, "/account", texts.account.passwordChanged, "success", cookies);
      });
    case "email":
      return submitForm(request, EmailChange, async (change) => {
        await changeOwnEmail(ctx, change, origin);
        return redirectToAccount(texts.account.emailChanged);
      });
    case "end-sign-in":
      return submitForm(request, SignInToEnd, async ({ id }) => {
        await endOwnSignIn(ctx, id);
        return redirectToAccount(texts.account.signInEnded);
      });
    case "end-others":
      return submitForm(request, EmptyForm, async () => {
        await endOtherSignIns(ctx);
        return redirectToAccount(texts.account.otherSignInsEnded);
      });
    case "language":
      return submitForm(request, LanguageChange, async (change) => {
        const language = await changeOwnLanguage(ctx, change.language);
        const { headers } = request;
        const locale =
          language ?? findBrowserLocale(headers.get("cookie") ?? "", headers.get("accept-language") ?? undefined);
        const text = inLocale(locale, () => texts.account.languageChanged);
        const cookie = writeAccountLanguageCookie(request, language);
        return redirectWithToast(request, "/account", text, "success", [cookie]);
      });
    case "feedback-mails":
      return submitForm(request, FeedbackMails, async ({ isWanted }) => {
        await setFeedbackMails(ctx, isWanted === "on");
        return redirectToAccount(texts.feedback.mailsSaved);
      });
    case "due-dates":
      return submitForm(request, FeedbackMails, async ({ isWanted }) => {
        await setReminders(ctx, isWanted === "on");
        return redirectToAccount(texts.dueDates.remindersSaved);
      });
    case "calendar":
      return submitForm(request, EmptyForm, async () => data({ calendarToken: await createCalendarFeed(ctx) }));
    case "calendar-remove":
      return submitForm(request, EmptyForm, async () => {
        await removeCalendarFeed(ctx);
        return redirectToAccount(texts.dueDates.calendarRemoved);
      });
    case "billing":
      return submitForm(request, EmptyForm, async () =>
        redirect(await openBillingPortal(ctx, await getPaymentProvider(), `${site.url}/account`)),
      );
    default:
      throw notFound("form");
  }
}
