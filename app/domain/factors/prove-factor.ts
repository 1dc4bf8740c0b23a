import { and, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import { apiTokens, authenticatorApps, passkeys, recoveryCodes, signIns, users } from "~/db/schema";
import { requireFactorNow } from "~/domain/accounts/factor-deadline";
import { findKnownDeviceId } from "~/domain/accounts/known-device";
import { writeForUser } from "~/domain/accounts/own-language";
import type { Device, Factor } from "~/domain/accounts/sign-in";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";
import { countTry, type LimitedTry } from "~/domain/limits/count-try";
import { lockUsers } from "~/domain/locks";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { isSealedByFormerKey, openSecret, sealSecret, type SecretKeys } from "~/domain/sealed-secret";
import { hashToken } from "~/domain/tokens";
import { texts } from "~/texts";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";
import { findStep } from "./app-codes";
import { appSecretUse } from "./change-factors";
import { readTypedCode } from "./factor-rules";
import { notePasskeyUse, verifyPasskey, type PasskeyAnswer } from "./passkeys";

/** A typed code, or what a browser answered for a passkey. */
export type Proof = { code: string } | PasskeyAnswer;

export type Prover = { id: string; username: string; email: string; organizationId: string | null };

export type ProvingOptions = {
  keys: SecretKeys;
  device: Device;
  site: MailSite;
  /** Counts by the sign-in instead of the device. */
  signInId?: string;
  /** Runs in the same transaction, such as to use a challenge up. */
  once: (ctx: Ctx) => Promise<void>;
};

const refuseCode = (reason: Message) => new Refusal("invalid", reason, { code: [reason] });

/** Uses up a proof of a user's second factor, once; refuses a wrong one. */
export async function proveFactor(ctx: Ctx, user: Prover, proof: Proof, options: ProvingOptions): Promise<Factor> {
  if (!("code" in proof)) {
    const used = await verifyPasskey(ctx, proof, { userId: user.id });
    await inTransaction(ctx, async (inner) => {
      await options.once(inner);
      await notePasskeyUse(inner, used);
    });
    return "passkey";
  }
  const typed = readTypedCode(proof.code);
  if (!typed) throw refuseCode(say.factors.codeWrong);
  return typed.kind === "app"
    ? proveByApp(ctx, user, typed.digits, options)
    : proveByWrittenCode(ctx, user, typed.code, options);
}

/**
 * Who can try has given the password. A browser that knows the account has its own count, so that somebody with the
 * password doesn't keep its owner out.
 */
function triesOf({ username }: Prover, { device, signInId }: ProvingOptions): LimitedTry[] {
  const knownAs = signInId ?? findKnownDeviceId(device.known, username);
  const everywhere = { limit: "factor/everywhere-and-day" as const, by: username };
  if (knownAs) return [{ limit: "factor/known-device", by: `${nameKey(username)} ${knownAs}` }, everywhere];
  return [everywhere, { limit: "factor/account", by: username }, { limit: "factor/account-and-day", by: username }];
}

async function proveByApp(ctx: Ctx, user: Prover, digits: string, options: ProvingOptions): Promise<Factor> {
  const uncountTry = await countTry(ctx, triesOf(user, options));
  const [app] = await ctx.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, user.id));
  if (!app) throw refuseCode(say.factors.codeWrong);
  const { keys } = options;
  const secret = openSecret(keys, appSecretUse(user.id), app.secret);
  if (secret === null) throw refuseCode(say.factors.appUnreadable);
  const step = await findStep(secret, digits, ctx.now);
  if (step === null) throw refuseCode(say.factors.codeWrong);
  await inTransaction(ctx, async (inner) => {
    await options.once(inner);
    const used = await inner.db
      .update(authenticatorApps)
      .set({
        lastStep: step,
        lastUsedAt: inner.now,
        ...(isSealedByFormerKey(keys, app.secret) && { secret: sealSecret(keys, appSecretUse(user.id), secret) }),
      })
      .where(and(eq(authenticatorApps.userId, user.id), lt(authenticatorApps.lastStep, step)))
      .returning({ userId: authenticatorApps.userId });
    if (used.length === 0) throw refuseCode(say.factors.codeUsed);
  });
  await uncountTry();
  return "app";
}

/** Written codes have 60 random bits: only the address is counted, and a right one is never held back for long. */
async function proveByWrittenCode(ctx: Ctx, user: Prover, code: string, options: ProvingOptions): Promise<Factor> {
  const uncountTry = await countTry(ctx, [{ limit: "factor/address", by: options.device.address }]);
  const factor = await inTransaction(ctx, async (inner) => {
    await options.once(inner);
    await lockUsers(inner, [user.id]);
    const [used] = await inner.db
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.userId, user.id),
          eq(recoveryCodes.codeHash, hashToken(code)),
          or(isNull(recoveryCodes.expiresAt), gt(recoveryCodes.expiresAt, inner.now)),
        ),
      )
      .returning({ kind: recoveryCodes.kind });
    if (!used) throw refuseCode(say.factors.codeWrong);
    const factor = used.kind === "own" ? "recoveryCode" : "administratorCode";
    if (factor === "administratorCode") await forgetFactors(inner, user, options);
    await reportUse(inner, user, factor, options.site);
    return factor;
  });
  await uncountTry();
  return factor;
}

/** A finder must not use the lost factors, nor tokens made with them: new ones are set up before anything else. */
async function forgetFactors(ctx: Ctx, { id }: Prover, { signInId }: ProvingOptions) {
  const { db, now } = ctx;
  await db.delete(passkeys).where(eq(passkeys.userId, id));
  await db.delete(authenticatorApps).where(eq(authenticatorApps.userId, id));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
  await db.delete(apiTokens).where(and(eq(apiTokens.userId, id), eq(apiTokens.kind, "person")));
  await db
    .update(signIns)
    .set({ endedAt: now })
    .where(and(eq(signIns.userId, id), isNull(signIns.endedAt), signInId ? ne(signIns.id, signInId) : undefined));
  await requireFactorNow(ctx, id);
}

async function reportUse(ctx: Ctx, user: Prover, factor: "recoveryCode" | "administratorCode", site: MailSite) {
  const { id, username, email, organizationId } = user;
  await recordChange(
    ctx,
    {
      action: factor === "recoveryCode" ? "factor.useRecoveryCode" : "factor.useAdministratorCode",
      subject: { type: "user", id, name: username },
      organizationId,
    },
    { userId: id, username, signInId: null },
  );
  const left = await ctx.db.$count(recoveryCodes, and(eq(recoveryCodes.userId, id), eq(recoveryCodes.kind, "own")));
  const mail = await writeForUser(ctx, id, () =>
    composeMail(site, {
      recipient: email,
      subject: texts.factorMails.codeUsedSubject({ productName: site.productName }),
      paragraphs: [
        factor === "recoveryCode"
          ? texts.factorMails.recoveryCodeUsed({ username, left })
          : texts.factorMails.administratorCodeUsed({ username }),
        texts.factorMails.changedHint,
        { link: `${site.url}/account/security` },
      ],
    }),
  );
  await enqueueMail(ctx, mail);
}

export async function findProver({ db }: Pick<Ctx, "db">, userId: string) {
  const [user] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      organizationId: users.organizationId,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}
