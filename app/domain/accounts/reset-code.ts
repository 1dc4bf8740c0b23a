import { generateAccessCode } from "~/domain/tokens";
import type { MailSite } from "~/domain/mail/compose-mail";

const days = 7;

/** When a one-time code of a forced reset expires. */
export const resetCodeExpiryOf = (now: Date) => new Date(now.getTime() + days * 24 * 3_600_000);

/** A one-time code that can be read aloud, such as `7K2M-XQ4T-9HRC`; 60 random bits. */
export const generateResetCode = () => generateAccessCode(3);

/** Normalizes a typed code: capital letters in groups of four. */
export function readResetCode(typed: string): string {
  const symbols = typed.toUpperCase().replace(/[\s\u2010\u2011\u2013\u2014-]/g, "");
  return symbols.match(/.{1,4}/g)?.join("-") ?? "";
}

/** A link to the form that sets a password with a one-time code. */
export const resetCodeLinkOf = (site: MailSite, username: string, code: string) =>
  `${site.url}/reset-password?${new URLSearchParams({ username, code })}`;
