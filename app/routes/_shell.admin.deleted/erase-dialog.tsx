import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import type { Deletion } from "~/domain/deletions/list-deletions";
import type { FormRefusal } from "~/http/form.server";
import { Notice } from "~/ui/notice";

type EraseDialogProps = { deletion: Pick<Deletion, "id" | "name">; refusal: FormRefusal | undefined };

export function EraseDialog({ deletion: { id, name }, refusal }: EraseDialogProps) {
  return (
    <ListDialog title={texts.deleted.eraseTitle}>
      <Form noValidate method="post" className="grid gap-4">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p>
          {texts.deleted.eraseWarning({
            name: (
              <b dir="auto" className="wrap-anywhere">
                {name}
              </b>
            ),
          })}
        </p>
        <input type="hidden" name="id" value={id} />
        <DialogButtons>
          <SubmitButton intent="erase" variant="danger">
            {texts.deleted.erase}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
