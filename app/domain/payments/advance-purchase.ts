import { findAccessCode } from "~/domain/access-codes/find-access-code";
import { unknownCode } from "~/domain/access-codes/consume-access-code";
import { addAccount } from "~/domain/registration/add-account";
import type { MailSite } from "~/domain/mail/compose-mail";
import { writeForUser } from "~/domain/accounts/own-language";
import { writeWelcomeMail } from "~/domain/accounts/welcome-mail";
import { inTransaction, type Ctx } from "~/domain/context";
import { enqueueMails } from "~/domain/mail/enqueue-mail";
import { Refusal } from "~/domain/refusal";
import type { Text } from "~/texts/message";
import { say } from "~/texts/say";
import { parseStoredText, readStoredText, storeText } from "~/texts/stored-text";
import { addSubscription } from "./add-subscription";
import { openCheckout, readCheckout } from "./hosted-page";
import { CardRefused, ProviderUnreachable, type PaymentProvider, type StartedSubscription } from "./payment-provider";
import { findPurchase, isDecided, movePurchase, type Purchase } from "./purchase-states";
import { writeReceiptMail } from "./receipt-mail";

/**
 * `buyer`: someone is waiting, so the card may be charged. `sweeper`: nobody is waiting any more; an unpaid purchase is
 * undone. `watcher`: the provider reported an event; a paid purchase is completed, others are left to the buyer.
 */
export type Driver = { provider: PaymentProvider; site: MailSite; who: "buyer" | "sweeper" | "watcher" };

/** The state of a purchase, for the buyer. */
export type PurchaseOutcome =
  | { kind: "completed"; userId: string | null; message: string }
  /** `charged`: the payment had gone through and is refunded. */
  | { kind: "undone"; message: string; charged: boolean }
  | { kind: "needsConfirmation"; clientSecret: string }
  /** To be paid on the provider's own page. */
  | { kind: "needsCheckout"; url: string }
  /** For a watcher only: the buyer or the sweeper continues. */
  | { kind: "left" };

/**
 * Advances a purchase as far as possible. It may stop anywhere and be called again by anyone: steps are stored, calls
 * have idempotency keys, and money is taken only if an account or a refund follows. Throws ProviderUnreachable: then
 * call it again.
 */
export async function advancePurchase(ctx: Ctx, driver: Driver, purchaseId: string): Promise<PurchaseOutcome> {
  let message = "";
  for (;;) {
    const purchase = await findPurchase(ctx, { id: purchaseId });
    if (!purchase) throw new Error(`There is no purchase ${purchaseId}.`);
    if (purchase.state === "completed") return { kind: "completed", userId: purchase.userId, message };
    if (purchase.state === "undone") return asUndone(purchase);
    const moved = await moveOn(ctx, driver, purchase).catch((error: unknown) => {
      // It is certain that the purchase failed; cleaning up can wait for the sweeper.
      if (error instanceof ProviderUnreachable && purchase.state === "undoing" && driver.who === "buyer")
        return asUndone(purchase);
      throw error;
    });
    if (moved && "kind" in moved) return moved;
    if (driver.who === "watcher" && (await findPurchase(ctx, { id: purchaseId }))?.state === purchase.state)
      return { kind: "left" };
    if (moved && "url" in moved) return { kind: "needsCheckout", url: moved.url };
    if (moved && "clientSecret" in moved) return { kind: "needsConfirmation", clientSecret: moved.clientSecret };
    if (moved) message = moved.message;
  }
}

const asUndone = ({ refusal, charged }: Purchase) => ({
  kind: "undone" as const,
  message: readStoredText(refusal ?? ""),
  charged,
});

type StepResult = { clientSecret: string } | { url: string } | { message: string } | void;

