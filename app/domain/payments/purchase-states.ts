import { and, eq, inArray } from "drizzle-orm";
import { purchases } from "~/db/schema";
import type { Ctx } from "~/domain/context";

export type Purchase = typeof purchases.$inferSelect;
export type PurchaseState = Purchase["state"];

/** Allowed transitions. Every step is a compare-and-set on the row, so that two processes can't both take it. */
const next: Record<PurchaseState, readonly PurchaseState[]> = {
  started: ["customerMade", "undoing"],
  // Charges the form's card; without a card the buyer pays on the provider's own page.
  customerMade: ["cardAttached", "checkingOut", "undoing"],
  // From `charging` on money may have been taken. The state is set before the call that takes it.
  cardAttached: ["charging", "undoing"],
  charging: ["confirming", "paid", "undoing"],
  confirming: ["paid", "undoing"],
  checkingOut: ["paid", "undoing"],
  paid: ["completed", "undoing"],
  completed: [],
  undoing: ["undone"],
  // Again, if the provider reports a payment after all.
  undone: ["undoing"],
};

export const isDecided = ({ state }: Pick<Purchase, "state">) => state === "completed" || state === "undone";

/** Moves a purchase to another state; false if its state has changed meanwhile. */
export async function movePurchase(
  { db, now }: Ctx,
  purchase: Purchase,
  to: PurchaseState,
  changes: Partial<Purchase> = {},
): Promise<boolean> {
  if (!next[purchase.state].includes(to)) throw new Error(`A purchase does not go from ${purchase.state} to ${to}.`);
  const updatedRows = await db
    .update(purchases)
    .set({
      ...changes,
      state: to,
      updatedAt: now,
      ...(to === "completed" || to === "undoing" ? { registration: null } : {}),
    })
    .where(and(eq(purchases.id, purchase.id), inArray(purchases.state, [purchase.state])))
    .returning({ id: purchases.id });
  return updatedRows.length > 0;
}

export async function findPurchase(
  { db }: Ctx,
  by: { id: string } | { attemptKey: string } | { customerId: string },
): Promise<Purchase | null> {
  const condition =
    "id" in by
      ? eq(purchases.id, by.id)
      : "attemptKey" in by
        ? eq(purchases.attemptKey, by.attemptKey)
        : eq(purchases.customerId, by.customerId);
  const [purchase] = await db.select().from(purchases).where(condition);
  return purchase ?? null;
}

/** The purchase of this name or address whose buyer's bank is being asked. */
export async function findAskedPurchase(
  { db }: Ctx,
  { usernameKey, emailKey }: Pick<Purchase, "usernameKey" | "emailKey">,
): Promise<Purchase | null> {
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(
      and(eq(purchases.state, "confirming"), eq(purchases.usernameKey, usernameKey), eq(purchases.emailKey, emailKey)),
    );
  return purchase ?? null;
}

/** Gives an attempt the key with which its buyer continues; null if its state has changed meanwhile. */
export async function renameAttempt({ db, now }: Ctx, { id }: Purchase, attemptKey: string): Promise<Purchase | null> {
  const [renamed] = await db
    .update(purchases)
    .set({ attemptKey, updatedAt: now })
    .where(and(eq(purchases.id, id), eq(purchases.state, "confirming")))
    .returning();
  return renamed ?? null;
}
