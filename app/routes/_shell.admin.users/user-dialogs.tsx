import { Form, useSearchParams } from "@remix-run/react";
import { OrganizationOptions } from "~/views/organization-options";
import { listAddress } from "~/views/dialog-address";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import type { ForcedReset } from "~/domain/accounts/force-password-reset";
import { userFailures } from "~/domain/accounts/user-rules";
import { formatCount } from "~/domain/count-text";
import { deletionTexts } from "~/domain/deletions/deletion-texts";
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
    <ChangeForm {...props} title={`Change the role of ${user.username}`} submit="Change Role" variant="primary">
      <SelectField
        label="Role"
        name="role"
        defaultValue={user.role}
        hint="It takes effect with the user's next request."
        errors={props.refusal?.errors.role}
      >
        {roles.map((role) => (
          <option key={role}>{role}</option>
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
      title={`Change the organization of ${user.username}`}
      submit="Change Organization"
      variant="primary"
    >
      <SelectField
        label="Organization"
        name="organizationId"
        defaultValue={user.organizationId ?? ""}
        hint="Memberships of courses of the organization left end; scores stay."
        errors={props.refusal?.errors.organizationId}
      >
        <OrganizationOptions organizations={organizations} />
      </SelectField>
    </ChangeForm>
  );
}

const EmailedTo = ({ email }: { email: string }) => (
  <>
    , and we email it to <b className="wrap-anywhere">{email}</b>
  </>
);

function ResetDialog(props: UserDialogsProps) {
  const { user } = props.dialog;
  const { sendsMail } = useSite();
  return (
    <ChangeForm
      {...props}
      title={`Reset the password of ${user.username}?`}
      submit={user.resetPasswordPending ? "New Code" : "Reset Password"}
      variant="primary"
    >
      {user.resetPasswordPending ? (
        <p>
          This user has a one-time code already. A new one replaces it
          {sendsMail && (
            <>
              ; we email it to <b className="wrap-anywhere">{user.email}</b>
            </>
          )}
          .
        </p>
      ) : (
        <p>
          All sign-ins of this user end at once, and a new password must be set before the next login. You get a
          one-time code for it{sendsMail && <EmailedTo email={user.email} />}.
        </p>
      )}
      <Check
        name="voidsPassword"
        label="The old password no longer counts"
        hint={
          `Only the code${sendsMail ? " or the emailed link" : ""} opens the account. Otherwise the old password still ` +
          "works instead of the code."
        }
      />
    </ChangeForm>
  );
}

function DeleteDialog(props: UserDialogsProps) {
  const { user, deletedCounts } = props.dialog;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <ChangeForm {...props} title={`Delete ${user.username}?`} submit="Delete" variant="danger">
      <p>
        The account of {name ? <b>{name}</b> : "this user"} (<span className="wrap-anywhere">{user.email}</span>) goes,
        with{" "}
        {deletedCounts
          ? `${formatCount(deletedCounts.courses, "course membership")} and ${formatCount(deletedCounts.scores, "score")}`
          : "all scores"}
        . To keep the scores, disable the user instead. {deletionTexts.restorable}
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
            <b>{userFailures[dialog.kind]}</b>
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
    <ListDialog title={`Reset code for ${reset.username}`}>
      <div className="grid justify-items-start gap-4">
        <p>
          Give this code to the user, who is asked for it at the next login
          {sendsMail && <EmailedTo email={reset.email} />}.
        </p>
        <div className="text-lg">
          <Code label="reset code">{reset.code}</Code>
        </div>
        <Notice tone="warning">
          It is shown only now. It can be used once, until {formatDateTime(reset.expiresAt, zone)}.
        </Notice>
        <ButtonLink to={listAddress(search)} replace preventScrollReset variant="primary" className="justify-self-end">
          Done
        </ButtonLink>
      </div>
    </ListDialog>
  );
}
