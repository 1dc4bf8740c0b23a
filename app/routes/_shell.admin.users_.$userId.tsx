import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { readUserRecord } from "~/domain/accounts/read-user-record";
import { listTokensOf } from "~/domain/api-tokens/list-tokens";
import { revokeTokenOf } from "~/domain/api-tokens/revoke-token";
import { listCredentialsOf } from "~/domain/credentials/own-credentials";
import { allowNextCredential, revokeCredentialOf } from "~/domain/credentials/revoke-credential";
import { issueLostCode, readFactorsOf } from "~/domain/factors/lost-factors";
import { endSignInsOfUser } from "~/domain/accounts/sign-ins-of-user";
import { formatDateTime } from "~/domain/date-text";
import { findRequest } from "~/domain/erasure/erasure-requests";
import { idSchema, requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { readTakeout, requestTakeoutOf } from "~/domain/personal-data/request-takeout";
import { readIdentities } from "~/domain/single-sign-on/administer-identities";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import { canEdit } from "~/domain/accounts/user-rules";
import { TokenList } from "~/views/api-tokens/token-list";
import { CredentialList } from "~/views/credentials/credential-list";
import { FactorsOfUser } from "~/views/factors/factors-of-user";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { changeIdentities } from "~/views/single-sign-on/change-identities.server";
import { IdentitiesOfUser } from "~/views/single-sign-on/identities-of-user";
import { TakeoutStatus } from "~/views/takeout/takeout-status";
import { ChangesOfUser, CoursesOfUser, DetailsOfUser, MailsOfUser, SignInsOfUser } from "~/views/user/user-sections";

export const handle = { permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const userId = requireId(params.userId, "user");
  const record = await readUserRecord(ctx, userId);
  const [tokens, credentials, identities, factors, takeout, erasure] = await Promise.all([
    listTokensOf(ctx, userId),
    listCredentialsOf(ctx, userId),
    readIdentities(ctx, userId),
    readFactorsOf(ctx, userId),
    readTakeout(ctx, userId),
    findRequest(ctx, userId),
  ]);
  const isEditable = canEdit(ctx.actor, record.user.role);
  return { ...record, tokens, credentials, identities, factors, takeout, request: erasure, isEditable };
});

const EndedSignIn = v.object({ intent: v.literal("end-sign-in"), id: idSchema() });
const EndedSignIns = v.object({ intent: v.literal("end-sign-ins") });
const Takeout = v.object({ intent: v.literal("takeout") });
const AllowedCredential = v.object({ intent: v.literal("allow-credential"), id: v.string() });
const RevokedCredential = v.object({ intent: v.literal("revoke-credential"), id: v.string() });
const Revocation = v.object({ intent: v.literal("revoke"), id: v.string() });

/**
 * Ends sign-ins, revokes an API token or a signed transcript, connects to the organization's provider, issues a code for lost second factors, or
 * begins a copy of the user's data.
 */
export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const userId = requireId(params.userId, "user");
  const intent = (await formOf(request)).get("intent");
  if (intent === "lost-code")
    return submitForm(request, v.object({ intent: v.literal("lost-code") }), async () =>
      data({ lostCode: await issueLostCode(ctx, userId, await readMailSite()) }),
    );
  if (intent === "end-sign-in")
    return submitForm(request, EndedSignIn, async ({ id }) => {
      await endSignInsOfUser(ctx, userId, id);
      return redirectWithToast(request, `/admin/users/${userId}`, texts.account.signInEnded);
    });
  if (intent === "end-sign-ins")
    return submitForm(request, EndedSignIns, async () => {
      await endSignInsOfUser(ctx, userId);
      return redirectWithToast(request, `/admin/users/${userId}`, texts.signIns.allEnded);
    });
  if (intent === "takeout")
    return submitForm(request, Takeout, async () => {
      await requestTakeoutOf(ctx, userId, await readMailSite());
      return redirect(`/admin/users/${userId}`);
    });
  if (intent === "revoke-credential")
    return submitForm(request, RevokedCredential, async ({ id }) => {
      await revokeCredentialOf(ctx, userId, id);
      return redirectWithToast(request, `/admin/users/${userId}`, texts.credentials.revokedNow);
    });
  if (intent === "allow-credential")
    return submitForm(request, AllowedCredential, async ({ id }) => {
      await allowNextCredential(ctx, userId, id);
      return redirectWithToast(request, `/admin/users/${userId}`, texts.credentials.allowedNow);
    });
  if (intent !== "revoke") return changeIdentities(request, ctx, userId);
  return submitForm(request, Revocation, async ({ id }) => {
    await revokeTokenOf(ctx, userId, id);
    return redirectWithToast(request, `/admin/users/${userId}`, texts.apiTokens.revoked);
  });
});

