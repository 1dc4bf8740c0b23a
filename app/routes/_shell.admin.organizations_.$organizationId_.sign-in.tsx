import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { readSetup } from "~/domain/single-sign-on/read-setup";
import { requirePermission } from "~/http/context.server";
import { readMailSite } from "~/http/site.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { callbackAddressOf } from "~/http/sign-in-flow.server";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { ProviderChip } from "~/views/single-sign-on/provider-chip";
import { changeSetup } from "~/views/single-sign-on/change-setup.server";
import { Addresses, SettingsForm } from "~/views/single-sign-on/settings-form";
import { BreakGlass, Domains, Removal } from "~/views/single-sign-on/people";
import { Rules } from "~/views/single-sign-on/rules";
import { Steps } from "~/views/single-sign-on/steps";
import { Trial } from "~/views/single-sign-on/trial";

export const handle = {
  title: () => texts.singleSignOn.pageTitle,
  permission: "organization:configure",
} satisfies Page;

/** How people of an organization sign in with its own provider. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const organizationId = requireId(params.organizationId, "organization");
  const setup = await readSetup(ctx, organizationId);
  const { url } = await readMailSite();
  return {
    ...setup,
    addresses: {
      callback: await callbackAddressOf(organizationId),
      afterLogout: `${url}/`,
      logout: `${url}/sign-in/logout/${organizationId}`,
      keys: `${url}/sign-in/keys/${organizationId}`,
      signIn: setup.provider && `${url}/sign-in/${setup.provider.shortName}`,
    },
  };
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) =>
  changeSetup(
    request,
    await requirePermission(request, handle.permission),
    requireId(params.organizationId, "organization"),
  ),
);

export default function SignInSetup() {
  const setup = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : undefined;
  const { organization, provider } = setup;
  const message = refusal && Object.keys(refusal.errors).length === 0 ? refusal.message : undefined;
  return (
    <>
      <PageHeader
        title={texts.singleSignOn.pageTitle}
        aside={<ProviderChip state={provider?.state ?? null} />}
        subtitle={<bdi>{organization.name}</bdi>}
      />
      <div className="grid gap-4">
        {message && <Notice tone="error">{message}</Notice>}
        {provider && <Steps setup={setup} provider={provider} />}
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <SettingsForm key={provider?.changedAt.getTime()} setup={setup} refusal={refusal} />
          <div className="grid gap-4">
            <Addresses setup={setup} />
            {provider && <Trial setup={setup} />}
          </div>
          {provider && <Rules setup={setup} rules={provider.rules} refusal={refusal} />}
          {provider && (
            <div className="grid gap-4">
              <BreakGlass setup={setup} />
              <Domains setup={setup} refusal={refusal} />
              <Removal setup={setup} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
