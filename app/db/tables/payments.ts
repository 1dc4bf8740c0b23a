import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./time";

/** The payment provider's price; `amount` in the currency's smallest unit. */
export type SubscriptionPrice = {
  id: string;
  amount: number;
  currency: string;
  interval: "day" | "week" | "month" | "year";
  intervalCount: number;
  isBeforeTax?: boolean;
};

export const subscriptions = pgTable("subscriptions", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  stripeCustomerId: text("stripe_customer_id").notNull(),
  stripeSubscriptionId: text("stripe_subscription_id").notNull(),
  status: text().notNull(),
  currentPeriodEnd: time("current_period_end"),
  graceUntil: time("grace_until"),
  endsAt: time("ends_at"),
  lastCallAt: time("last_call_at"),
  price: jsonb().$type<SubscriptionPrice>(),
  toldEmail: text("told_email"),
  receiptedInvoice: text("receipted_invoice"),
  updatedAt: time("updated_at").notNull(),
  version: integer().notNull().default(0),
});

/** Registration data of a purchase, stored until the account is created. */
export type PurchasedRegistration = {
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  rankTitle: string;
  accessCode: string;
  nationality: string;
};

export const purchases = pgTable("purchases", {
  id: uuid().primaryKey(),
  attemptKey: text("attempt_key").notNull(),
  state: text({
    enum: [
      "started",
      "customerMade",
      "cardAttached",
      "charging",
      "confirming",
      "checkingOut",
      "paid",
      "completed",
      "undoing",
      "undone",
    ],
  }).notNull(),
  usernameKey: text("username_key").notNull(),
  emailKey: text("email_key").notNull(),
  registration: jsonb().$type<PurchasedRegistration>(),
  /** Null for a purchase on the provider's own page. */
  paymentMethodId: text("payment_method_id"),
  customerId: text("customer_id"),
  subscriptionId: text("subscription_id"),
  checkoutId: text("checkout_id"),
  userId: uuid("user_id"),
  refusal: text(),
  charged: boolean().notNull().default(false),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
});
