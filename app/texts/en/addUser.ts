import type { ReactNode } from "react";
import { rich } from "../rich";

export const addUser = {
  pageTitle: "Add user",
  title: "Add user",
  hint: ({ sendsMail }: { sendsMail: boolean }) =>
    sendsMail
      ? "The user sets a password with an emailed link or a one-time code. To add many users, import a roster."
      : "The user sets a password with a one-time code that you get here. To add many users, import a roster.",
  firstName: "First name",
  lastName: "Last name",
  rankTitle: "Rank/title",
  organizationHint: "Instructors can only own courses of their own organization.",
  adding: "Adding...",
  added: ({ username }: { username: string }) => `${username} was added.`,
  linkEmailed: ({ email }: { email: ReactNode }) =>
    rich`We're sending ${email} a link to set a password. This one-time code works too:`,
  noMail: ({ username, passwordPage }: { username: string; passwordPage: ReactNode }) =>
    rich`This server doesn't send email. Give ${username} the one-time code below and the address of the page where they enter it: ${passwordPage}`,
  signsInThere: ({ sendsMail, email }: { sendsMail: boolean; email: ReactNode }) =>
    sendsMail
      ? rich`${email} signs in with your organization, which requires that, so there is no password to set. We're sending an email with the link.`
      : rich`${email} signs in with your organization, which requires that, so there is no password to set. This server doesn't send email: pass on the sign-in link yourself.`,
  copyCode: "Copy one-time code",
  codeHint: ({ date }: { date: string }) => `Copy the code now: we can't show it again. It works once, until ${date}.`,
  addAnother: "Add another",
  createCourse: "Create Course",
};
