import type { Mail } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { resetCodeLinkOf } from "./reset-code";
import type { Inviter } from "./read-inviter";

type Invitee = { username: string; email: string; code: string; courses?: readonly string[] };

/** To a new user who was added by hand or by a roster; the code sets the first password. */
export function writeInvitation(
  { username, email, code, courses = [] }: Invitee,
  { inviter, organization }: Inviter,
  site: MailSite,
): Mail {
  const [course, ...others] = courses;
  const what = course && others.length === 0 ? `the course "${course}"` : site.productName;
  const where = organization ? ` at ${organization}` : "";
  const rows: [string, string][] = [
    ["User name", username],
    ...(organization ? [["Organization", organization] satisfies [string, string]] : []),
    ...(course ? [[others.length > 0 ? "Courses" : "Course", courses.join(", ")] satisfies [string, string]] : []),
  ];
  return composeMail(site, {
    recipient: email,
    subject: `${inviter} invites you to ${course && others.length === 0 ? `${course} on ` : ""}${site.productName}`,
    paragraphs: [
      `${inviter} invites you to ${what}${where}. An account on ${site.productName} is ready for you:`,
      { rows },
      "Open this link within seven days to choose your password. Then you can log in:",
      { link: resetCodeLinkOf(site, username, code) },
      `If you are asked for a reset code, it is ${code}`,
      `After the seven days, ask ${inviter} for a new link.`,
    ],
  });
}
