import type { Mail } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { texts } from "~/texts";
import { resetCodeLinkOf } from "./reset-code";
import type { Inviter } from "./read-inviter";

type Invitee = { username: string; email: string; code: string | null; courses?: readonly string[] };

/**
 * To a new user who was added by hand or by a roster. The code sets the first password; without one the user signs in
 * with the organization.
 */
export function writeInvitation(
  { username, email, code, courses = [] }: Invitee,
  { inviter, organization, requiredProvider }: Inviter,
  site: MailSite,
): Mail {
  const { productName } = site;
  const [first, ...others] = courses;
  const course = first !== undefined && others.length === 0 ? first : null;
  const rows: [string, string][] = [
    [texts.accountMails.username, username],
    ...(organization ? [[texts.accountMails.organization, organization] satisfies [string, string]] : []),
    ...(first
      ? [[texts.accountMails.courses({ count: courses.length }), courses.join(", ")] satisfies [string, string]]
      : []),
  ];
  return composeMail(site, {
    recipient: email,
    subject: texts.accountMails.invitationSubject({ inviter, course, productName }),
    paragraphs: [
      texts.accountMails.invitation({ inviter, course, organizationName: organization, productName }),
      { rows },
      ...(code === null
        ? [texts.accountMails.invitationSignIn, { link: `${site.url}/sign-in/${requiredProvider ?? ""}` }]
        : [
            texts.accountMails.invitationLink,
            { link: resetCodeLinkOf(site, username, code) },
            texts.accountMails.resetCode({ code }),
            texts.accountMails.invitationHint({ inviter }),
          ]),
    ],
  });
}
