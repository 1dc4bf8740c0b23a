import * as v from "valibot";
import { v7 as uuid } from "uuid";
import { constraintOf } from "~/db/database.server";
import { purchases } from "~/db/schema";
import { oneRow } from "~/db/one-row";
import { hashInQueue, verifyInQueue } from "~/domain/accounts/password-queue";
import { RegistrationDetails } from "~/domain/accounts/registration-details";
import type { MailSite } from "~/domain/mail/compose-mail";
import type { Device } from "~/domain/accounts/sign-in";
import { validateRegistration } from "~/domain/registration/validate-registration";
import type { Ctx } from "~/domain/context";
import { countTry } from "~/domain/limits/count-try";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { keyed, say } from "~/texts/say";
import { advancePurchase, type PurchaseOutcome } from "./advance-purchase";
import type { PaymentProvider } from "./payment-provider";
import { findAskedPurchase, findPurchase, renameAttempt, type Purchase } from "./purchase-states";

/** The buyer's form, and whether the buyer's bank refused. */
export const RegisterAndPay = v.object({
  userRegistrationDetails: RegistrationDetails,
  paymentMethodId: v.pipe(
    v.string(() => keyed(say.subscriptions.paymentMethodRequired)),
    v.regex(/^[\w-]{8,200}$/, () => keyed(say.subscriptions.paymentMethodUnknown)),
  ),
  confirmation: v.optional(v.picklist(["failed"])),
});
export type RegisterAndPay = v.InferOutput<typeof RegisterAndPay>;
/** Without a payment method, it is paid on the provider's own page. */
export type Order = Omit<RegisterAndPay, "paymentMethodId"> & { paymentMethodId: string | null };

export type From = { provider: PaymentProvider; site: MailSite; device: Device };

/**
 * Idempotent by `attemptKey`: repeated or concurrent calls are one purchase, which continues from its state. Throws
 * ProviderUnreachable if the provider doesn't answer; the attempt then waits for another try or the sweeper.
 */
export async function registerAndPay(ctx: Ctx, from: From, order: Order, attemptKey: string): Promise<PurchaseOutcome> {
  const purchase =
    (await findPurchase(ctx, { attemptKey })) ??
    (await begin(ctx, from, order, attemptKey).catch(takeUpBegun(ctx, from, order, attemptKey)));
  const { username, email } = order.userRegistrationDetails;
  if (purchase.usernameKey !== nameKey(username) || purchase.emailKey !== nameKey(email))
    throw new Refusal("conflict", say.purchases.keyUsed);
  const { provider, site } = from;
  // The bank has refused, so from now on nobody is waiting for it.
  return advancePurchase(
    ctx,
    { provider, site, who: order.confirmation === "failed" ? "sweeper" : "buyer" },
    purchase.id,
  );
}

/** A purchase of this name or address is undecided; another one must wait for it. */
export class OtherAttempt extends Refusal {}

/** Of two identical calls, the second may find its own name taken by the first. */
const takeUpBegun =
  (ctx: Ctx, from: From, order: Order, attemptKey: string) =>
  async (error: unknown): Promise<Purchase> => {
    const ownPurchase = error instanceof Refusal ? await findPurchase(ctx, { attemptKey }) : null;
    const purchase =
      ownPurchase ?? (error instanceof OtherAttempt ? await takeUpAsked(ctx, from, order, attemptKey) : null);
    if (!purchase) throw error;
    return purchase;
  };

/**
 * A buyer whose bank was being asked starts again, after a reload or without the key: with the same password and access
 * code, that payment continues under the new key.
 */
async function takeUpAsked(
  ctx: Ctx,
  { device }: From,
  { userRegistrationDetails: details, paymentMethodId }: Order,
  attemptKey: string,
): Promise<Purchase | null> {
  if (paymentMethodId === null) return null;
  const existing = await findAskedPurchase(ctx, {
    usernameKey: nameKey(details.username),
    emailKey: nameKey(details.email),
  });
  if (existing?.registration?.accessCode !== details.accessCode) return null;
  if (!(await verifyInQueue(details.password, existing.registration.passwordHash, device))) return null;
  return renameAttempt(ctx, existing, attemptKey);
}

async function begin(
  ctx: Ctx,
  { device }: From,
  { userRegistrationDetails: details, paymentMethodId }: Order,
  attemptKey: string,
): Promise<Purchase> {
  await countTry(ctx, [
    { limit: "purchase/account-and-address", by: `${details.email} ${device.address}` },
    { limit: "purchase/address", by: device.address },
  ]);
  await validateRegistration(ctx, details, device);
  const { password, isFreeUser: _, ...rest } = details;
  return openPurchase(ctx, { ...rest, passwordHash: await hashInQueue(password, device) }, paymentMethodId, attemptKey);
}

/** Stores the attempt before anything else happens. Only one attempt may be open per name and address. */
export async function openPurchase(
  ctx: Ctx,
  registration: NonNullable<Purchase["registration"]>,
  paymentMethodId: string | null,
  attemptKey: string,
): Promise<Purchase> {
  const { db, now } = ctx;
  try {
    const opened = oneRow(
      await db
        .insert(purchases)
        .values({
          id: uuid(),
          attemptKey,
          state: "started",
          usernameKey: nameKey(registration.username),
          emailKey: nameKey(registration.email),
          registration,
          paymentMethodId,
          createdAt: now,
          updatedAt: now,
        })
        .returning(),
    );
    return opened;
  } catch (error) {
    const violated = constraintOf(error);
    // Purchases are never deleted while their attempt is running.
    if (violated === "purchases_attempt_key_taken") return (await findPurchase(ctx, { attemptKey }))!;
    if (violated?.startsWith("purchases_one_open_by_")) throw new OtherAttempt("conflict", say.purchases.otherAttempt);
    throw error;
  }
}
