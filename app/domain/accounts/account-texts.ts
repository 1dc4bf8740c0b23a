// Texts only, without schemas, so that a first visit loads no validation library.

// Sign-in.
export const loginTexts = {
  noUser: "No logged in user. If this problem persists, please contact your administrator.",
  allowCookies:
    "Your browser blocks cookies for this site, and without them you can't stay logged in. Allow cookies for this site " +
    "in your browser's settings, then log in again.",
  wrong: "Incorrect username or password.",
  disabled: "User or organization account is disabled. Please contact your administrator.",
  lapsed: "Your subscription has ended or is unpaid. Log in on the web page to pay again.",
  resetRequired: "Your password must be reset before you can log in.",
  mustLogIn: "You must log in first",
  loggedOut: "You've been logged out",
  loggedOutHere:
    "You've been logged out in this browser. The server didn't answer; we'll end your sign-in there as soon as it does.",
  passwordReset: "Password reset successfully",
  failed: "Login Failed",
};

const passwordHint = "If you forgot your password, please contact your administrator to have it reset.";

/** The line above the sign-in form, from the refusal's title. */
export function loginErrorOf(title: string | undefined, hasFieldErrors: boolean) {
  if (!title) return loginTexts.failed;
  if (hasFieldErrors) return `Login failed: ${title}`;
  return /password/i.test(title) ? `${title} ${passwordHint}` : title;
}

// Password reset.
export const resetTexts = {
  emailMissing: "Please enter your email.",
  linkSent:
    "If your email is in the system, a reset link has been sent. If you do not see an email, please " +
    "check your spam folder.",
  linkFailed: "Something went wrong. Please try again.",
  invalidLink: "Invalid reset link",
  done: "Password successfully reset. You can now log in.",
  failed: "Failed to reset password. Please try again.",
  byUsernameFailed: "Password Reset Failed",
  invalidCode: "The reset code is not valid.",
};

// Choosing a password, on any form.
export const passwordTexts = {
  hint:
    "10 to 255 characters: letters (A to Z), numbers and @$!%*#?&_, at least one of each. Passwords that many people " +
    "use are refused, also with other numbers and symbols around them.",
  bothNeeded: "Please fill out both password fields.",
  mismatch: "Passwords do not match.",
  tooShort: "Password must be at least 10 characters.",
  tooLong: "Password must be at most 255 characters.",
  characters: "Must contain at least one letter, one number, and one special character: @$!%*#?&_",
  tooCommon: "This password is too common. Please choose another.",
};

/** The line above the reset-by-username form. */
export function resetByUsernameErrorOf(title: string | undefined, hasFieldErrors: boolean) {
  if (!title) return resetTexts.byUsernameFailed;
  return hasFieldErrors ? `Password Reset failed: ${title}` : title;
}
