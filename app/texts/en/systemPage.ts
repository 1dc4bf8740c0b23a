import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const systemPage = {
  auditTrail: "Audit Trail",
  searchLabel: "Search who, what or whom",
  openFirstSteps: "First steps of an installation",
  changes: "Changes",
  when: "When",
  whatHappened: "What happened",
  signIn: "Sign-in",
  bannerMessage: "Banner Message",
  send: "Send",
  sending: "Sending...",
  bannerHint: "A blank message removes the banner.",
  startDate: "Start Date",
  emptyDateHint: "Empty: now",
  endDate: "End Date",
  noMessage: "No message",
  shownUntil: ({ dateTime }: { dateTime: string }) => `Shown until ${dateTime}`,
  shownFrom: ({ dateTime }: { dateTime: string }) => `Shown from ${dateTime}`,
  endedOn: ({ dateTime }: { dateTime: string }) => `Ended on ${dateTime}`,
  emailsFailing: ({ waiting, dateTime, lastError }: { waiting: number; dateTime: string; lastError: string }) =>
    `${plural(waiting, { one: "# email is", other: "# emails are" })} waiting, the oldest since ${dateTime}. The mail server’s last answer: ${lastError}`,
  emailAccepted: ({ dateTime }: { dateTime: string }) => `The mail server accepted the last email on ${dateTime}.`,
  noEmailAccepted: "The mail server hasn't accepted an email yet.",
  emailsWaiting: ({ waiting }: { waiting: number }) =>
    `${plural(waiting, { one: "# email", other: "# emails" })} waiting.`,
  noEmailWaiting: "No email is waiting.",
  emailsGivenUp: ({ givenUp }: { givenUp: number }) =>
    `${plural(givenUp, { one: "# email was", other: "# emails were" })} given up after five days.`,
  message: "Message",
  messageHint: ({ bannerLimit }: { bannerLimit: number }) =>
    `At most ${bannerLimit} characters. The first line is what fits into the bar; the rest is behind its button.`,
  openContent: "Open Content",
  payments: "Payments",
  notSelling: ({ problem }: { problem: string }) =>
    `Nobody can buy a subscription: ${problem}. Set STRIPE_PRICE_ID to an active, recurring price.`,
  auditTrailFailed: "Failed to fetch the audit trail",
  pageTitle: "System",
  firstSteps: "First steps",
  noMailHint:
    'SMTP_URL is not set: each one is saved in the folder "outbox" of the server\'s data, and reaches nobody.',
  bannerRemoved: "Banner removed.",
  bannerOver: "Banner saved, but its time is over: nobody sees it. Give it an end date that is to come.",
  bannerSent: "Banner sent.",
  noChanges: "No Changes Found",
  nothingFound: "Try the beginning of a user name, of an action such as user.delete, or of what was changed.",
  noChangesHint: "What administrators change will be listed here.",
  somebody: "Somebody",
  otherAddress: ({ currentUrl, appUrl }: { currentUrl: ReactNode; appUrl: string | null }) =>
    rich`People use this site at ${currentUrl}, but ${appUrl === null ? "APP_URL is not set" : `APP_URL says ${appUrl}`}: links in mails lead elsewhere. Set APP_URL, and let the proxy pass Host or X-Forwarded-Host on.`,
  charactersLeft: ({ left }: { left: number }) => `${left} characters left`,
  bannerOrder: "Start date must be before end date",
  bannerPast: "End date cannot be in the past.",
  bannerTooLong: ({ max }: { max: number }) => `Message must be ${max} characters or less.`,
  bannerNotText: "Message must be text.",
};
