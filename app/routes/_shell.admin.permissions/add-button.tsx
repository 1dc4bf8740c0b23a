import { PlusIcon } from "@heroicons/react/16/solid";
import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { FormKey } from "~/ui/form-key";

export function AddButton({ formKey }: { formKey: string }) {
  return (
    <Form noValidate method="post" className="max-sm:w-full">
      <FormKey value={formKey} />
      <Button type="submit" name="intent" value="add" variant="primary" className="max-sm:w-full">
        <PlusIcon className="size-4" aria-hidden />
        {texts.accessCodes.add}
      </Button>
    </Form>
  );
}
