import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createOwnToken } from "~/domain/api-tokens/create-token";
import { listOwnTokens } from "~/domain/api-tokens/list-tokens";
import { revokeOwnToken } from "~/domain/api-tokens/revoke-token";
import { scopesOfPerson } from "~/domain/api-tokens/token-rules";
import { areasOf, landingPageOf } from "~/domain/areas";
import type { Page } from "~/domain/page";
import { createFormKey } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/page-header";
import { TopBar } from "~/ui/top-bar";
import { changeTokens } from "~/views/api-tokens/change-tokens.server";
import { CreatedTokenNotice, NewTokenForm } from "~/views/api-tokens/new-token";
import { TokenList } from "~/views/api-tokens/token-list";

export const handle = { title: () => texts.apiTokens.title, permission: "account:change" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { actor } = ctx;
  return {
    username: actor.username,
    home: landingPageOf(actor.role),
    tabs: areasOf(actor).map(({ to, label }) => ({ to, label, current: false })),
    tokens: await listOwnTokens(ctx),
    offered: scopesOfPerson(actor),
    formKey: createFormKey(),
  };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return changeTokens(request, ctx, {
    kind: "person",
    create: (fields, token) => createOwnToken(ctx, fields, token),
    revoke: (id) => revokeOwnToken(ctx, id),
    revokedText: texts.apiTokens.revoked,
    path: "/account/tokens",
  });
});

/** The user's own API tokens. */
export default function OwnTokens() {
  const { username, home, tabs, tokens, offered, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 p-4 md:px-6 md:py-5">
        <PageHeader title={texts.apiTokens.title} subtitle={username}>
          <ButtonLink to="/account">{texts.account.heading}</ButtonLink>
        </PageHeader>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="max-w-[70ch] text-muted">{texts.apiTokens.hint}</p>
          {answer && "created" in answer && <CreatedTokenNotice created={answer.created} />}
          <div className="grid items-start gap-4 md:grid-cols-2">
            <Card title={texts.apiTokens.title}>
              <TokenList tokens={tokens} none={texts.apiTokens.empty} />
            </Card>
            <NewTokenForm
              key={formKey}
              title={texts.apiTokens.createTitle}
              submitText={texts.apiTokens.create}
              offered={offered}
              formKey={formKey}
              refusal={answer && "errors" in answer ? answer : null}
            />
          </div>
        </div>
      </main>
    </div>
  );
}
