import { plural, sentences } from "../format";

type Kind =
  | "leftAttempts"
  | "signIns"
  | "failedSignIns"
  | "auditTrail"
  | "mails"
  | "webhooks"
  | "declinedErasures"
  | "copies"
  | "deleted";

/** How long kinds of data stay. */
export const retention = {
  pageTitle: "Retention",
  cardHint: "How long attempts of people who left, sign-ins, emails and other data stay.",
  open: "Set retention",
  hint: "Choose how long each kind of data stays, and preview what would be removed before you save. Removed data can't be restored.",
  kindName: ({ kind }: { kind: Kind }) =>
    ({
      leftAttempts: "Attempts of people who left",
      signIns: "Ended sign-ins",
      failedSignIns: "Failed sign-ins",
      auditTrail: "Audit trail",
      mails: "Sent emails",
      webhooks: "Webhook events and deliveries",
      declinedErasures: "Declined erasure requests",
      copies: "Copies of people's data",
      deleted: "Recently deleted",
    })[kind],
  kindHint: ({ kind }: { kind: Kind }) =>
    ({
      leftAttempts:
        "Counted from the end of the class, for people whose account is disabled or erased, or who are no longer in the course. Their grades in the class are removed too. Administrators get an email 30 days before.",
      signIns: "Device, address and times, counted from the end of the sign-in.",
      failedSignIns: "Entries of the audit trail about wrong passwords and second steps.",
      auditTrail: "All other entries. An entry stays until your log collector has confirmed it, if you use one.",
      mails: "Recipient and subject. The text is removed when an email is sent.",
      webhooks: "What was sent to other systems, and what they answered.",
      declinedErasures: "The request and the reason. The person no longer sees them afterwards.",
      copies: "Counted from when the copy is ready. Nobody can change this: the email about the copy says so.",
      deleted: "Users, courses and organizations that can still be restored. Nobody can change this.",
    })[kind],
  keepAll: "Keep everything",
  preview: "Preview",
  save: "Save",
  saved: "Saved. What is due is removed within an hour; attempts 30 days after an email to the administrators.",
  previewTitle: "What would be removed",
  kindColumn: "Data",
  daysColumn: "Stays",
  nowColumn: "Now",
  laterColumn: "In 30 days",
  previewHint:
    "Nothing has changed yet. Kinds of data that stay aren't listed. The last column includes what would be removed now.",
  nothing: "Nothing",
  everythingStays: "Everything stays",
  notOffered: "Choose one of the listed times.",
  notSwept: "Nothing has been removed yet.",
  warningNext:
    "To keep them, choose a longer time before then, enable the accounts, or add the people to the course again:",
  asInstallation: ({ time }: { time: string }) => `As the installation: ${time}`,
  shortened: ({ time, applies }: { time: string; applies: string }) => `${time} (installation: ${applies})`,
  always: ({ time }: { time: string }) => `Always ${time}`,
  atLeast: ({ count }: { count: string }) => `${count} or more`,
  lastSweep: ({ dateTime, removed }: { dateTime: string; removed: number }) =>
    plural(removed, { one: `Last check ${dateTime}: # removed.`, other: `Last check ${dateTime}: # removed.` }),
  years: ({ years }: { years: number }) => plural(years, { one: "# year", other: "# years" }),
  warningSubject: ({ productName }: { productName: string }) => `${productName} will remove old attempts`,
  warning: ({ people, attempts, date }: { people: number; attempts: number; date: string }) =>
    attempts === 0
      ? plural(people, {
          one: `Data of # person who left a class will be removed from ${date}.`,
          other: `Data of # people who left their classes will be removed from ${date}.`,
        })
      : sentences([
          plural(people, {
            one: "Attempts and grades of # person who left a class will be removed",
            other: "Attempts and grades of # people who left their classes will be removed",
          }),
          plural(attempts, {
            one: `# attempt will be removed from ${date}`,
            other: `# attempts will be removed from ${date}`,
          }),
        ]),
};
