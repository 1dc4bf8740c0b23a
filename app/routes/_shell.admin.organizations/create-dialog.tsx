import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import type { FormRefusal } from "~/http/form.server";
import { SelectField, TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";

type CreateDialogProps = {
  curricula: { id: string; title: string }[];
  formKey: string;
  refusal: FormRefusal | undefined;
};

export function CreateDialog({ curricula, formKey, refusal }: CreateDialogProps) {
  const message = refusal?.message && Object.keys(refusal.errors).length === 0 ? refusal.message : null;
  return (
    <ListDialog title={texts.organizations.createTitle}>
      <Form noValidate method="post" className="grid gap-4">
        <FormKey value={formKey} />
        {message && <Notice tone="error">{message}</Notice>}
        <TextField
          label={texts.common.name}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={refusal?.values.name}
          errors={refusal?.errors.name}
        />
        <SelectField
          label={texts.common.curriculum}
          name="curriculumId"
          hint={texts.organizations.curriculumHint}
          defaultValue={refusal?.values.curriculumId}
          errors={refusal?.errors.curriculumId}
        >
          {curricula.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <DialogButtons>
          <SubmitButton intent="create" variant="primary">
            {texts.organizations.create}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
