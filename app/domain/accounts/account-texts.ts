// What is said at login.
export const loginTexts = {
  noUser: "No logged in user. If this problem persists, please contact your administrator.",
  wrong: "Incorrect username or password.",
  disabled: "User or organization account is disabled. Please contact your administrator.",
  lapsed: "Your subscription has ended or is unpaid. Log in on the web page to pay again.",
  resetRequired: "Your password must be reset before you can log in.",
  mustLogIn: "You must log in first",
  loggedOut: "You've been logged out",
  passwordReset: "Password reset successfully",
  failed: "Login Failed",
};

const passwordHint = "If you forgot your password, please contact your administrator to have it reset.";

/** The general line over the login form, from the refusal's title. */
export function loginErrorOf(title: string | undefined, hasFieldErrors: boolean) {
  if (!title) return loginTexts.failed;
  if (hasFieldErrors) return `Login failed: ${title}`;
  return /password/i.test(title) ? `${title} ${passwordHint}` : title;
}
