import { Form } from "@remix-run/react";
import { useId } from "react";
import { texts } from "~/texts";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { newOrganizationField } from "~/domain/access-codes/new-organization-field";
import type { AccessCode } from "~/domain/access-codes/list-access-codes";
import type { FormRefusal } from "~/http/form.server";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

type AccessCodeDialogProps = {
  kind: "organization" | "delete";
  code: AccessCode;
  /** Names of existing organizations, for suggestions. */
  organizationNames: string[];
  refusal: FormRefusal | undefined;
};

export function AccessCodeDialog({ kind, code, organizationNames, refusal }: AccessCodeDialogProps) {
  const unknownName = refusal?.errors[newOrganizationField] && refusal.values.organizationName;
  const message = refusal?.message && Object.keys(refusal.errors).length === 0 ? refusal.message : null;
  return (
    <ListDialog title={kind === "organization" ? texts.accessCodes.editOrganization : texts.accessCodes.deleteTitle}>
      <Form noValidate method="post" className="grid gap-4">
        <input type="hidden" name="id" value={code.id} />
        {message && <Notice tone="error">{message}</Notice>}
        {kind === "organization" ? (
          <OrganizationFields code={code} organizationNames={organizationNames} refusal={refusal} />
        ) : (
          <DeleteText code={code} />
        )}
        {unknownName && <ConfirmNewOrganization name={unknownName} />}
        <DialogButtons>
          <SubmitButton intent={kind} variant={kind === "delete" ? "danger" : "primary"}>
            {kind === "delete"
              ? texts.common.delete
              : unknownName
                ? texts.accessCodes.createAndAssign
                : texts.accessCodes.assign}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}

/** Confirms creating an organization of this name. If the user then types another name, the server asks again. */
function ConfirmNewOrganization({ name }: { name: string }) {
  return (
    <>
      <Notice tone="warning">{texts.accessCodes.confirmNew({ name })}</Notice>
      <input type="hidden" name="confirmed" value={name} />
    </>
  );
}

function OrganizationFields({
  code,
  organizationNames,
  refusal,
}: Pick<AccessCodeDialogProps, "code" | "organizationNames" | "refusal">) {
  const listId = useId();
  return (
    <>
      <p className="text-muted">
        {texts.accessCodes.registered({
          code: (
            <b dir="ltr" className="font-mono text-ink">
              {code.code}
            </b>
          ),
          users: code.numberOfUsersAssigned,
        })}
      </p>
      <TextField
        label={texts.accessCodes.organizationName}
        name="organizationName"
        required
        maxLength={100}
        autoComplete="off"
        list={listId}
        defaultValue={refusal?.values.organizationName}
        errors={refusal?.errors.organizationName ?? refusal?.errors.name}
        hint={texts.accessCodes.organizationHint}
      />
      <datalist id={listId}>
        {organizationNames.map((name) => (
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
        {texts.accessCodes.confirmDelete({
          code: (
            <b dir="ltr" className="font-mono">
              {code}
            </b>
          ),
          organizationName: assignedOrganization,
        })}
      </p>
      <p className="text-muted">{texts.accessCodes.usersStay({ users: numberOfUsersAssigned })}</p>
    </>
  );
}
