import { Form } from "@remix-run/react";
import { DialogButtons, ListDialog, SubmitButton } from "~/admin/list-dialog";
import type { AccessCode } from "~/domain/access-codes/list-access-codes";
import type { Refused } from "~/http/form.server";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

type AccessCodeDialogProps = { kind: "organization" | "delete"; code: AccessCode; refused: Refused | undefined };

export function AccessCodeDialog({ kind, code, refused }: AccessCodeDialogProps) {
  const message = refused?.message && Object.keys(refused.errors).length === 0 ? refused.message : null;
  return (
    <ListDialog title={kind === "organization" ? "Edit Organization" : "Delete Access Code"}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="id" value={code.id} />
        {message && <Notice tone="error">{message}</Notice>}
        {kind === "organization" ? <OrganizationFields code={code} refused={refused} /> : <DeleteText code={code} />}
        <DialogButtons>
          <SubmitButton intent={kind} variant={kind === "delete" ? "danger" : "primary"}>
            {kind === "delete" ? "Delete" : "Assign"}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}

function OrganizationFields({ code, refused }: Pick<AccessCodeDialogProps, "code" | "refused">) {
  return (
    <>
      <p className="text-muted">
        Whoever registers with <b className="font-mono text-ink">{code.code}</b> joins this organization. It cannot be
        changed later.
        {code.numberOfUsersAssigned > 0 &&
          ` So do the ${code.numberOfUsersAssigned} who have registered with it already and have no organization.`}
      </p>
      <TextField
        label="Organization name"
        name="organizationName"
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={refused?.values.organizationName}
        errors={refused?.errors.organizationName ?? refused?.errors.name}
        hint="An organization of this name is looked up; when there is none, it is created."
      />
    </>
  );
}

function DeleteText({ code: { code, assignedOrganization, numberOfUsersAssigned } }: { code: AccessCode }) {
  return (
    <>
      <p>
        This action cannot be undone. Are you sure you want to delete the access code{" "}
        <b className="font-mono">{code}</b>
        {assignedOrganization && ` of ${assignedOrganization}`}?
      </p>
      <p className="text-muted">
        Nobody can register with it any more.{" "}
        {numberOfUsersAssigned === 1
          ? "The 1 user who has stays."
          : `The ${numberOfUsersAssigned} users who have stay.`}
      </p>
    </>
  );
}
