import type { ReactNode } from "react";
import { number } from "../format";
import { rich } from "../rich";

export const subscriptions = {
  standing: ({ standing }: { standing: "active" | "cancelled" | "overdue" | "unpaid" | "ended" }) =>
    ({
      active: "Active",
      cancelled: "Canceled",
      overdue: "Payment overdue",
      unpaid: "Unpaid",
      ended: "Ended",
    })[standing],
  billing: ({ interval, count }: { interval: "day" | "week" | "month" | "year"; count: number }) =>
    count === 1
      ? { day: "Billed Daily", week: "Billed Weekly", month: "Billed Monthly", year: "Billed Yearly" }[interval]
      : {
          day: `Billed Every ${number(count)} Days`,
          week: `Billed Every ${number(count)} Weeks`,
          month: `Billed Every ${number(count)} Months`,
          year: `Billed Every ${number(count)} Years`,
        }[interval],
  cost: ({ price, interval, count }: { price: string; interval: "day" | "week" | "month" | "year"; count: number }) =>
    count === 1
      ? {
          day: `${price}, billed daily`,
          week: `${price}, billed weekly`,
          month: `${price}, billed monthly`,
          year: `${price}, billed yearly`,
        }[interval]
      : {
          day: `${price}, billed every ${number(count)} days`,
          week: `${price}, billed every ${number(count)} weeks`,
          month: `${price}, billed every ${number(count)} months`,
          year: `${price}, billed every ${number(count)} years`,
        }[interval],
  offer: ({ cost }: { cost: ReactNode }) => rich`Subscription price: ${cost}.`,
  portalUnavailable: "The billing portal isn't responding. Please try again.",
  paymentMethodRequired: "Payment method is required.",
  paymentMethodUnknown: "This payment method isn't valid. Enter your card details again.",
};
