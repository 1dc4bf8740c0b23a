import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

/** The administrators' page System: banner, email, payments and the audit trail. */
export const systemPage = {
  auditTrail: "Audit trail",
  searchLabel: "Search the audit trail",
  openFirstSteps: "Open first steps",
  changes: "Changes",
  when: "When",
  whatHappened: "What happened",
  /** A column: the sign-in device from which the change was made. */
  signIn: "Sign-in",
  bannerMessage: "Banner message",
  send: "Send",
  sending: "Sending...",
  bannerHint: "To remove the banner, send a blank message.",
  startDate: "Start Date",
  emptyDateHint: "Leave blank to start now",
  endDate: "End Date",
  emptyEndHint: "Leave blank to end now",
  noMessage: "No message",
  shownUntil: ({ dateTime }: { dateTime: string }) => `Shown until ${dateTime}`,
  shownFrom: ({ dateTime }: { dateTime: string }) => `Shown from ${dateTime}`,
  endedOn: ({ dateTime }: { dateTime: string }) => `Ended on ${dateTime}`,
  emailsFailing: ({ waiting, dateTime, lastError }: { waiting: number; dateTime: string; lastError: string }) =>
    plural(waiting, {
      one: `# email has been waiting since ${dateTime}. The mail server's last answer: ${lastError}`,
      other: `# emails are waiting, the oldest since ${dateTime}. The mail server's last answer: ${lastError}`,
    }),
  emailAccepted: ({ dateTime }: { dateTime: string }) => `The mail server accepted the last email on ${dateTime}.`,
  noEmailAccepted: "The mail server hasn't accepted an email yet.",
  emailsWaiting: ({ waiting }: { waiting: number }) =>
    plural(waiting, { one: "# email is waiting.", other: "# emails are waiting." }),
  noEmailWaiting: "No emails are waiting.",
  emailsGivenUp: ({ givenUp }: { givenUp: number }) =>
    plural(givenUp, {
      one: "# email couldn't be delivered within five days.",
      other: "# emails couldn't be delivered within five days.",
    }),
  message: "Message",
  messageHint: ({ bannerLimit }: { bannerLimit: number }) =>
    `Up to ${bannerLimit} characters. The bar shows the beginning; its info button opens the whole message.`,
  openContent: "Open Content",
  payments: "Payments",
  notSelling: ({ problem }: { problem: string }) =>
    `Subscriptions can't be bought: ${problem}. Set STRIPE_PRICE_ID to an active, recurring price.`,
  auditTrailFailed: "Failed to fetch the audit trail",
  pageTitle: "System",
  firstSteps: "First steps",
  noMailHint: "SMTP_URL isn't set, so emails are only saved in the “outbox” folder of the server's data.",
  bannerRemoved: "Banner removed.",
  bannerOver: "Banner saved, but it isn't shown because it has already ended. Choose an end date in the future.",
  bannerSent: "Banner sent.",
  noChanges: "No changes found",
  nothingFound:
    "Search by the beginning of a username, an action such as user.delete, or the name of what was changed.",
  noChangesHint: "Changes made by administrators appear here.",
  somebody: "Someone",
  otherAddress: ({ currentUrl, appUrl }: { currentUrl: ReactNode; appUrl: string | null }) =>
    appUrl === null
      ? rich`People use this site at ${currentUrl}, but APP_URL isn't set, so links in emails lead elsewhere. Set APP_URL, and let the proxy pass on Host or X-Forwarded-Host.`
      : rich`People use this site at ${currentUrl}, but APP_URL is ${appUrl}, so links in emails lead there. Correct APP_URL, and let the proxy pass on Host or X-Forwarded-Host.`,
  charactersLeft: ({ left }: { left: number }) => plural(left, { one: "# character left", other: "# characters left" }),
  bannerOrder: "Start date must be before end date",
  bannerPast: "End date cannot be in the past.",
  bannerTooLong: ({ max }: { max: number }) => `Message must be ${max} characters or less.`,
  bannerNotText: "Message must be text.",
};
