import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createServiceAccount } from "~/domain/api-tokens/create-token";
import { listServiceAccounts, listServiceOrganizations } from "~/domain/api-tokens/list-tokens";
import { deleteServiceAccount } from "~/domain/api-tokens/revoke-token";
import { scopesOfService } from "~/domain/api-tokens/token-rules";
import { idOf } from "~/domain/id";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { createFormKey } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { Card } from "~/ui/card";
import { SelectField } from "~/ui/field";
import { PageHeader } from "~/ui/page-header";
import { changeTokens } from "~/views/api-tokens/change-tokens.server";
import { CreatedTokenNotice, NewTokenForm } from "~/views/api-tokens/new-token";
import { TokenList } from "~/views/api-tokens/token-list";

export const handle = {
  permission: "serviceAccount:manage",
  section: { label: () => texts.apiTokens.servicesTitle, place: 75 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const [accounts, organizations] = await Promise.all([listServiceAccounts(ctx), listServiceOrganizations(ctx)]);
  return { accounts, organizations, offered: scopesOfService(), formKey: createFormKey() };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return changeTokens(request, ctx, {
    kind: "service",
    create: ({ organizationId, ...fields }, token) => {
      const id = idOf(organizationId);
      const required = say.apiTokens.organizationRequired;
      if (!id) throw new Refusal("invalid", required, { organizationId: [required] });
      return createServiceAccount(ctx, id, fields, token);
    },
    revoke: (id) => deleteServiceAccount(ctx, id),
    revokedText: texts.apiTokens.serviceDeleted,
    path: "/admin/service-accounts",
  });
});

/** Service accounts of the actor's organization, or of all. */
export default function ServiceAccounts() {
  const { accounts, organizations, offered, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : null;
  return (
    <>
      <PageHeader title={texts.apiTokens.servicesTitle} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-[70ch] text-muted">{texts.apiTokens.servicesHint}</p>
        {answer && "created" in answer && <CreatedTokenNotice created={answer.created} />}
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Card title={texts.apiTokens.servicesTitle}>
            <TokenList tokens={accounts} none={texts.apiTokens.noServices} isOfServices />
          </Card>
          <NewTokenForm
            key={formKey}
            title={texts.apiTokens.createServiceTitle}
            submitText={texts.apiTokens.createService}
            offered={offered}
            formKey={formKey}
            refusal={refusal}
          >
            <SelectField
              label={texts.common.organization}
              name="organizationId"
              defaultValue={refusal?.values.organizationId}
              errors={refusal?.errors.organizationId}
            >
              {organizations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </NewTokenForm>
        </div>
      </div>
    </>
  );
}
