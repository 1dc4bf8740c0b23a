import { and, eq } from "drizzle-orm";
import { oneRow } from "~/db/one-row";
import { recoveryCodes, users } from "~/db/schema";
import { requireRecentProof } from "~/domain/access";
import { asSubject, findAdministeredUser, lockUser, refuseNamedPermissions } from "~/domain/accounts/administered-user";
import { writeForUser } from "~/domain/accounts/own-language";
import { hasFactors } from "~/domain/accounts/user-conditions";
import { ownAccount } from "~/domain/accounts/user-rules";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMails } from "~/domain/mail/enqueue-mail";
import { Refusal } from "~/domain/refusal";
import { generateAccessCode, hashToken } from "~/domain/tokens";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { lostCodeMs } from "./factor-rules";
import { readFactors } from "./own-factors";

/** Returned only once: only its digest is stored. */
export type LostCode = { code: string; expiresAt: Date };

/** The second factors of a user whom the actor administers. */
export async function readFactorsOf(ctx: SignedInCtx, userId: string) {
  const { id } = await findAdministeredUser(ctx, userId);
  const { passkeys, app, recoveryCodes: codes } = await readFactors(ctx, id);
  return { passkeys: passkeys.length, hasApp: app !== null, recoveryCodes: codes };
}

/**
 * A code for somebody who has lost all second factors: it works once, within 24 hours, beside the password, and leads to
 * setting up new ones. Mailed to both.
 */
export async function issueLostCode(ctx: SignedInCtx, userId: string, site: MailSite): Promise<LostCode> {
  requireRecentProof(ctx);
  return inTransaction(ctx, async (inner) => {
    const { db, now, actor } = inner;
    if (userId === actor.userId) throw ownAccount(say.factors.ownLostCode);
    const user = await lockUser(inner, userId);
    await refuseNamedPermissions(inner, userId);
    if ((await db.$count(users, and(eq(users.id, userId), hasFactors))) === 0)
      throw new Refusal("conflict", say.factors.noFactorsOfUser).withSeverity("info");
    const code = generateAccessCode(3);
    const expiresAt = new Date(now.getTime() + lostCodeMs);
    await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.kind, "administrator")));
    await db
      .insert(recoveryCodes)
      .values({ userId, codeHash: hashToken(code), kind: "administrator", createdAt: now, expiresAt });
    await recordChange(inner, { action: "factor.issueCode", ...asSubject(user) });
    const own = oneRow(await db.select({ email: users.email }).from(users).where(eq(users.id, actor.userId)));
    const { username } = user;
    await enqueueMails(inner, [
      await writeForUser(inner, userId, () =>
        composeMail(site, {
          recipient: user.email,
          subject: texts.factorMails.lostCodeSubject({ productName: site.productName }),
          paragraphs: [
            texts.factorMails.lostCode({ username, administrator: actor.username, code }),
            texts.factorMails.lostCodeHint,
          ],
        }),
      ),
      await writeForUser(inner, actor.userId, () =>
        composeMail(site, {
          recipient: own.email,
          subject: texts.factorMails.lostCodeSubject({ productName: site.productName }),
          paragraphs: [texts.factorMails.lostCodeIssued({ username }), texts.factorMails.lostCodeIssuedHint],
        }),
      ),
    ]);
    return { code, expiresAt };
  });
}
