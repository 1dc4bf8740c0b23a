import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { reachOf } from "~/domain/access";
import { inviteUser, InvitedUser } from "~/domain/accounts/invite-user";
import { userNameHint } from "~/domain/accounts/registration-details";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import { formatDateTime } from "~/domain/date-text";
import { idOf } from "~/domain/id";
import { listOrganizationNames } from "~/domain/organizations/organization-names";
import type { Page } from "~/domain/page";
import { newcomerRole } from "~/domain/roles";
import { requirePermission } from "~/http/context.server";
import { submitForm, type Refused } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { OrganizationOptions } from "~/admin/organization-options";
import { Button, ButtonLink } from "~/ui/button";
import { Code } from "~/ui/code";
import { SelectField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";

export const handle = { permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const chooses = reachOf(ctx.actor.role, handle.permission) === "any";
  return {
    roles: listAssignableRoles(ctx.actor),
    organizations: chooses ? await listOrganizationNames(ctx) : null,
    organizationId: new URL(request.url).searchParams.get("orgId") ?? "",
  };
});

const AddForm = v.object({ ...InvitedUser.entries, organizationId: v.optional(v.string(), "") });

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const chooses = reachOf(ctx.actor.role, handle.permission) === "any";
  // Not a redirect: the code must not travel on, and is shown this once.
  return submitForm(request, AddForm, async ({ organizationId, ...user }) => ({
    added: await inviteUser(ctx, user, chooses ? idOf(organizationId) : ctx.actor.organizationId, await readMailSite()),
  }));
});

/** One person; many come by a roster or an access code. */
export default function AddUser() {
  const answer = useActionData<typeof action>();
  const added = answer && "added" in answer ? answer.added : null;
  return (
    <>
      <PageHeader
        title="Add User"
        subtitle="The user sets a password by a mailed link or a one-time code. Many come faster by a roster."
      />
      {added ? <Added {...added} /> : <AddUserForm refused={answer && "errors" in answer ? answer : undefined} />}
    </>
  );
}

function AddUserForm({ refused }: { refused: Refused | undefined }) {
  const { roles, organizations, organizationId } = useLoaderData<typeof loader>();
  const busy = useNavigation().formMethod === "POST";
  const field = (name: string) => ({ name, errors: refused?.errors[name], defaultValue: refused?.values[name] });
  return (
    <Form noValidate method="post" className="grid max-w-[40rem] gap-4 rounded-lg border border-line bg-surface p-5">
      {refused?.message && Object.keys(refused.errors).length === 0 && <Notice tone="error">{refused.message}</Notice>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field("userName")} label="Username" hint={userNameHint} required autoCapitalize="none" />
        <TextField {...field("email")} label="Email" type="email" required />
        <TextField {...field("firstName")} label="First Name" />
        <TextField {...field("lastName")} label="Last Name" />
        <TextField {...field("rankTitle")} label="Rank/Title" />
        <SelectField {...field("role")} label="Role" defaultValue={refused?.values.role ?? newcomerRole}>
          {roles.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </SelectField>
        {organizations && (
          <SelectField
            {...field("organizationId")}
            label="Organization"
            defaultValue={refused?.values.organizationId ?? organizationId}
          >
            <OrganizationOptions organizations={organizations} />
          </SelectField>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to="/admin/users">Cancel</ButtonLink>
        <Button type="submit" variant="primary" busy={busy} busyText="Adding...">
          Add User
        </Button>
      </div>
    </Form>
  );
}

function Added({
  username,
  email,
  code,
  expiresAt,
}: {
  username: string;
  email: string;
  code: string;
  expiresAt: Date;
}) {
  const zone = useTimeZone();
  return (
    <div className="grid max-w-[40rem] justify-items-start gap-4 rounded-lg border border-line bg-surface p-5">
      <Notice tone="success">{username} was added.</Notice>
      <p>
        A link to set the password was mailed to <b className="wrap-anywhere">{email}</b>. This one-time code does the
        same:
      </p>
      <div className="text-lg">
        <Code label="one-time code">{code}</Code>
      </div>
      <p className="text-muted">It is shown only now, and can be used once, until {formatDateTime(expiresAt, zone)}.</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/admin/users?q=${encodeURIComponent(username)}`}>Users</ButtonLink>
        <ButtonLink to="/admin/users/add" reloadDocument variant="primary">
          Add Another
        </ButtonLink>
      </div>
    </div>
  );
}
