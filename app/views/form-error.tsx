import { useActionData } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { Notice } from "~/ui/notice";

/** The reason of a refused form, unless its fields show errors. */
export function FormError() {
  const { message, errors } = useActionData<Partial<FormRefusal>>() ?? {};
  if (!message || !errors || Object.keys(errors).length > 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="error">{message}</Notice>
    </div>
  );
}
