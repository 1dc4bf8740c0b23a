import { Form } from "@remix-run/react";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import type { Deletion } from "~/domain/deletions/list-deletions";
import type { FormRefusal } from "~/http/form.server";
import { Notice } from "~/ui/notice";

type EraseDialogProps = { deletion: Pick<Deletion, "id" | "name">; refusal: FormRefusal | undefined };

export function EraseDialog({ deletion: { id, name }, refusal }: EraseDialogProps) {
  return (
    <ListDialog title="Delete for good?">
      <Form noValidate method="post" className="grid gap-4">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p>
          This action cannot be undone. <b className="wrap-anywhere">{name}</b> can no longer be restored.
        </p>
        <input type="hidden" name="id" value={id} />
        <DialogButtons>
          <SubmitButton intent="erase" variant="danger">
            Delete for Good
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
