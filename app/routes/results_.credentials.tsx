import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { areasOf, landingPageOf } from "~/domain/areas";
import { barredCampaignsOf, issueCredential, readPerson } from "~/domain/credentials/issue-credential";
import { listOwnCredentials } from "~/domain/credentials/own-credentials";
import { passedCampaignsOf } from "~/domain/credentials/passed-campaigns";
import { revokeOwnCredential } from "~/domain/credentials/revoke-credential";
import { percentText } from "~/domain/gradebook/figures";
import { studentGradesOf } from "~/domain/gradebook/student-grades";
import { idSchema } from "~/domain/id";
import type { Page } from "~/domain/page";
import { readOwnResults } from "~/domain/results/read-own-results";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Check } from "~/ui/check";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { TopBar } from "~/ui/top-bar";
import { CredentialList } from "~/views/credentials/credential-list";
import { readIssuer } from "~/http/issuer.server";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.credentials.title, permission: "account:change" } satisfies Page;

/** The campaigns that the user has passed in a class, and the signed transcripts. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { role, username } = ctx.actor;
  const results = await readOwnResults(ctx, new URL(request.url).searchParams.get("class"));
  const passed = passedCampaignsOf(studentGradesOf(results), results.rules, results.held);
  const { name } = await readPerson(ctx);
  const barred = await barredCampaignsOf(ctx);
  return {
    ...{ username, name, home: landingPageOf(role), shown: results.shown, credentials: await listOwnCredentials(ctx) },
    tabs: areasOf(ctx.actor).map(({ to, label }) => ({ to, label, current: false })),
    passMark: results.rules.passMark,
    campaigns: passed.map(({ campaignId, title, average }) => ({
      ...{ campaignId, title, average },
      isBarred: barred.has(campaignId),
    })),
  };
});

const Issue = v.object({
  intent: v.literal("issue"),
  classSessionId: v.union([v.literal("none"), idSchema()]),
  campaignId: idSchema(),
  consent: v.literal("on", () => keyed(say.credentials.consentMissing)),
});
const Revocation = v.object({ intent: v.literal("revoke-credential"), id: v.string() });

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { pathname, search } = new URL(request.url);
  const here = `${pathname}${search}`;
  if ((await formOf(request)).get("intent") === "revoke-credential")
    return submitForm(request, Revocation, async ({ id }) => {
      await revokeOwnCredential(ctx, id);
      return redirectWithToast(request, here, texts.credentials.revokedNow);
    });
  return submitForm(request, Issue, async (choice) => {
    await issueCredential(ctx, choice, await readIssuer());
    return redirectWithToast(request, here, texts.credentials.issued);
  });
});

export default function OwnCredentials() {
  const { username, name, home, tabs, shown, passMark, campaigns, credentials } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : null;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 p-4 md:px-6 md:py-5">
        <PageHeader
          title={texts.credentials.title}
          subtitle={
            shown
              ? texts.common.classOfCourse({ course: shown.courseName, className: shown.name })
              : texts.results.outsideClass
          }
        >
          <ButtonLink to="/verify">{texts.credentials.verifyTitle}</ButtonLink>
          <ButtonLink to={shown ? `/results?class=${shown.id}` : "/results"}>{texts.results.myResults}</ButtonLink>
        </PageHeader>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="max-w-[70ch] text-muted">{texts.credentials.hint}</p>
          {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
          <div className="grid items-start gap-4 md:grid-cols-2">
            <Card title={texts.credentials.passedTitle}>
              {campaigns.length === 0 && (
                <p className="text-muted">{texts.credentials.nonePassed({ percent: passMark })}</p>
              )}
              <ul className="grid divide-y divide-line">
                {campaigns.map((campaign) => (
                  <li key={campaign.campaignId} className="py-3 first:pt-0 last:pb-0">
                    <PassedCampaign
                      {...campaign}
                      name={name}
                      classSessionId={shown?.id ?? "none"}
                      errors={refusal?.values.campaignId === campaign.campaignId ? refusal.errors.consent : undefined}
                    />
                  </li>
                ))}
              </ul>
            </Card>
            <Card title={texts.credentials.listTitle}>
              <CredentialList credentials={credentials} isOwn />
              {credentials.length > 0 && (
                <p className="mt-3 text-sm text-pretty text-muted">{texts.credentials.revokeHint}</p>
              )}
            </Card>
          </div>
        </div>
      </main>
    </div>
  );
}

type PassedCampaignProps = {
  campaignId: string;
  title: string;
  average: number;
  name: string;
  isBarred: boolean;
  classSessionId: string;
  errors: readonly string[] | undefined;
};

/** The form that says what the file contains, and creates it. */
function PassedCampaign({ campaignId, title, average, name, isBarred, classSessionId, errors }: PassedCampaignProps) {
  const errorId = `consent-${campaignId}`;
  return (
    <Form noValidate method="post" preventScrollReset className="grid gap-3">
      <input type="hidden" name="campaignId" value={campaignId} />
      <input type="hidden" name="classSessionId" value={classSessionId} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <bdi className="font-medium wrap-anywhere">{title}</bdi>
        <span className="text-sm text-muted tabular-nums">
          {texts.credentials.average({ average: <bdi>{percentText(average)}</bdi> })}
        </span>
      </p>
      {name === "" || isBarred ? (
        <p className="text-muted">{isBarred ? texts.credentials.barred : texts.credentials.noName}</p>
      ) : (
        <>
          <Check
            name="consent"
            label={texts.credentials.consent({ name: <bdi>{name}</bdi>, title: <bdi>{title}</bdi> })}
            aria-invalid={errors ? true : undefined}
            aria-describedby={errors ? errorId : undefined}
          />
          {errors && (
            <p id={errorId} className="text-sm text-bad" role="alert">
              {errors.join(" ")}
            </p>
          )}
          <Button type="submit" name="intent" value="issue" variant="primary" className="justify-self-start">
            {texts.credentials.issue}
          </Button>
        </>
      )}
    </Form>
  );
}
