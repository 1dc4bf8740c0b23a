/** Sign-ins: how long they last, and mails about them. */
export const signIns = {
  wayName: ({ way }: { way: "password" | "renewal" | "passkey" | "organization" }) =>
    ({
      password: "Password",
      renewal: "Password",
      passkey: "Passkey",
      organization: "Organization",
    })[way],
  newDevice: "New device",
  endAll: "End all sign-ins",
  allEnded: "All sign-ins ended.",
  limits: "Sign-in limits",
  limitsHint: "How long people stay signed in. Shorter limits apply at once, longer ones from the next use.",
  /** Of an organization. */
  limitName: ({ kind }: { kind: "idleMinutes" | "absoluteMinutes" | "staffIdleMinutes" | "staffAbsoluteMinutes" }) =>
    ({
      idleMinutes: "Students: end when unused for",
      absoluteMinutes: "Students: end at the latest after",
      staffIdleMinutes: "Staff: end when unused for",
      staffAbsoluteMinutes: "Staff: end at the latest after",
    })[kind],
  /** Of people without an organization, and of system administrators (staff). */
  siteLimitName: ({
    kind,
  }: {
    kind: "idleMinutes" | "absoluteMinutes" | "staffIdleMinutes" | "staffAbsoluteMinutes";
  }) =>
    ({
      idleMinutes: "Without an organization: end when unused for",
      absoluteMinutes: "Without an organization: end at the latest after",
      staffIdleMinutes: "System administrators: end when unused for",
      staffAbsoluteMinutes: "System administrators: end at the latest after",
    })[kind],
  noLimit: "No limit",
  limitsSaved: "Limits saved.",
  newDeviceSubject: ({ productName }: { productName: string }) => `New sign-in to your ${productName} account`,
  newDeviceMail: ({ username }: { username: string }) =>
    `Someone signed in to your account “${username}” from a device that we haven't seen before.`,
  newDeviceDetails: ({
    device,
    address,
    way,
    dateTime,
  }: {
    device: string;
    address: string;
    way: string;
    dateTime: string;
  }) => `Device: ${device}. Address: ${address}. Signed in with: ${way}. Time: ${dateTime}.`,
  newDeviceHint:
    "If this was you, there's nothing to do. If not, change your password right away and end the sign-in here:",
};
