import { Form } from "@remix-run/react";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { FormError } from "~/views/form-error";

export const clearText = "Clear All Leaderboards";

export function ClearDialog() {
  return (
    <ListDialog title={clearText}>
      <Form noValidate method="post" className="grid gap-4">
        <FormError />
        <p>This action cannot be undone. Are you sure you want to clear all leaderboards for all users?</p>
        <DialogButtons>
          <SubmitButton intent="clear" variant="danger">
            {clearText}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
