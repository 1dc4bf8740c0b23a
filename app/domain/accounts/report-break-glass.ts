import { and, eq, or } from "drizzle-orm";
import { users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { Ctx } from "~/domain/context";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { texts } from "~/texts";
import { writeForUser } from "./own-language";
import { roleCan } from "./user-conditions";

type Account = { id: string; username: string; organizationId: string | null };

const maxRecipients = 50;

/** Mails and audits a password sign-in of an administrator whose organization requires its own sign-in. */
export async function reportBreakGlass(ctx: Ctx, account: Account, signInId: string, site: MailSite | undefined) {
  const { id, username, organizationId } = account;
  await recordChange(
    ctx,
    { action: "user.breakGlass", subject: { type: "user", id, name: username }, organizationId },
    { userId: id, username, signInId },
  );
  if (!site || organizationId === null) return;
  const recipients = await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        eq(users.enabled, true),
        or(eq(users.id, id), roleCan(users.mainRole, "organization:configure")),
      ),
    )
    .limit(maxRecipients);
  for (const recipient of recipients) {
    const mail = await writeForUser(ctx, recipient.id, () =>
      composeMail(site, {
        recipient: recipient.email,
        subject: texts.accountMails.breakGlassSubject({ productName: site.productName }),
        paragraphs: [texts.accountMails.breakGlass({ username }), texts.accountMails.breakGlassHint],
      }),
    );
    await enqueueMail(ctx, mail);
  }
}
