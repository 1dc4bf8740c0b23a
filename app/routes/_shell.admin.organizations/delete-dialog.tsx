import { Form } from "@remix-run/react";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { formatCount } from "~/domain/count-text";
import { deletionTexts } from "~/domain/deletions/deletion-texts";
import type { DeletedWithOrganization } from "~/domain/organizations/delete-organization";
import type { Organization } from "~/domain/organizations/read-organization";
import type { FieldErrors } from "~/domain/refusal";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

type DeleteDialogProps = {
  organization: Organization;
  deletedCounts: DeletedWithOrganization;
  refusal?: { message?: string; errors: FieldErrors };
};

/** Lists what is deleted with the organization; requires typing its name. */
export function DeleteDialog({ organization, deletedCounts, refusal }: DeleteDialogProps) {
  return (
    <ListDialog title={`Delete ${organization.name}?`}>
      <Form noValidate method="post" className="grid gap-4" replace preventScrollReset>
        {refusal?.message && !refusal.errors.name && <Notice tone="error">{refusal.message}</Notice>}
        <div>
          <p>{deletionTexts.restorable} With the organization go</p>
          <ul className="mt-2 list-disc pl-5">
            <li>{formatCount(deletedCounts.users, "user")}</li>
            <li>{formatCount(deletedCounts.courses, "course")}, with their classes and gradebooks</li>
            <li>{formatCount(deletedCounts.accessCodes, "access code")}</li>
            <li>{formatCount(deletedCounts.scores, "score")}</li>
          </ul>
        </div>
        {deletedCounts.systemAdmins > 0 && (
          <Notice tone="warning">
            System administrators belong to this organization. Move them to another one first.
          </Notice>
        )}
        <TextField
          label={`Type the organization's name to confirm`}
          name="name"
          autoComplete="off"
          spellCheck={false}
          required
          errors={refusal?.errors.name}
        />
        <input type="hidden" name="id" value={organization.id} />
        <DialogButtons>
          <SubmitButton intent="delete" variant="danger">
            Delete
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
