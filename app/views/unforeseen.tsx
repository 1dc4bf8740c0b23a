import { useActionData } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { Notice } from "~/ui/notice";

/** Why the page's form was not carried out, where no field is to blame. */
export function Unforeseen() {
  const { message, errors } = useActionData<Partial<FormRefusal>>() ?? {};
  if (!message || !errors || Object.keys(errors).length > 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="error">{message}</Notice>
    </div>
  );
}
