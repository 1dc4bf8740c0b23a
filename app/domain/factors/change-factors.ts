// People set up and remove their own second factors. Each change is mailed and audited.
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { oneRow } from "~/db/one-row";
import { authenticatorApps, factorDeadlines, passkeys, recoveryCodes, users } from "~/db/schema";
import { assertCan, requireRecentProof } from "~/domain/access";
import { refreshFactorDeadline } from "~/domain/accounts/factor-deadline";
import { writeForUser } from "~/domain/accounts/own-language";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { requireId } from "~/domain/id";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { notFound, Refusal } from "~/domain/refusal";
import { sealSecret, type SecretKeys, type SecretUse } from "~/domain/sealed-secret";
import { generateAccessCode, hashToken } from "~/domain/tokens";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { findStep } from "./app-codes";
import { maxPasskeys, readTypedCode, recoveryCodes as codeCount } from "./factor-rules";
import { verifyNewPasskey, type PasskeyAnswer } from "./passkeys";

export const appSecretUse = (userId: string): SecretUse => `authenticator-app ${userId}`;

/** What changed, as mails and the audit trail name it. */
type FactorChange =
  { change: "addApp" | "removeApp" | "newCodes" } | { change: "addPasskey" | "removePasskey"; name: string };

/** Recovery codes that are shown only now; null if there are earlier ones. */
export type NewCodes = string[] | null;

/** Runs a change of the actor's factors with the user locked. */
async function changing<Result>(
  ctx: SignedInCtx,
  site: MailSite,
  run: (inner: SignedInCtx) => Promise<{ result: Result } & FactorChange>,
): Promise<Result> {
  const { actor } = ctx;
  assertCan(actor, "account:change", { ownerId: actor.userId });
  requireRecentProof(ctx);
  return inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [actor.userId]);
    const { result, ...change } = await run(inner);
    await forgetUnneeded(inner);
    await refreshFactorDeadline(inner, actor.userId);
    const details = "name" in change ? { name: change.name } : {};
    const { userId: id, username: name, organizationId } = actor;
    await recordChange(inner, {
      action: `factor.${change.change}`,
      subject: { type: "user", id, name },
      organizationId,
      details,
    });
    await mailChange(inner, change, site);
    return result;
  });
}

/** Without a factor, recovery codes open nothing; with one, an administrator's demand is met. */
async function forgetUnneeded({ db, actor: { userId } }: SignedInCtx) {
  const isLeft = (await countFactors({ db }, userId)) > 0;
  if (isLeft)
    await db.delete(factorDeadlines).where(and(eq(factorDeadlines.userId, userId), eq(factorDeadlines.isForced, true)));
  else await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

async function countFactors({ db }: Pick<SignedInCtx, "db">, userId: string): Promise<number> {
  const apps = await db.$count(authenticatorApps, eq(authenticatorApps.userId, userId));
  return apps + (await db.$count(passkeys, eq(passkeys.userId, userId)));
}

async function mailChange(ctx: SignedInCtx, change: FactorChange, site: MailSite) {
  const { userId, username } = ctx.actor;
  const { email } = oneRow(await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId)));
  const name = "name" in change ? change.name : "";
  const mail = await writeForUser(ctx, userId, () =>
    composeMail(site, {
      recipient: email,
      subject: texts.factorMails.changedSubject({ productName: site.productName }),
      paragraphs: [
        texts.factorMails.changed({ change: change.change, username, name }),
        texts.factorMails.changedHint,
        { link: `${site.url}/account/security` },
      ],
    }),
  );
  await enqueueMail(ctx, mail);
}

/** Adds an authenticator app, whose first code shows that it works. */
export async function addApp(
  ctx: SignedInCtx,
  { secret, code }: { secret: string; code: string },
  keys: SecretKeys,
  site: MailSite,
): Promise<NewCodes> {
  requireRecentProof(ctx);
  const typed = readTypedCode(code);
  const step = typed?.kind === "app" ? await findStep(secret, typed.digits, ctx.now) : null;
  if (step === null) throw new Refusal("invalid", say.factors.appCodeWrong, { code: [say.factors.appCodeWrong] });
  const { userId } = ctx.actor;
  return changing(ctx, site, async (inner) => {
    const added = await inner.db
      .insert(authenticatorApps)
      .values({
        userId,
        secret: sealSecret(keys, appSecretUse(userId), secret),
        lastStep: step,
        createdAt: inner.now,
      })
      .onConflictDoNothing()
      .returning({ userId: authenticatorApps.userId });
    if (added.length === 0) throw new Refusal("conflict", say.factors.appExists);
    return { change: "addApp", result: await addMissingCodes(inner) };
  });
}

export const removeApp = (ctx: SignedInCtx, site: MailSite): Promise<void> =>
  changing(ctx, site, async ({ db, actor: { userId } }) => {
    const removed = await db
      .delete(authenticatorApps)
      .where(eq(authenticatorApps.userId, userId))
      .returning({ userId: authenticatorApps.userId });
    if (removed.length === 0) throw notFound("factor");
    return { change: "removeApp", result: undefined };
  });

export async function addPasskey(
  ctx: SignedInCtx,
  { name, ...answer }: PasskeyAnswer & { name: string },
  site: MailSite,
): Promise<NewCodes> {
  requireRecentProof(ctx);
  const passkey = await verifyNewPasskey(answer);
  const { userId } = ctx.actor;
  return changing(ctx, site, async (inner) => {
    const { db, now } = inner;
    if ((await db.$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys)
      throw new Refusal("conflict", say.factors.tooManyPasskeys({ max: maxPasskeys }));
    const added = await db
      .insert(passkeys)
      .values({ id: uuid(), userId, name, createdAt: now, ...passkey })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new Refusal("conflict", say.factors.passkeyExists);
    return { change: "addPasskey", name, result: await addMissingCodes(inner) };
  });
}

export const removePasskey = (ctx: SignedInCtx, passkeyId: string, site: MailSite): Promise<void> =>
  changing(ctx, site, async ({ db, actor: { userId } }) => {
    const [removed] = await db
      .delete(passkeys)
      .where(and(eq(passkeys.id, requireId(passkeyId, "factor")), eq(passkeys.userId, userId)))
      .returning({ name: passkeys.name });
    if (!removed) throw notFound("factor");
    return { change: "removePasskey", name: removed.name, result: undefined };
  });

/** Replaces the recovery codes. */
export const renewRecoveryCodes = (ctx: SignedInCtx, site: MailSite): Promise<string[]> =>
  changing(ctx, site, async (inner) => {
    const { userId } = inner.actor;
    if ((await countFactors(inner, userId)) === 0) throw new Refusal("conflict", say.factors.factorFirst);
    await inner.db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.kind, "own")));
    return { change: "newCodes", result: await addCodes(inner) };
  });

async function addMissingCodes(ctx: SignedInCtx): Promise<NewCodes> {
  const own = and(eq(recoveryCodes.userId, ctx.actor.userId), eq(recoveryCodes.kind, "own"));
  return (await ctx.db.$count(recoveryCodes, own)) > 0 ? null : addCodes(ctx);
}

async function addCodes({ db, now, actor: { userId } }: SignedInCtx): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => generateAccessCode(3));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(code), kind: "own" as const, createdAt: now })));
  return codes;
}
