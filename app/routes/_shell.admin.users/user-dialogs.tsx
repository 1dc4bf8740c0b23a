import { Form, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { OrganizationOptions } from "~/views/organization-options";
import { listAddress } from "~/views/dialog-address";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import type { ForcedReset } from "~/domain/accounts/force-password-reset";
import { daysToRestore } from "~/domain/deletions/days-to-restore";
import { formatDateTime } from "~/domain/date-text";
import type { FieldErrors } from "~/domain/refusal";
import { ButtonLink, type ButtonVariant } from "~/ui/button";
import { Code } from "~/ui/code";
import { Check } from "~/ui/check";
import { SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useSite } from "~/ui/site";
import { useTimeZone } from "~/ui/time-zone";
import type { UserDialog } from "./user-dialog.server";

type DialogRefusal = { message?: string; errors: FieldErrors; hasFailed?: boolean };
type UserDialogsProps = { dialog: UserDialog; refusal?: DialogRefusal };

const dialogs = { role: RoleDialog, organization: OrganizationDialog, reset: ResetDialog, delete: DeleteDialog };

/** The dialog that the URL names. */
export function UserDialogs(props: UserDialogsProps) {
  const { kind, user } = props.dialog;
  const Dialog = dialogs[kind];
  // Remount if the dialog changes to another user.
  return <Dialog key={user.id} {...props} />;
}

function RoleDialog(props: UserDialogsProps) {
  const { user, roles } = props.dialog;
  return (
    <ChangeForm
      {...props}
      title={texts.users.roleTitle({ username: user.username })}
      submit={texts.users.changeRole}
      variant="primary"
    >
      <SelectField
        label={texts.common.role}
        name="role"
        defaultValue={user.role}
        hint={texts.users.roleHint}
        errors={props.refusal?.errors.role}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {texts.roles.nameOf({ role })}
          </option>
        ))}
      </SelectField>
    </ChangeForm>
  );
}

function OrganizationDialog(props: UserDialogsProps) {
  const { user, organizations } = props.dialog;
  return (
    <ChangeForm
      {...props}
      title={texts.users.organizationTitle({ username: user.username })}
      submit={texts.users.changeOrganization}
      variant="primary"
    >
      <SelectField
        label={texts.common.organization}
        name="organizationId"
        defaultValue={user.organizationId ?? ""}
        hint={texts.users.organizationHint}
        errors={props.refusal?.errors.organizationId}
      >
        <OrganizationOptions organizations={organizations} />
      </SelectField>
    </ChangeForm>
  );
}

function ResetDialog(props: UserDialogsProps) {
  const { user } = props.dialog;
  const { sendsMail } = useSite();
  const email = sendsMail && (
    <b dir="auto" className="wrap-anywhere">
      {user.email}
    </b>
  );
  return (
    <ChangeForm
      {...props}
      title={texts.users.resetTitle({ username: user.username })}
      submit={user.resetPasswordPending ? texts.users.newCode : texts.users.resetPassword}
      variant="primary"
    >
      <p>{user.resetPasswordPending ? texts.users.replaceCode({ email }) : texts.users.resetWarning({ email })}</p>
      <Check name="voidsPassword" label={texts.users.voidPassword} hint={texts.users.voidPasswordHint({ sendsMail })} />
    </ChangeForm>
  );
}

function DeleteDialog(props: UserDialogsProps) {
  const { user, deletedCounts } = props.dialog;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <ChangeForm
      {...props}
      title={texts.users.deleteTitle({ username: user.username })}
      submit={texts.common.delete}
      variant="danger"
    >
      <p>
        {texts.users.deleteWarning({
          name: name && <b dir="auto">{name}</b>,
          email: <bdi className="wrap-anywhere">{user.email}</bdi>,
          counts: deletedCounts,
          days: daysToRestore,
        })}
      </p>
    </ChangeForm>
  );
}

type ChangeFormProps = UserDialogsProps & {
  title: string;
  submit: string;
  variant: ButtonVariant;
  children: React.ReactNode;
};

function ChangeForm({ dialog, refusal, title, submit, variant, children }: ChangeFormProps) {
  return (
    <ListDialog title={title}>
      <Form noValidate method="post" className="grid gap-4" replace preventScrollReset>
        {refusal?.message && (
          <Notice tone="error">
            <b>{texts.userRefusals.failed({ change: dialog.kind })}</b>
            {!refusal.hasFailed && (
              <>
                <br />
                {refusal.message}
              </>
            )}
          </Notice>
        )}
        {children}
        <input type="hidden" name="id" value={dialog.user.id} />
        <DialogButtons>
          <SubmitButton intent={dialog.kind} variant={variant}>
            {submit}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}

/** Shows the reset code, once. */
export function ResetCodeDialog({ reset }: { reset: ForcedReset }) {
  const [search] = useSearchParams();
  const zone = useTimeZone();
  const { sendsMail } = useSite();
  return (
    <ListDialog title={texts.users.resetCodeTitle({ username: reset.username })}>
      <div className="grid justify-items-start gap-4">
        <p>
          {texts.users.resetCodeUse({
            email: sendsMail && (
              <b dir="auto" className="wrap-anywhere">
                {reset.email}
              </b>
            ),
          })}
        </p>
        <div className="text-lg">
          <Code copyLabel={texts.users.copyResetCode}>{reset.code}</Code>
        </div>
        <Notice tone="warning">{texts.users.resetCodeHint({ date: formatDateTime(reset.expiresAt, zone) })}</Notice>
        <ButtonLink to={listAddress(search)} replace preventScrollReset variant="primary" className="justify-self-end">
          {texts.users.done}
        </ButtonLink>
      </div>
    </ListDialog>
  );
}