async function moveOn(ctx: Ctx, driver: Driver, purchase: Purchase): Promise<StepResult> {
  const { provider, who } = driver;
  const key = (call: string) => `${purchase.id}:${call}`;
  const paysNow = who === "buyer";
  switch (purchase.state) {
    case "started": {
      if (!paysNow) return undo(ctx, purchase, say.purchases.abandoned);
      // Kept until the purchase is completed or undone.
      const { firstName, lastName, email } = purchase.registration!;
      const customerId = await provider.createCustomer(
        { name: `${firstName} ${lastName}`.trim(), email, purchaseId: purchase.id },
        key("customer"),
      );
      await movePurchase(ctx, purchase, "customerMade", { customerId });
      return;
    }
    case "customerMade":
      if (!paysNow) return undo(ctx, purchase, say.purchases.abandoned);
      if (!purchase.paymentMethodId) return openCheckout(ctx, driver, purchase, key("checkout"));
      await attachCard(ctx, provider, purchase, purchase.paymentMethodId);
      return;
    case "checkingOut": {
      const checkout = await readCheckout(provider, purchase);
      if (checkout.kind === "paid") return takePayment(ctx, purchase, checkout.started);
      if (checkout.kind === "open" && who === "watcher") return;
      if (checkout.kind === "open" && paysNow) return { url: checkout.url };
      return undo(ctx, purchase, say.purchases.abandoned);
    }
    case "cardAttached":
      if (!paysNow) return undo(ctx, purchase, say.purchases.abandoned);
      await movePurchase(ctx, purchase, "charging");
      return;
    case "charging":
      return undoWhenRefused(ctx, purchase, async () => {
        // A sweeper only checks whether it happened: it must not charge a buyer who has left.
        const started = paysNow
          ? await provider.startSubscription(purchase.customerId!, purchase.paymentMethodId!, key("subscription"))
          : await provider.subscriptionOf(purchase.customerId!);
        if (!started) return undo(ctx, purchase, say.purchases.abandoned);
        await takePayment(ctx, purchase, started);
      });
    case "confirming": {
      // Stored with the state.
      const started = await provider.readSubscription(purchase.subscriptionId!);
      if (!started) return undo(ctx, purchase, say.purchases.abandoned);
      if (started.payment.kind !== "needsConfirmation") return takePayment(ctx, purchase, started);
      if (paysNow) return { clientSecret: started.payment.clientSecret };
      if (who === "watcher") return;
      return undo(ctx, purchase, say.purchases.abandoned);
    }
    case "paid":
      return complete(ctx, driver, purchase);
    case "undoing":
      // In this order: once the customer is removed nothing can be charged, so everything charged so far can be
      // refunded.
      await movePurchase(ctx, purchase, "undone", await takeBack(provider, purchase));
      return;
  }
}

async function takeBack(
  provider: PaymentProvider,
  { customerId, charged, refusal }: Purchase,
): Promise<Partial<Purchase>> {
  if (!customerId) return {};
  await provider.closeCheckouts(customerId);
  await provider.removeCustomer(customerId);
  const refunded = await provider.refundAll(customerId);
  return refunded > 0 && !charged
    ? { charged: true, refusal: storeText(say.purchases.refunded({ reason: parseStoredText(refusal ?? "") })) }
    : {};
}

const attachCard = (ctx: Ctx, provider: PaymentProvider, purchase: Purchase, card: string) =>
  undoWhenRefused(ctx, purchase, async () => {
    // Stored with the state `customerMade`.
    await provider.attachCard(purchase.customerId!, card, `${purchase.id}:card`);
    await movePurchase(ctx, purchase, "cardAttached");
  });

async function takePayment(ctx: Ctx, purchase: Purchase, { id: subscriptionId, payment }: StartedSubscription) {
  if (payment.kind === "refused") return undo(ctx, purchase, payment.message);
  if (payment.kind === "paid") await movePurchase(ctx, purchase, "paid", { subscriptionId, charged: true });
  // While the bank is still asking, the state stays the same.
  else if (purchase.state !== "confirming") await movePurchase(ctx, purchase, "confirming", { subscriptionId });
}

/** The account, its subscription, its mails and the end of the purchase, all or nothing. */
async function complete(ctx: Ctx, { provider, site }: Driver, purchase: Purchase): Promise<StepResult> {
  // A paid purchase has a subscription, and its registration until this completes it.
  const subscription = await provider.readSubscription(purchase.subscriptionId!);
  if (subscription?.status !== "active")
    return undo(ctx, purchase, say.purchases.refunded({ reason: say.purchases.subscriptionEnded }));
  // See above.
  const { accessCode, ...registration } = purchase.registration!;
  try {
    return await inTransaction(ctx, async (inner) => {
      const opened = await findAccessCode(inner, accessCode);
      if (!opened) throw unknownCode();
      const { userId, message } = await addAccount(inner, registration, opened);
      if (!(await movePurchase(inner, purchase, "completed", { userId }))) throw new TakenByAnother();
      await addSubscription(inner, userId, subscription, registration.email);
      const { username, email } = registration;
      const mails = await writeForUser(inner, userId, () => [
        writeWelcomeMail({ username, email }, site),
        writeReceiptMail({ username, email }, subscription, ctx.now, site),
      ]);
      await enqueueMails(inner, mails);
      return { message };
    });
  } catch (error) {
    if (error instanceof Refusal) return undo(ctx, purchase, say.purchases.refunded({ reason: error.reason }));
    // A concurrent call has created the account, so the name is "taken": the next round finds out.
    if (error instanceof TakenByAnother) return;
    throw error;
  }
}

class TakenByAnother extends Error {}

/** If a concurrent call was faster, its state stays. */
async function undo(ctx: Ctx, purchase: Purchase, refusal: Text): Promise<void> {
  if (!isDecided(purchase)) await movePurchase(ctx, purchase, "undoing", { refusal: storeText(refusal) });
}

async function undoWhenRefused(ctx: Ctx, purchase: Purchase, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CardRefused)) throw error;
    await undo(ctx, purchase, error.message);
  }
}
