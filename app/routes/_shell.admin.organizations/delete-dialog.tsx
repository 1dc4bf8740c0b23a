import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { daysToRestore } from "~/domain/deletions/days-to-restore";
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
    <ListDialog title={texts.organizations.deleteTitle({ name: organization.name })}>
      <Form noValidate method="post" className="grid gap-4" replace preventScrollReset>
        {refusal?.message && !refusal.errors.name && <Notice tone="error">{refusal.message}</Notice>}
        <div>
          <p>{texts.organizations.deletionHint({ days: daysToRestore })}</p>
          <ul className="mt-2 list-disc ps-5">
            <li>{texts.organizations.deletedUsers({ users: deletedCounts.users })}</li>
            <li>{texts.organizations.deletedCourses({ courses: deletedCounts.courses })}</li>
            <li>{texts.organizations.deletedCodes({ accessCodes: deletedCounts.accessCodes })}</li>
            <li>{texts.organizations.deletedScores({ scores: deletedCounts.scores })}</li>
          </ul>
        </div>
        {deletedCounts.systemAdmins > 0 && <Notice tone="warning">{texts.organizations.systemAdminsFirst}</Notice>}
        <TextField
          label={texts.organizations.typeName}
          name="name"
          autoComplete="off"
          spellCheck={false}
          required
          errors={refusal?.errors.name}
        />
        <input type="hidden" name="id" value={organization.id} />
        <DialogButtons>
          <SubmitButton intent="delete" variant="danger">
            {texts.common.delete}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
