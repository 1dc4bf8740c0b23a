import { mailOf } from "~/domain/mail/mail-of";
import type { MailSite } from "~/domain/mail/mail-site";
import { resetCodeLinkOf } from "./force-password-reset";

type Invited = { username: string; email: string; code: string };

/** To somebody an account was made for, by hand or from a roster: the code sets the first password. */
export const writeInvitation = ({ username, email, code }: Invited, site: MailSite) =>
  mailOf(site, {
    recipient: email,
    subject: `Your ${site.productName} account`,
    paragraphs: [
      `An account was made for you: your user name is "${username}".`,
      "Open this link within seven days to set your password:",
      { link: resetCodeLinkOf(site, username, code) },
      `If you are asked for a reset code, it is ${code}`,
    ],
  });
