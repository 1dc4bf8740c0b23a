import type { ReactNode } from "react";
import { rich } from "../rich";

/** The login page, in the first page's script: texts of other signed-out pages are elsewhere. */
export const signedOut = {
  welcome: ({ productName }: { productName: string }) => `Welcome to ${productName}`,
  username: "Username",
  password: "Password",
  login: "Login",
  forgotPassword: "Forgot password?",
  register: "Register with access code",
  noAccessCode: ({ supportEmail }: { supportEmail: ReactNode }) =>
    rich`No access code yet? Request one from ${supportEmail}.`,
  noUser: "No logged in user. If this problem persists, please contact your administrator.",
  allowCookies:
    "Your browser blocks cookies for this site, and without them you can't stay logged in. Allow cookies for this site in your browser's settings, then log in again.",
  wrongPassword: "Incorrect username or password.",
  wrongPasswordHelp:
    "Incorrect username or password. If you forgot your password, please contact your administrator to have it reset.",
  loginFailed: "Login Failed",
  loginFailedBecause: ({ message }: { message: string }) => `Login failed: ${message}`,
  fieldsInvalid: "One or more fields are not valid.",
  loggedOut: "You've been logged out",
  loggedOutHere:
    "You've been logged out in this browser. The server didn't answer; we'll end your sign-in there as soon as it does.",
  passwordReset: "Password reset successfully",
  introduction: "Introduction",
  slogan: "Fly it before it flies.",
  sloganDetails:
    "Lessons, scenarios and scored rendezvous in the browser, with a gradebook your instructors will like.",
  /** A label in the drawing of an orbit. */
  periapsis: "periapsis",
  about: "About",
  aboutProduct: ({ productName }: { productName: string }) => `About ${productName}`,
  gameVersion: "Game version",
  webVersion: "Web app version",
  buildDate: "Build date",
  supportContact: "Support contact",
  legalNotice: "Legal notice: only authorized users may use this system.",
  passwordResetTitle: "Password reset",
  resetPassword: "Reset Password",
  askForResetCode: ({ supportEmail, link }: { supportEmail: ReactNode; link: (text: string) => ReactNode }) =>
    rich`Ask your administrator or ${supportEmail} for a reset code, then enter it at ${link("Reset Password")}.`,
  emailLabel: "Enter Email",
  emailRequired: "Please enter your email.",
  sendResetLink: "Send Reset Link",
  sending: "Sending...",
  processing: "Processing your request...",
  resetLinkSent:
    "If your email is in the system, a reset link has been sent. If you do not see an email, please check your spam folder.",
  resetLinkFailed: "Something went wrong. Please try again.",
  backToLogin: "Back to Login",
  passkeySignIn: "Sign in with a passkey",
  organizationSignIn: "Sign in with your organization",
};
