import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { FormError } from "~/views/form-error";

export function ClearDialog() {
  return (
    <ListDialog title={texts.leaderboards.clear}>
      <Form noValidate method="post" className="grid gap-4">
        <FormError />
        <p>{texts.leaderboards.clearQuestion}</p>
        <DialogButtons>
          <SubmitButton intent="clear" variant="danger">
            {texts.leaderboards.clear}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
