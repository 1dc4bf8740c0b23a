import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { readSiteFactors, setSiteFactors } from "~/domain/factors/factor-policies";
import { LimitFields } from "~/domain/accounts/sign-in-limit-rules";
import { readSiteLimits, setSiteLimits } from "~/domain/accounts/sign-in-limits";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { PageHeader } from "~/ui/page-header";
import { SiteFactors } from "~/views/factors/factor-policies";
import { SignInLimitsForm } from "~/views/factors/sign-in-limits";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.factors.pageTitle, permission: "system:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { factors: await readSiteFactors(ctx), limits: await readSiteLimits(ctx) };
});

const isOn = v.optional(v.literal("on"));
const SiteRules = v.object({
  intent: v.literal("factors"),
  requiredOfAdministrators: isOn,
  allowsPasskeysAlone: isOn,
});

const Limits = v.object({ intent: v.literal("sign-in-limits"), ...LimitFields });

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  if ((await formOf(request)).get("intent") === "sign-in-limits")
    return submitForm(request, Limits, async ({ intent: _, ...limits }) => {
      await setSiteLimits(ctx, limits);
      return redirectWithToast(request, "/admin/system/factors", texts.signIns.limitsSaved);
    });
  return submitForm(request, SiteRules, async (rules) => {
    await setSiteFactors(ctx, {
      requiredOfAdministrators: rules.requiredOfAdministrators === "on",
      allowsPasskeysAlone: rules.allowsPasskeysAlone === "on",
    });
    return redirectWithToast(request, "/admin/system/factors", texts.factors.rulesSaved);
  });
});

/** The site's rules about second factors. */
export default function SiteFactorsPage() {
  const { factors, limits } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      <PageHeader title={texts.factors.pageTitle} />
      <div className="grid max-w-[46rem] gap-4">
        <SiteFactors key={JSON.stringify(factors)} factors={factors} refusal={refusal} />
        <SignInLimitsForm key={JSON.stringify(limits)} limits={limits} isSite refusal={refusal} />
      </div>
    </>
  );
}
