// Texts that the specification gives word for word: rewriting the catalogue never changes them.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A name in braces stands for a value. */
const texts = [
  "Reset Password",
  "Forgot password?",
  "Register with access code",
  "Enter Email",
  "Send Reset Link",
  "Sending...",
  "Back to Login",
  "Processing your request...",
  "You've been logged out",
  "Password reset successfully",
  "You must log in first",
  "BORGERR - Clipboard Read Permission Denied",
  "Looks like something broke!",
  "If problem persists contact support",
  "Go to Login",
  "403 Access Denied (Forbidden)",
  "You do not have permission to access this resource",
  "500 Unexpected server error!",
  "Page not found!",
  "The resource you are looking for does not exist.",
  "Loading...",
  "You don't have access to this!",
  "Contact your administrator for access",
  "Welcome to the Admin Panel",
  "No Organizations Found",
  "No Courses Found",
  "No Sandboxes Found",
  "Used Once",
  "Download to a format compatible with the Desktop version.",
  "Gradebook",
  "No Students Enrolled",
  "Quiz Responses",
  "Loading Students...",
  "Loading Quiz Data...",
  "No quiz data found",
  "Create Account",
  "Key Features and Benefits",
  "What's Included",
  "Cancel Anytime",
  "No results found",
  "Payment Method",
  "Submitting...",
  "Payment Successful",
  "Registration Successful",
  "Payment Failed",
  "Registration Failed",
  "New Password",
  "Confirm Password",
  "Resetting...",
  "Systemwide Message",
  "No Owner",
  "Invalid reset link",
  "Unknown error occurred.",
  "An internal error occurred.",
  "Schedule/Start New Class",
  "Scheduled to end",
  "Schedule/End Class",
  "Please enter your email.",
  "Please fill out both password fields.",
  "Passwords do not match.",
  "Password must be at least 10 characters.",
  "Must contain at least one letter, one number, and one special character: @$!%*#?&_",
  "Registration failed. Please try again.",
  "Stripe has not loaded yet.",
  "Card details are not entered.",
  "An unknown error occurred.",
  "End date must be after the scheduled start date.",
  "End date must be after the active session start date.",
  "Scheduled end date must be in the future.",
  "Cannot end session that has not started.",
  "User already has this role. No change made.",
  "You cannot change the role for the logged-in account",
  "You cannot delete the logged-in account",
  "Start date must be before end date",
  "Quiz Results.csv",
  "Error completing request. Is the server down?",
  "If you forgot your password, please contact your administrator to have it reset.",
  "Login Failed",
  "No logged in user. If this problem persists, please contact your administrator.",
  "User or organization account is disabled. Please contact your administrator.",
  "Something went wrong. Please try again.",
  "Password successfully reset. You can now log in.",
  "Failed to reset password. Please try again.",
  "Password Reset Failed",
  "NOTE:",
  "An unknown error occurred",
  "Loading... {percent}%",
  "Logged in as: {name}",
  "Created {time}",
  "Modified {time}",
  'This action cannot be undone. Are you sure you want to delete "{title}" for all users?',
  "Scheduled for {date}",
  "Started on {date}",
  "Ended on {date}",
  "Login failed: {title}",
  "Password Reset failed: {title}",
  'New user "{name}" registered',
  "If your email is in the system, a reset link has been sent. If you do not see an email, please check your spam folder.",
];

const files = execFileSync("git", ["ls-files", "app", "content", "functions", "simulator"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|json)$/.test(file));

/** All sources, with strings of several lines joined and one kind of quote. */
const sources = files
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  .replace(/["`]\s*\+\s*["`]/g, "")
  .replace(/[\u2018\u2019]|&rsquo;|\\'/g, "'")
  .replace(/\\"/g, '"')
  .replace(/\s+/g, " ");

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const patternOf = (text: string) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escape)
      .join(".{0,80}?"),
  );

test.each(texts)("the product says %j as the specification does", (text) => {
  expect(patternOf(text).test(sources), "not in app, content, functions or simulator").toBe(true);
});