/** A user's record; its buttons open dialogs of the users list. */
export default function UserPage() {
  const { user, courses, signIns, changes, mails, tokens, credentials, identities, factors, takeout, ...more } =
    useLoaderData<typeof loader>();
  const { request, isEditable } = more;
  const zone = useTimeZone();
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : undefined;
  const lostCode = answer && "lostCode" in answer ? answer.lostCode : null;
  const message = refusal && Object.keys(refusal.errors).length === 0 ? refusal.message : undefined;
  const name = [user.rankTitle, user.firstName, user.lastName].filter(Boolean).join(" ");
  const dialog = (kind: string) =>
    `/admin/users?${new URLSearchParams({ q: user.username, dialog: kind, id: user.id })}`;
  return (
    <>
      <PageHeader title={user.username} subtitle={name && <bdi>{name}</bdi>}>
        <Chip tone={user.enabled ? "good" : "off"}>
          {user.enabled ? texts.userRecord.enabled : texts.userRecord.disabled}
        </Chip>
        {user.resetPasswordPending && <Chip tone="amber">{texts.userRefusals.pending}</Chip>}
        {isEditable && (
          <>
            <ButtonLink to={`/admin/users/${user.id}/edit`}>{texts.userRecord.edit}</ButtonLink>
            <ButtonLink to={dialog("role")}>{texts.userRecord.changeRole}</ButtonLink>
            <ButtonLink to={dialog("reset")}>{texts.userRecord.resetPassword}</ButtonLink>
            <ButtonLink to={dialog("delete")} variant="danger">
              {texts.common.delete}
            </ButtonLink>
            <ButtonLink to={`/admin/users/${user.id}/erase`} variant="danger">
              {texts.erasure.open}
            </ButtonLink>
          </>
        )}
      </PageHeader>
      {request && request.refusedAt === null && (
        <div className="mb-4">
          <Notice tone="info">
            <Link className="link" to={`/admin/users/${user.id}/erase`}>
              {texts.erasure.requestedOn({ dateTime: formatDateTime(request.askedAt, zone) })}
            </Link>
          </Notice>
        </div>
      )}
      {message && (
        <div className="mb-4">
          <Notice tone="error">{message}</Notice>
        </div>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <DetailsOfUser user={user} />
          <CoursesOfUser courses={courses} userId={user.id} />
          <IdentitiesOfUser key={identities.identities.length} {...{ identities, isEditable, refusal }} />
          <FactorsOfUser factors={factors} lostCode={lostCode} isEditable={isEditable} />
          <Card title={texts.apiTokens.title}>
            <TokenList tokens={tokens} none={texts.apiTokens.noTokensOfUser} canRevoke={isEditable} />
          </Card>
          {credentials.length > 0 && (
            <Card title={texts.credentials.titleOfUser}>
              <CredentialList credentials={credentials} canRevoke={isEditable} />
            </Card>
          )}
          {isEditable && (
            <Card title={texts.takeout.ofUserTitle}>
              <p className="text-sm text-pretty text-muted">{texts.takeout.ofUserHint({ username: user.username })}</p>
              <TakeoutStatus progress={takeout} page={`/admin/users/${user.id}`} />
            </Card>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <SignInsOfUser signIns={signIns} canEnd={isEditable} />
          <MailsOfUser mails={mails} />
          <ChangesOfUser changes={changes} />
        </div>
      </div>
    </>
  );
}
