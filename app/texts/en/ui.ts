import type { ReactNode } from "react";
import { rich } from "../rich";

/** Of the first page's script, which every visit loads: texts of other parts of app/ui are in `areas`. */
export const ui = {
  language: "Language",
  /** For screen readers, before the name of the language. */
  languageNow: "Language: ",
  languageOfBrowser: "The browser's language",
  languageOfOrganization: ({ language }: { language: string }) => `The organization's language (${language})`,
  translationsNotReviewed:
    "German, French, Spanish and Arabic are translated, but not yet reviewed by a native speaker.",
  siteDescription: ({ productName }: { productName: string }) =>
    `${productName}: lessons, scenarios and grades for space operations training`,
  adminPanel: ({ productName }: { productName: string }) => `${productName} Admin Panel`,
  skipToContent: "Skip to content",
  bannerTitle: "Systemwide Message",
  bannerDetails: "More info",
  closeBanner: "Close banner",
  bannerQuestions: ({ supportEmail }: { supportEmail: ReactNode }) =>
    rich`Questions? Contact support by email: ${supportEmail}`,
  close: "Close",
  loading: "Loading...",
  /** `label`: of a password field, such as "New Password". */
  showField: ({ label }: { label: string }) => `Show: ${label}`,
  showPassword: "Show password",
  /** `instead`: a sentence about what to do instead. */
  noMail: ({ instead }: { instead: ReactNode }) => rich`This server doesn't send email. ${instead}`,
  notifications: "Notifications",
  dismiss: "Dismiss",
  menu: "Menu",
  /** Names the links to the areas Admin and Instructor. */
  areas: "Areas",
  accountOf: ({ username }: { username: string }) => `Account of ${username}`,
  loggedInAs: ({ username }: { username: ReactNode }) => rich`Logged in as: ${username}`,
  myResults: "My results",
  logOut: "Log out",
  play: "Play",
  opensNewWindow: "Opens in a new window",
  goToLogin: "Go to Login",
  goBack: "Go back",
  brokeTitle: "Looks like something broke!",
  contactSupport: "If problem persists contact support",
  notFoundTitle: "Page not found!",
  notFound: "The resource you are looking for does not exist.",
  forbiddenTitle: "403 Access Denied (Forbidden)",
  forbidden: "You do not have permission to access this resource",
  serverErrorTitle: "500 Unexpected server error!",
  requestFailed: "Error completing request. Is the server down?",
  requestFailedHelp: "Your last change may not have been saved. Check your connection and try again.",
  tryAgain: "Try again",
  unavailableTitle: "The service isn't available right now.",
  retriesAutomatically: ({ seconds }: { seconds: number }) =>
    `This page tries again automatically every ${seconds} seconds.`,
};
