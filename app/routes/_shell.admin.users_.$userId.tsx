import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readUserRecord } from "~/domain/accounts/read-user-record";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { PageHeader } from "~/ui/page-header";
import { canEdit } from "~/domain/accounts/user-rules";
import { ChangesOfUser, CoursesOfUser, DetailsOfUser, MailsOfUser, SignInsOfUser } from "~/views/user/user-sections";

export const handle = { permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const record = await readUserRecord(ctx, requireId(params.userId, "user"));
  return { ...record, isEditable: canEdit(ctx.actor, record.user.role) };
});

/** A user's record; its buttons open dialogs of the users list. */
export default function UserPage() {
  const { user, courses, signIns, changes, mails, isEditable } = useLoaderData<typeof loader>();
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
          </>
        )}
      </PageHeader>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <DetailsOfUser user={user} />
        <CoursesOfUser courses={courses} userId={user.id} />
        <SignInsOfUser signIns={signIns} />
        <MailsOfUser mails={mails} />
        <ChangesOfUser changes={changes} />
      </div>
    </>
  );
}
