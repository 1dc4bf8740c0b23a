/** Mails about an account. */
export const accountMails = {
  welcomeSubject: ({ productName }: { productName: string }) => `Welcome to ${productName}`,
  welcome: ({ username }: { username: string }) => `Your account "${username}" is ready. Log in here:`,
  welcomeHint: "Forgotten passwords are replaced on the same page, by a link sent to this address.",
  passwordChangedSubject: ({ productName }: { productName: string }) => `Your ${productName} password was changed`,
  passwordChanged: ({ username }: { username: string }) =>
    `The password of your account "${username}" was changed, and all other sign-ins were ended.`,
  setNewPassword: "If it was not you, set a new one at once:",
  emailChangedSubject: ({ productName }: { productName: string }) => `Your ${productName} e-mail address was changed`,
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
      ? `An administrator has changed the e-mail address of your account "${username}". It is now ${email}; this one is no longer used, and links sent to it no longer open anything.`
      : `The e-mail address of your account "${username}" was changed. It is now ${email}; this one is no longer used, and links sent to it no longer open anything.`,
  emailChangedNew: ({ username, byAdministrator }: { username: string; byAdministrator: boolean }) =>
    byAdministrator
      ? `An administrator has changed the e-mail address of your account "${username}". It is now this one: mails and reset links of the account come here.`
      : `The e-mail address of your account "${username}" was changed. It is now this one: mails and reset links of the account come here.`,
  emailChangedHint: ({ supportEmail, byAdministrator }: { supportEmail: string; byAdministrator: boolean }) =>
    byAdministrator
      ? `If that is not right, write to ${supportEmail} at once.`
      : `If it was not you, write to ${supportEmail} at once.`,
  username: "User name",
  organization: "Organization",
  courses: ({ count }: { count: number }) => (count > 1 ? "Courses" : "Course"),
  invitationSubject: ({
    inviter,
    course,
    productName,
  }: {
    inviter: string;
    course: string | null;
    productName: string;
  }) => (course ? `${inviter} invites you to ${course} on ${productName}` : `${inviter} invites you to ${productName}`),
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
        ? `${inviter} invites you to the course "${course}" at ${organizationName}. An account on ${productName} is ready for you:`
        : `${inviter} invites you to the course "${course}". An account on ${productName} is ready for you:`;
    return organizationName
      ? `${inviter} invites you to ${productName} at ${organizationName}. An account on ${productName} is ready for you:`
      : `${inviter} invites you to ${productName}. An account on ${productName} is ready for you:`;
  },
  invitationLink: "Open this link within seven days to choose your password. Then you can log in:",
  resetCode: ({ code }: { code: string }) => `If you are asked for a reset code, it is ${code}`,
  invitationHint: ({ inviter }: { inviter: string }) => `After the seven days, ask ${inviter} for a new link.`,
  resetSubject: ({ productName }: { productName: string }) => `Reset your ${productName} password`,
  resetRequested: ({ username }: { username: string }) =>
    `Somebody, hopefully you, asked to reset the password of the account "${username}".`,
  resetLink: "Open this link within one hour to set a new password:",
  resetHint: "If it was not you, ignore this mail: your password stays as it is.",
  forcedResetSubject: ({ productName }: { productName: string }) => `Set a new ${productName} password`,
  forcedReset: ({ username }: { username: string }) =>
    `An administrator asked that the password of the account "${username}" be set again. You can log in again after that.`,
  forcedResetLink: "Open this link within seven days:",
};
