import { useEffect, useRef } from "react";
import type { NewAdmin } from "~/domain/roster/read-roster-import";
import { texts } from "~/texts";
import { Check } from "~/ui/check";
import { Notice } from "~/ui/notice";

type ConfirmAdminsProps = {
  admins: NewAdmin[];
  formId: string;
  errors: readonly string[] | undefined;
  values: Record<string, string> | undefined;
};

/** One checkbox for each new system administrator; they belong to the import form. */
export function ConfirmAdmins({ admins, formId, errors, values }: ConfirmAdminsProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (errors) fieldset.current?.querySelector<HTMLInputElement>("input:not(:checked)")?.focus();
  }, [errors]);
  return (
    <fieldset ref={fieldset} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <legend className="float-start mb-1 text-lg font-bold">
        {texts.roster.newSystemAdministrators({ admins: admins.length })}
      </legend>
      <p className="clear-both text-muted">{texts.roster.adminsHint}</p>
      {errors?.map((error) => (
        <Notice key={error} tone="error">
          {error}
        </Notice>
      ))}
      <ul className="grid gap-3">
        {admins.map(({ position, username, email, isConfirmed }) => (
          <li key={position} className="min-w-0 wrap-anywhere">
            <Check
              form={formId}
              name={`admin-${position}`}
              value={username}
              defaultChecked={isConfirmed || values?.[`admin-${position}`] !== undefined}
              label={texts.roster.makeAdmin({ username })}
              hint={texts.roster.emailAndRow({ email, position })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
