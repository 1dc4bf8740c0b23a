import { plural } from "../format";

/** Mails about an account. */
export const accountMails = {
  breakGlassSubject: ({ productName }: { productName: string }) =>
    `${productName}: an emergency administrator signed in with a password`,
  breakGlass: ({ username }: { username: string }) =>
    `${username} signed in with a password, although your organization requires its own sign-in.`,
  breakGlassHint: "If nobody expected this, disable the account and change its password.",
  organizationRequiredReset: ({ username }: { username: string }) =>
    `We received a request to reset the password of ${username}. Your organization requires its own sign-in, so there is no password to reset. Sign in here:`,
  welcomeSubject: ({ productName }: { productName: string }) => `Welcome to ${productName}`,
  welcome: ({ username }: { username: string }) => `Your account “${username}” is ready. Sign in here:`,
  welcomeHint:
    "If you forget your password, you can reset it on the same page. We'll send the reset link to this address.",
  passwordChangedSubject: ({ productName }: { productName: string }) => `Your ${productName} password was changed`,
  passwordChanged: ({ username }: { username: string }) =>
    `The password of your account “${username}” was changed, and you've been signed out on all other devices.`,
  setNewPassword: "If this wasn't you, set a new password right away:",
  emailChangedSubject: ({ productName }: { productName: string }) => `Your ${productName} email address was changed`,
  /** To the old address. */
  emailChangedOld: ({
    username,
    email,
    byAdministrator,
  }: {
    username: string;
    email: string;
    byAdministrator: boolean;
  }) =>
    byAdministrator
      ? `An administrator changed the email address of your account “${username}” to ${email}. We no longer use this address, and links sent to it no longer work.`
      : `The email address of your account “${username}” was changed to ${email}. We no longer use this address, and links sent to it no longer work.`,
  /** To the new address. */
  emailChangedNew: ({ username, byAdministrator }: { username: string; byAdministrator: boolean }) =>
    byAdministrator
      ? `An administrator changed the email address of your account “${username}” to this one. From now on, we'll send emails and reset links for this account here.`
      : `The email address of your account “${username}” was changed to this one. From now on, we'll send emails and reset links for this account here.`,
  emailChangedHint: ({ supportEmail, byAdministrator }: { supportEmail: string; byAdministrator: boolean }) =>
    byAdministrator
      ? `If this is a mistake, write to ${supportEmail} right away.`
      : `If this wasn't you, write to ${supportEmail} right away.`,
  username: "Username",
  organization: "Organization",
  /** Before the names of the courses. */
  courses: ({ count }: { count: number }) => plural(count, { one: "Course", other: "Courses" }),
  invitationSubject: ({
    inviter,
    course,
    productName,
  }: {
    inviter: string;
    course: string | null;
    productName: string;
  }) =>
    course ? `${inviter} invited you to ${course} on ${productName}` : `${inviter} invited you to join ${productName}`,
  invitation: ({
    inviter,
    course,
    organizationName,
    productName,
  }: {
    inviter: string;
    course: string | null;
    organizationName: string | null;
    productName: string;
  }) => {
    if (course)
      return organizationName
        ? `${inviter} invited you to the course “${course}” at ${organizationName}. Your ${productName} account is ready:`
        : `${inviter} invited you to the course “${course}”. Your ${productName} account is ready:`;
    return organizationName
      ? `${inviter} invited you to join ${organizationName} on ${productName}. Your account is ready:`
      : `${inviter} invited you to join ${productName}. Your account is ready:`;
  },
  invitationSignIn: "Sign in here with your organization. You need no password:",
  invitationLink: "Open this link within seven days to choose your password. Then you can sign in:",
  resetCode: ({ code }: { code: string }) => `If you're asked for a reset code, enter this one: ${code}`,
  invitationHint: ({ inviter }: { inviter: string }) => `If the link has expired, ask ${inviter} for a new one.`,
  resetSubject: ({ productName }: { productName: string }) => `Reset your ${productName} password`,
  resetRequested: ({ username }: { username: string }) =>
    `We received a request to reset the password of your account “${username}”.`,
  resetLink: "Open this link within one hour to set a new password:",
  resetHint: "If it wasn't you, ignore this email. Your password won't change.",
  forcedResetSubject: ({ productName }: { productName: string }) => `Set a new ${productName} password`,
  forcedReset: ({ username }: { username: string }) =>
    `An administrator asked you to set a new password for your account “${username}”. You can't sign in until you do.`,
  forcedResetLink: "Open this link within seven days:",
};
