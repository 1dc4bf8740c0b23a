import { Form } from "@remix-run/react";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { FormError } from "~/views/form-error";
import { sandboxTexts } from "~/domain/sandboxes/sandbox-texts";

export function DeleteDialog({ id, title }: { id: string; title: string }) {
  return (
    <ListDialog title="Delete Sandbox">
      <Form noValidate method="post" className="grid gap-4">
        <FormError />
        <input type="hidden" name="id" value={id} />
        <p className="wrap-anywhere">{sandboxTexts.confirmDelete(title)}</p>
        <DialogButtons>
          <SubmitButton intent="delete" variant="danger">
            Delete
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
