import { plural } from "../format";

type Change = "addApp" | "removeApp" | "newCodes" | "addPasskey" | "removePasskey";

/** Mails about second factors. */
export const factorMails = {
  changedSubject: ({ productName }: { productName: string }) => `Your ${productName} second factors were changed`,
  changed: ({ change, username, name }: { change: Change; username: string; name: string }) =>
    ({
      addApp: `An authenticator app was added to your account “${username}”.`,
      removeApp: `The authenticator app of your account “${username}” was removed.`,
      newCodes: `New recovery codes were created for your account “${username}”. The old ones no longer work.`,
      addPasskey: `The passkey “${name}” was added to your account “${username}”.`,
      removePasskey: `The passkey “${name}” of your account “${username}” was removed.`,
    })[change],
  changedHint: "If this wasn't you, change your password right away and check your second factors:",
  codeUsedSubject: ({ productName }: { productName: string }) => `A code was used for your ${productName} account`,
  recoveryCodeUsed: ({ username, left }: { username: string; left: number }) =>
    plural(left, {
      one: `A recovery code was used for your account “${username}”. # code is left.`,
      other: `A recovery code was used for your account “${username}”. # codes are left.`,
    }),
  administratorCodeUsed: ({ username }: { username: string }) =>
    `An administrator's one-time code was used for your account “${username}”. Your former second factors are removed, your API tokens were revoked, and other devices were signed out.`,
  lostCodeSubject: ({ productName }: { productName: string }) => `One-time code for a ${productName} account`,
  lostCode: ({ username, administrator, code }: { username: string; administrator: string; code: string }) =>
    `${administrator} issued a one-time code for your account “${username}”. Log in with your password within 24 hours and enter this code: ${code}`,
  lostCodeHint:
    "Then set up new second factors; the former ones are removed. If you didn't ask for this, change your password and tell your administrator.",
  lostCodeIssued: ({ username }: { username: string }) =>
    `You issued a one-time code for the account “${username}”, which replaces its second factors.`,
  lostCodeIssuedHint: "If this wasn't you, change your password right away and tell your system administrator.",
};
