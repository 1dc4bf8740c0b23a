import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import * as v from "valibot";
import { assertCan } from "~/domain/access";
import { LimitFields } from "~/domain/accounts/sign-in-limit-rules";
import { readOrganizationLimits, setOrganizationLimits } from "~/domain/accounts/sign-in-limits";
import { attemptPolicies } from "~/domain/erasure/attempt-policies";
import { readErasurePolicy, setErasurePolicy } from "~/domain/erasure/erasure-policy";
import { listRequests } from "~/domain/erasure/erasure-requests";
import { readOrganizationFactors, setOrganizationFactors } from "~/domain/factors/factor-policies";
import { factorRules } from "~/domain/factors/factor-rules";
import { requireId } from "~/domain/id";
import { readOrganization } from "~/domain/organizations/read-organization";
import type { Page } from "~/domain/page";
import { findProvider } from "~/domain/single-sign-on/find-provider";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/page-header";
import { ErasurePolicy } from "~/views/erasure/erasure-policy";
import { OrganizationFactors } from "~/views/factors/factor-policies";
import { SignInLimitsForm } from "~/views/factors/sign-in-limits";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { ProviderChip } from "~/views/single-sign-on/provider-chip";

export const handle = { permission: "organization:configure" } satisfies Page;

/** An organization's page: what its administrators set up. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const organizationId = requireId(params.organizationId, "organization");
  assertCan(ctx.actor, handle.permission, { organizationId }, "organization");
  const { id, name, userLimit } = await readOrganization(ctx, organizationId);
  const provider = await findProvider(ctx, id);
  const factors = await readOrganizationFactors(ctx, id);
  const limits = await readOrganizationLimits(ctx, id);
  const policy = await readErasurePolicy(ctx, id);
  const openRequests = (await listRequests(ctx, id)).length;
  const signIn = provider?.state ?? null;
  return { organization: { id, name, userLimit }, signIn, factors, limits, policy, openRequests };
});

const FactorRules = v.object({
  intent: v.literal("factors"),
  required: v.picklist(factorRules),
  allowsPasskeysAlone: v.optional(v.literal("on")),
});

const Limits = v.object({ intent: v.literal("sign-in-limits"), ...LimitFields });

const Policy = v.object({ intent: v.literal("erasure"), policy: v.picklist(attemptPolicies) });

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const organizationId = requireId(params.organizationId, "organization");
  const intent = (await formOf(request)).get("intent");
  if (intent === "erasure")
    return submitForm(request, Policy, async (form) => {
      await setErasurePolicy(ctx, organizationId, form.policy);
      return redirectWithToast(request, `/admin/organizations/${organizationId}`, texts.erasure.policySaved);
    });
  if (intent === "sign-in-limits")
    return submitForm(request, Limits, async ({ intent: _, ...limits }) => {
      await setOrganizationLimits(ctx, organizationId, limits);
      return redirectWithToast(request, `/admin/organizations/${organizationId}`, texts.signIns.limitsSaved);
    });
  return submitForm(request, FactorRules, async ({ required, allowsPasskeysAlone }) => {
    await setOrganizationFactors(ctx, organizationId, { required, allowsPasskeysAlone: allowsPasskeysAlone === "on" });
    return redirectWithToast(request, `/admin/organizations/${organizationId}`, texts.factors.rulesSaved);
  });
});

export default function OrganizationPage() {
  const { organization, signIn, factors, limits, policy, openRequests } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      <PageHeader title={organization.name} />
      <div className="flex flex-wrap gap-4 *:grow *:basis-64">
        <AreaCard
          title={texts.singleSignOn.pageTitle}
          hint={texts.singleSignOn.cardHint}
          to={`/admin/organizations/${organization.id}/sign-in`}
          linkText={signIn === null ? texts.singleSignOn.setUp : texts.singleSignOn.change}
        >
          <ProviderChip state={signIn} />
        </AreaCard>
        <AreaCard
          title={texts.provisioning.pageTitle}
          hint={texts.provisioning.hint}
          to={`/admin/organizations/${organization.id}/provisioning`}
          linkText={texts.provisioning.open}
        />
        <AreaCard
          title={texts.webhooks.pageTitle}
          hint={texts.webhooks.hint}
          to={`/admin/organizations/${organization.id}/webhooks`}
          linkText={texts.webhooks.open}
        />
        <AreaCard
          title={texts.retention.pageTitle}
          hint={texts.retention.cardHint}
          to={`/admin/organizations/${organization.id}/retention`}
          linkText={texts.retention.open}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-4 *:grow *:basis-96">
        <ErasurePolicy key={policy} policy={policy} openRequests={openRequests} />
        <OrganizationFactors key={`${factors.required} ${factors.allowsPasskeysAlone}`} {...{ factors, refusal }} />
        <SignInLimitsForm key={JSON.stringify(limits)} limits={limits} refusal={refusal} />
      </div>
    </>
  );
}

type AreaCardProps = { title: string; hint: string; to: string; linkText: string; children?: ReactNode };

/** Leads to a page of the organization; the links of a row are at one height. */
const AreaCard = ({ title, hint, to, linkText, children }: AreaCardProps) => (
  <Card title={title} className="grid-rows-[auto_1fr_auto]">
    <p className="text-pretty text-muted">{hint}</p>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ButtonLink to={to}>{linkText}</ButtonLink>
      {children}
    </div>
  </Card>
);
