import type { ReactNode } from "react";
import { rich } from "../rich";

export const addUser = {
  pageTitle: "Add user",
  title: "Add User",
  hint: ({ sendsMail }: { sendsMail: boolean }) =>
    sendsMail
      ? "The user sets a password with a link from an email, or with a one-time code. To add many, import a roster."
      : "The user sets a password with a one-time code, which you get here. To add many, import a roster.",
  firstName: "First Name",
  lastName: "Last Name",
  rankTitle: "Rank/Title",
  organizationHint: "Instructors own courses of their organization only.",
  adding: "Adding...",
  added: ({ username }: { username: string }) => `${username} was added.`,
  linkEmailed: ({ email }: { email: ReactNode }) =>
    rich`We're emailing a link to set the password to ${email}. This one-time code does the same:`,
  noMail: ({ username, passwordPage }: { username: string; passwordPage: ReactNode }) =>
    rich`This server doesn't send email, so give ${username} this address and this one-time code yourself: ${passwordPage}`,
  codeLabel: "one-time code",
  codeHint: ({ date }: { date: string }) => `It is shown only now, and can be used once, until ${date}.`,
  addAnother: "Add Another",
  createCourse: "Create Course",
};
