import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, useNavigation, useSearchParams } from "@remix-run/react";
import { listOwnSignIns } from "~/domain/accounts/own-sign-ins";
import { readLanguage } from "~/domain/accounts/own-language";
import { readUser } from "~/domain/accounts/read-user";
import { areasOf, landingPageOf } from "~/domain/areas";
import { daysUntilFactors } from "~/domain/factors/factor-days";
import { readFactors } from "~/domain/factors/own-factors";
import { readCalendarFeed } from "~/domain/due-dates/calendar-feed";
import { wantsReminders } from "~/domain/due-dates/mail-reminders";
import { wantsFeedbackMails } from "~/domain/feedback/mail-feedback";
import type { Page } from "~/domain/page";
import { readOwnSubscription } from "~/domain/payments/own-subscription";
import { readOwnProviderSession } from "~/domain/single-sign-on/own-provider-session";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Names } from "~/ui/names";
import { PageHeader } from "~/ui/page-header";
import { TopBar } from "~/ui/top-bar";
import { FactorsDue } from "~/views/factors/factors-due";
import { changeAccount } from "./change-account.server";
import {
  EmailForm,
  FeedbackMailsForm,
  LanguageForm,
  Panel,
  PasswordForm,
  type AccountFormProps,
} from "./account-forms";
import { DueDatesPanel } from "./due-dates-panel";
import { SecondFactors } from "./second-factors";
import { SignInList } from "./sign-ins";
import { Subscription } from "./subscription";

export const handle = { title: () => texts.account.pageTitle, permission: "account:change" } satisfies Page;

/** The user's own account. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { actor } = ctx;
  const [user, session, signIns, subscription, language] = await Promise.all([
    readUser(ctx, actor.userId),
    readOwnProviderSession(ctx),
    listOwnSignIns(ctx),
    readOwnSubscription(ctx),
    readLanguage(ctx, actor.userId),
  ]);
  const tabs = areasOf(actor).map(({ to, label }) => ({ to, label, current: false }));
  const { username, email, organizationName } = user;
  return {
    user: { username, email, organizationName },
    home: landingPageOf(actor.role),
    tabs,
    signIns,
    organization: session?.organization ?? null,
    subscription,
    language,
    days: daysUntilFactors(actor.factorsDueAt, ctx.now),
    factors: await readFactors(ctx, actor.userId),
    wantsFeedback: await wantsFeedbackMails(ctx),
    wantsReminders: await wantsReminders(ctx),
    calendar: await readCalendarFeed(ctx),
    siteUrl: (await readMailSite()).url,
  };
});

export const action = answerRefusals(changeAccount);

/** The last panel grows to the height of its neighbors. */
const stack = "flex flex-col gap-4 *:last:grow";

export default function Account() {
  const { user, home, tabs, signIns, organization, subscription, language, days, factors, wantsFeedback, ...dated } =
    useLoaderData<typeof loader>();
  const form = useForms();
  // Remount on each navigation, so that passwords don't stay in the fields.
  const { key } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={user.username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 p-4 md:px-6 md:py-5">
        <PageHeader
          title={texts.account.heading}
          subtitle={<Names names={user.organizationName ? [user.username, user.organizationName] : [user.username]} />}
        >
          <ButtonLink to="/results">{texts.account.myResults}</ButtonLink>
        </PageHeader>
        {days !== null && (
          <div className="mb-4">
            <FactorsDue days={days} />
          </div>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          {subscription && <Subscription subscription={subscription} {...form("billing")} />}
          <div className={stack}>
            <PasswordForm key={`password ${key}`} {...form("password")} />
            <SecondFactors factors={factors} />
          </div>
          <div className={stack}>
            <EmailForm key={`email ${key}`} email={user.email} {...form("email")} />
            <LanguageForm key={`language ${key}`} language={language} {...form("language")} />
          </div>
          <FeedbackMailsForm isWanted={wantsFeedback} {...form("feedback-mails")} />
          <DueDatesPanel {...dated} />
          <Panel title={texts.takeout.pageTitle}>
            <p className="text-sm text-muted">{texts.takeout.openHint}</p>
            <ButtonLink to="/account/data" className="justify-self-start">
              {texts.takeout.open}
            </ButtonLink>
          </Panel>
          <SignInList signIns={signIns} organization={organization} />
        </div>
      </main>
    </div>
  );
}

/** The page has several forms; the URL they post to says which one was submitted. */
function useForms() {
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const [search] = useSearchParams();
  const refusal = answer && "errors" in answer ? answer : undefined;
  const busyForm =
    navigation.formMethod === "POST" ? new URLSearchParams(navigation.formAction?.split("?")[1]).get("form") : null;
  return (name: string): AccountFormProps => ({
    refusal: search.get("form") === name ? refusal : undefined,
    busy: busyForm === name,
  });
}
