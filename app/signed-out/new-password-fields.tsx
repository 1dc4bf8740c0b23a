import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { PasswordField } from "~/ui/field";

type NewPasswordFieldsProps = {
  /** Field names in the form. */
  names?: { password: string; confirmation: string };
  errors: FieldErrors;
  onEdit: () => void;
};

export function NewPasswordFields({
  names = { password: "newPassword", confirmation: "confirmPassword" },
  errors,
  onEdit,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={texts.passwords.newPassword}
        name={names.password}
        autoComplete="new-password"
        hint={texts.passwords.hint}
        errors={errors[names.password]}
        onEdit={onEdit}
      />
      <PasswordField
        label={texts.passwords.confirmation}
        name={names.confirmation}
        autoComplete="new-password"
        errors={errors[names.confirmation]}
        onEdit={onEdit}
      />
    </>
  );
}
