import type { ReactNode } from "react";
import { rich } from "../rich";

/** Of the first page's script, which every visit loads: texts of other parts of app/ui are in `areas`. */
export const ui = {
  siteDescription: ({ productName }: { productName: string }) =>
    `${productName}: lessons, scenarios and grades for training in space operations`,
  adminPanel: ({ productName }: { productName: string }) => `${productName} Admin Panel`,
  skipToContent: "Skip to content",
  bannerTitle: "Systemwide Message",
  bannerDetails: "More info",
  closeBanner: "Close the message",
  bannerQuestions: ({ supportEmail }: { supportEmail: ReactNode }) =>
    rich`Questions? Contact support by e-mail: ${supportEmail}`,
  close: "Close",
  loading: "Loading...",
  showField: ({ label }: { label: string }) => `Show ${label}`,
  showPassword: "Show password",
  noMail: ({ instead }: { instead: ReactNode }) => rich`This server doesn't send email. ${instead}`,
  notifications: "Notifications",
  dismiss: "Dismiss",
  menu: "Menu",
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
  requestFailedHelp: "What was sent last may not have arrived. Check the connection and try again.",
  tryAgain: "Try again",
  unavailableTitle: "The service is not available at the moment.",
  retriesAutomatically: ({ seconds }: { seconds: number }) =>
    `This page tries again by itself every ${seconds} seconds.`,
};
