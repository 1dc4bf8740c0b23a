export const registration = {
  createAccount: "Create Account",
  nationalityUnknown: "Nationality must be a country of the list.",
  backToLogin: "Back to Login",
};
