import { useNavigate } from "@remix-run/react";
import { useRef, useState, type RefObject } from "react";
import { registrationTexts } from "~/domain/accounts/registration-mode";
import { refusedWith, succeeded, thrown, type RegistrationOutcome } from "~/domain/accounts/registration-outcome";
import type { CardPayment } from "./card-payment";
import { post, type Called, type Paid } from "./registration-calls";
import type { Refused } from "./registration-form";

const mode = "PurchaseSubscription";
const patience = 8;
const pause = 1_000;

/** The purchase in its order: validate, card, register and pay. Each step that says no leaves the form to be mended. */
export function usePurchase(card: RefObject<CardPayment>) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  // One attempt until it is decided: sent again for the same person, it is the same purchase and not another one.
  const attempt = useRef<{ key: string; buyer: string } | null>(null);

  const refuse = (message: string | undefined, errors: Refused["errors"] = {}) => {
    setRefused({ message, errors });
    setBusy(false);
  };
  const leave = (to: string, state: RegistrationOutcome) => navigate(to, { state });

  const buy = async (form: HTMLFormElement) => {
    const details = detailsOf(form);
    const buyer = `${details.userName} ${details.email}`;
    if (attempt.current?.buyer !== buyer) attempt.current = null;
    const valid = await post("/users/validate-registration", details);
    if (!("body" in valid) && !attempt.current) return refuse(valid.title ?? registrationTexts.failed, valid.errors);
    if (!card.current) return refuse(registrationTexts.stripeNotLoaded);
    const created = await card.current.createPaymentMethod({
      name: `${details.firstName} ${details.lastName}`.trim(),
      email: details.email,
    });
    if ("problem" in created) return refuse(created.problem);
    attempt.current ??= { key: crypto.randomUUID(), buyer };
    const paid = await registerAndPay(details, created.paymentMethodId, attempt.current.key, card.current);
    if (!("body" in paid)) {
      attempt.current = null;
      return leave("/failed", thrown(mode, paid.title, paid.errors));
    }
    const { userId, message, isFieldError, errors, isPending } = paid.body;
    if (isPending) return refuse(message);
    attempt.current = null;
    if (userId) return leave("/success", succeeded(mode, details.userName, message));
    if (isFieldError) return refuse(errors.join(" "));
    leave("/failed", refusedWith(mode, message));
  };

  const submit = (form: HTMLFormElement) => {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    buy(form).catch((error: unknown) => refuse(error instanceof Error ? error.message : registrationTexts.internal));
  };
  return { submit, busy, refused };
}

type Details = ReturnType<typeof detailsOf>;

function detailsOf(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    userName: text("userName"),
    password: text("password"),
    email: text("email"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    rankTitle: text("rankTitle"),
    accessCode: text("accessCode"),
    isFreeUser: false,
    nationality: text("nationality"),
  };
}

/** Asks until it is decided: lost answers are asked for again under the same key, and what the bank asks is put to the buyer. */
async function registerAndPay(
  details: Details,
  paymentMethodId: string,
  key: string,
  card: CardPayment,
): Promise<Called<Paid>> {
  let refusedByBank: string | null = null;
  for (let turn = 1; ; turn++) {
    const confirmation = refusedByBank === null ? undefined : "failed";
    const call = () =>
      post<Paid>(
        "/payments/register-and-pay",
        { userRegistrationDetails: details, paymentMethodId, confirmation },
        { "idempotency-key": key },
      );
    const paid: Called<Paid> | null = turn < patience ? await call().catch(() => null) : await call();
    if (paid && !("body" in paid)) return paid;
    if (paid?.body.clientSecret && refusedByBank === null) {
      refusedByBank = await card.confirm(paid.body.clientSecret);
      continue;
    }
    if (paid && (!paid.body.isPending || turn >= patience)) {
      if (refusedByBank !== null && paid.body.isFieldError) return { body: { ...paid.body, errors: [refusedByBank] } };
      return paid;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}
