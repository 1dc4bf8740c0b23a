import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { FormError } from "~/views/form-error";

export function DeleteDialog({ id, title }: { id: string; title: string }) {
  return (
    <ListDialog title={texts.sandboxes.deleteSandbox}>
      <Form noValidate method="post" className="grid gap-4">
        <FormError />
        <input type="hidden" name="id" value={id} />
        <p className="wrap-anywhere">{texts.sandboxes.deleteQuestion({ title })}</p>
        <DialogButtons>
          <SubmitButton intent="delete" variant="danger">
            {texts.common.delete}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
