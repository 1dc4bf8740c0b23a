import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { readSiteFactors, setSiteFactors } from "~/domain/factors/factor-policies";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { PageHeader } from "~/ui/page-header";
import { SiteFactors } from "~/views/factors/factor-policies";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.factors.pageTitle, permission: "system:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) =>
  readSiteFactors(await requirePermission(request, handle.permission)),
);

const isOn = v.optional(v.literal("on"));
const SiteRules = v.object({
  intent: v.literal("factors"),
  requiredOfAdministrators: isOn,
  allowsPasskeysAlone: isOn,
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
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
  const factors = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      <PageHeader title={texts.factors.pageTitle} />
      <div className="max-w-[46rem]">
        <SiteFactors key={JSON.stringify(factors)} factors={factors} refusal={refusal} />
      </div>
    </>
  );
}
