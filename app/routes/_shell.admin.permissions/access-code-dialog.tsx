import { Form } from "@remix-run/react";
import { useId } from "react";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { assignTexts, newOrganizationField } from "~/domain/access-codes/access-code-texts";
import type { AccessCode } from "~/domain/access-codes/list-access-codes";
import type { FormRefusal } from "~/http/form.server";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

type AccessCodeDialogProps = {
  kind: "organization" | "delete";
  code: AccessCode;
  /** Names of existing organizations, for suggestions. */
  names: string[];
  refusal: FormRefusal | undefined;
};

export function AccessCodeDialog({ kind, code, names, refusal }: AccessCodeDialogProps) {
  const unknownName = refusal?.errors[newOrganizationField]?.[0];
  const message = refusal?.message && Object.keys(refusal.errors).length === 0 ? refusal.message : null;
  return (
    <ListDialog title={kind === "organization" ? "Edit Organization" : "Delete Access Code"}>
      <Form noValidate method="post" className="grid gap-4">
        <input type="hidden" name="id" value={code.id} />
        {message && <Notice tone="error">{message}</Notice>}
        {kind === "organization" ? (
          <OrganizationFields code={code} names={names} refusal={refusal} />
        ) : (
          <DeleteText code={code} />
        )}
        {unknownName && <ConfirmNewOrganization name={unknownName} />}
        <DialogButtons>
          <SubmitButton intent={kind} variant={kind === "delete" ? "danger" : "primary"}>
            {kind === "delete" ? "Delete" : unknownName ? "Create and Assign" : "Assign"}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}

/** Submits the name to create; if another one is typed, the server asks again. */
function ConfirmNewOrganization({ name }: { name: string }) {
  return (
    <>
      <Notice tone="warning">There is no organization of this name. {assignTexts.askNew(name)}</Notice>
      <input type="hidden" name="confirmed" value={name} />
    </>
  );
}

function OrganizationFields({ code, names, refusal }: Pick<AccessCodeDialogProps, "code" | "names" | "refusal">) {
  const list = useId();
  return (
    <>
      <p className="text-muted">
        Everyone who registers with <b className="font-mono text-ink">{code.code}</b> joins this organization. It cannot
        be changed later.
        {code.numberOfUsersAssigned > 0 &&
          ` So do the ${code.numberOfUsersAssigned} who have registered with it already and have no organization.`}
      </p>
      <TextField
        label="Organization name"
        name="organizationName"
        required
        maxLength={100}
        autoComplete="off"
        list={list}
        defaultValue={refusal?.values.organizationName}
        errors={refusal?.errors.organizationName ?? refusal?.errors.name}
        hint="Names that are there are offered as you type; before a new one is made you are asked."
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
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
