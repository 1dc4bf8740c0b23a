import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

/** Erasing a person for good, and asking for it. */
export const erasure = {
  formerStudent: ({ number }: { number: number }) => `Former student ${number}`,
  ownAccount: "You can't erase the account you're signed in with. Ask another administrator.",
  open: "Erase",
  pageTitle: "Erase person",
  hint: "Erasing is final. Unlike a deleted user, an erased person can't be restored.",
  whatTitle: "What happens",
  courses: ({ courses }: { courses: number }) => plural(courses, { one: "# course", other: "# courses" }),
  attempts: ({ attempts }: { attempts: number }) => plural(attempts, { one: "# attempt", other: "# attempts" }),
  attemptsStay: "Attempts stay without the person. Class averages, quiz results and leaderboards stay the same.",
  attemptsGo: "Attempts are removed. Class averages, quiz results and leaderboards change.",
  removedTitle: "Removed",
  removedAccount: "Account, name, email address, password, second factors and API tokens",
  removedSignIns: ({ signIns }: { signIns: number }) =>
    plural(signIns, { one: "# sign-in, with device and address", other: "# sign-ins, with device and address" }),
  removedComments: ({ comments }: { comments: number }) =>
    plural(comments, { one: "# comment to the person", other: "# comments to the person" }),
  removedNotes: ({ notes }: { notes: number }) =>
    plural(notes, { one: "# note about the person", other: "# notes about the person" }),
  removedMemberships: "Memberships in courses, and entries in groups of your identity provider",
  removedNames:
    "Name and address in the audit trail, in rosters, in stored webhooks, in emails to the person, and in what was deleted recently",
  keptTitle: "Kept without the person",
  keptAttempts: "Attempts and places in leaderboards, under a name such as “Former student 417”",
  keptSandboxes: ({ sandboxes }: { sandboxes: number }) =>
    plural(sandboxes, { one: "# sandbox, without an owner", other: "# sandboxes, without an owner" }),
  keptTrail: "The audit trail: what was changed and when, by an ID that names nobody",
  keptWritten: "What other people wrote themselves, such as messages to a class",
  elsewhereTitle: "Not removed by Apsis",
  backupsStay:
    "Backups made before: the embedded database's own for seven nights, your operator's as long as they keep them. The operator has a list of IDs that erases people again after a restore.",
  replicasFollow:
    "Read replicas follow within seconds. The operator's logs contain IDs and addresses as long as they are kept.",
  othersKeep:
    "Emails that were sent, files that were downloaded, and what other systems received by the API, webhooks or the audit trail's stream",
  typeName: ({ username }: { username: ReactNode }) => rich`Type ${username} to confirm`,
  nameMismatch: "This isn't the username. Nothing was erased.",
  erase: "Erase permanently",
  erased: "The person was erased.",
  requestedOn: ({ dateTime }: { dateTime: string }) => `The person asked on ${dateTime} to be erased.`,
  declineTitle: "Decline the request",
  reason: "Reason",
  reasonHint: "The person gets this by email and sees it in their account.",
  reasonRequired: "Enter a reason.",
  reasonTooLong: ({ max }: { max: number }) => `The reason can have ${max} characters at most.`,
  decline: "Decline request",
  declined: "Request declined. The person gets an email.",
  noRequest: "There's no open request. It may have been withdrawn.",
  requestsTitle: "Erasure requests",
  requestsHint: "People who asked to be erased, the oldest request first. Open one to see what erasing would do.",
  noRequests: "No open requests.",
  openRequests: ({ count }: { count: number }) =>
    plural(count, { one: "# person asks to be erased.", other: "# people ask to be erased." }),
  showRequests: "Show requests",
  ownTitle: "Erase my data",
  ownHint:
    "Your organization's administrators decide about your request. You get an email when they do. Erasing is final: you can't sign in anymore.",
  ask: "Ask to be erased",
  asked: "Request sent to your administrators.",
  waiting: ({ dateTime }: { dateTime: string }) => `You asked on ${dateTime} to be erased. Nobody has decided yet.`,
  withdraw: "Withdraw request",
  withdrawn: "Request withdrawn.",
  declinedOn: ({ dateTime }: { dateTime: string }) => `Your request was declined on ${dateTime}:`,
  policyTitle: "Erased people",
  policyHint: "What happens to attempts when a person is erased. Applies to people erased from now on.",
  policyLabel: "Attempts",
  policyName: ({ policy }: { policy: "keep" | "remove" }) =>
    ({ keep: "Keep without the name", remove: "Remove" })[policy],
  policySaved: "Saved. People erased from now on are handled this way.",
  lastMailSubject: ({ productName }: { productName: string }) => `Your ${productName} account was erased`,
  lastMail: ({ username }: { username: string }) =>
    `The account ${username} and everything that names you was erased. This is the last email about it, and we don't keep a copy.`,
  lastMailAttempts: ({ policy }: { policy: "keep" | "remove" }) =>
    ({
      keep: "Your attempts stay without your name, so that the figures of your classes stay right.",
      remove: "Your attempts were removed.",
    })[policy],
  lastMailElsewhere:
    "Backups made before today still contain your data until they are replaced. Emails that were sent, and systems that your organization connected, aren't affected.",
  refusedMailSubject: ({ productName }: { productName: string }) => `Your request to ${productName} was declined`,
  refusedMail: ({ username }: { username: string }) =>
    `An administrator declined your request to erase the account ${username}. The reason:`,
};
