/** Refusals of a sign-in. */
export const signIn = {
  mustLogIn: "You must log in first",
  cannotPlay: ({
    reason,
  }: {
    reason: "disabled" | "lapsed" | "resetRequired" | "factorRequired" | "organizationRequired";
  }) =>
    ({
      disabled: "User or organization account is disabled. Please contact your administrator.",
      lapsed: "Your subscription has ended or is unpaid. Log in on the website to renew it.",
      factorRequired: "Enter the code of your second factor, too.",
      resetRequired: "Reset your password before you log in.",
      organizationRequired:
        "Your organization requires its own sign-in. Choose “Sign in with your organization” on the login page.",
    })[reason],
  usernameRequired: "Username is required.",
  usernameTooLong: "Username is too long.",
  passwordTooLong: "Password is too long.",
};
