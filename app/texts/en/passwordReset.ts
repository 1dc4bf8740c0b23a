export const passwordReset = {
  invalidLink: "Invalid reset link",
  done: "Password successfully reset. You can now log in.",
  failed: "Failed to reset password. Please try again.",
  failedByUsername: "Password Reset Failed",
  failedBecause: ({ message }: { message: string }) => `Password Reset failed: ${message}`,
  fieldsInvalid: "One or more fields are not valid.",
  invalidCode: "The reset code is not valid.",
  confirmationRequired: "Password confirmation is required.",
};
