import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { listRolesWith, canRole, reachOf } from "~/domain/access";
import { inviteUser, InvitedUser, type AddedUser as NewlyAdded } from "~/domain/accounts/invite-user";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import { formatDateTime } from "~/domain/date-text";
import { idOf } from "~/domain/id";
import { listOrganizationNames } from "~/domain/organizations/organization-names";
import type { Page } from "~/domain/page";
import { newcomerRole } from "~/domain/roles";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { OrganizationOptions } from "~/views/organization-options";
import { Button, ButtonLink } from "~/ui/button";
import { Code } from "~/ui/code";
import { SelectField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useSite } from "~/ui/site";
import { useTimeZone } from "~/ui/time-zone";

export const handle = { title: () => texts.addUser.pageTitle, permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const choosesOrganization = reachOf(ctx.actor.role, handle.permission) === "any";
  const organizations = choosesOrganization ? await listOrganizationNames(ctx) : null;
  const { searchParams } = new URL(request.url);
  const roles = listAssignableRoles(ctx.actor);
  // A single organization is preselected.
  const [only, ...others] = organizations ?? [];
  return {
    roles,
    organizations,
    organizationId: searchParams.get("orgId") ?? (others.length === 0 ? (only?.id ?? "") : ""),
    role: roles.find((role) => role === searchParams.get("role")) ?? newcomerRole,
  };
});

const AddForm = v.object({ ...InvitedUser.entries, organizationId: v.optional(v.string(), "") });

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const choosesOrganization = reachOf(ctx.actor.role, handle.permission) === "any";
  // Rendered, not redirected: the one-time code is shown only once.
  return submitForm(request, AddForm, async ({ organizationId, ...user }) => {
    const site = await readMailSite();
    const organization = choosesOrganization ? idOf(organizationId) : ctx.actor.organizationId;
    const added = await inviteUser(ctx, user, organization, site);
    const passwordPage = `${site.url}/reset-password?username=${encodeURIComponent(added.username)}`;
    const isOwner = organization !== null && listRolesWith("course:own").includes(user.role);
    const course = new URLSearchParams({ dialog: "create", organization: organization ?? "", owner: added.id });
    const nextCourse = isOwner && canRole(ctx.actor.role, "course:create") ? `/admin/courses?${course}` : null;
    return { added: { ...added, passwordPage, nextCourse } };
  });
});

/** Adds one user; for many there are rosters and access codes. */
export default function AddUser() {
  const answer = useActionData<typeof action>();
  const added = answer && "added" in answer ? answer.added : null;
  const { sendsMail } = useSite();
  return (
    <>
      <PageHeader title={texts.addUser.title} subtitle={texts.addUser.hint({ sendsMail })} />
      {added ? <AddedUser {...added} /> : <AddUserForm refusal={answer && "errors" in answer ? answer : undefined} />}
    </>
  );
}

function AddUserForm({ refusal }: { refusal: FormRefusal | undefined }) {
  const { roles, organizations, organizationId, role } = useLoaderData<typeof loader>();
  const busy = useNavigation().formMethod === "POST";
  const field = (name: string) => ({ name, errors: refusal?.errors[name], defaultValue: refusal?.values[name] });
  return (
    <Form noValidate method="post" className="grid max-w-[40rem] gap-4 rounded-lg border border-line bg-surface p-5">
      {refusal?.message && Object.keys(refusal.errors).length === 0 && <Notice tone="error">{refusal.message}</Notice>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field("userName")}
          label={texts.common.username}
          hint={texts.accountFields.usernameHint}
          required
          autoCapitalize="none"
        />
        <TextField {...field("email")} label={texts.common.email} type="email" required />
        <TextField {...field("firstName")} label={texts.addUser.firstName} />
        <TextField {...field("lastName")} label={texts.addUser.lastName} />
        <TextField {...field("rankTitle")} label={texts.addUser.rankTitle} />
        <SelectField {...field("role")} label={texts.common.role} defaultValue={refusal?.values.role ?? role}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {texts.roles.nameOf({ role })}
            </option>
          ))}
        </SelectField>
        {organizations && (
          <SelectField
            {...field("organizationId")}
            label={texts.common.organization}
            hint={texts.addUser.organizationHint}
            defaultValue={refusal?.values.organizationId ?? organizationId}
          >
            <OrganizationOptions organizations={organizations} />
          </SelectField>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to="/admin/users">{texts.common.cancel}</ButtonLink>
        <Button type="submit" variant="primary" busy={busy} busyText={texts.addUser.adding}>
          {texts.addUser.title}
        </Button>
      </div>
    </Form>
  );
}

type AddedUserProps = Pick<NewlyAdded, "username" | "email" | "reset"> & {
  /** URL of the page that takes the code. */
  passwordPage: string;
  /** URL that creates a course for a new instructor; null for others. */
  nextCourse: string | null;
};

function AddedUser({ username, email, reset, passwordPage, nextCourse }: AddedUserProps) {
  const { sendsMail } = useSite();
  const { search } = useLocation();
  return (
    <div className="grid max-w-[40rem] justify-items-start gap-4 rounded-lg border border-line bg-surface p-5">
      <Notice tone="success">{texts.addUser.added({ username })}</Notice>
      {reset ? (
        <OneTimeCode {...{ username, email, passwordPage, reset }} />
      ) : (
        <p>{texts.addUser.signsInThere({ sendsMail, email: <Address>{email}</Address> })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/admin/users?q=${encodeURIComponent(username)}`}>{texts.common.users}</ButtonLink>
        <ButtonLink to={`/admin/users/add${search}`} reloadDocument variant={nextCourse ? "plain" : "primary"}>
          {texts.addUser.addAnother}
        </ButtonLink>
        {nextCourse && (
          <ButtonLink to={nextCourse} variant="primary">
            {texts.addUser.createCourse}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

type OneTimeCodeProps = Omit<AddedUserProps, "nextCourse" | "reset"> & { reset: NonNullable<NewlyAdded["reset"]> };

function OneTimeCode({ username, email, passwordPage, reset: { code, expiresAt } }: OneTimeCodeProps) {
  const zone = useTimeZone();
  const { sendsMail } = useSite();
  return (
    <>
      <p>
        {sendsMail
          ? texts.addUser.linkEmailed({ email: <Address>{email}</Address> })
          : texts.addUser.noMail({ username, passwordPage: <b className="wrap-anywhere">{passwordPage}</b> })}
      </p>
      <div className="text-lg">
        <Code copyLabel={texts.addUser.copyCode}>{code}</Code>
      </div>
      <p className="text-muted">{texts.addUser.codeHint({ date: formatDateTime(expiresAt, zone) })}</p>
    </>
  );
}

const Address = ({ children }: { children: string }) => (
  <b dir="auto" className="wrap-anywhere">
    {children}
  </b>
);
