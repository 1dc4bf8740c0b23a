import { passwordTexts } from "~/domain/accounts/account-texts";
import type { FieldErrors } from "~/domain/refusal";
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
        label="New Password"
        name={names.password}
        autoComplete="new-password"
        hint={passwordTexts.hint}
        errors={errors[names.password]}
        onEdit={onEdit}
      />
      <PasswordField
        label="Confirm Password"
        name={names.confirmation}
        autoComplete="new-password"
        errors={errors[names.confirmation]}
        onEdit={onEdit}
      />
    </>
  );
}
