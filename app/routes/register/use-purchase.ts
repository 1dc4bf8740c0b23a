import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import {
  describeRefusal,
  describeSuccess,
  describeFailure,
  type RegistrationOutcome,
} from "~/domain/registration/registration-outcome";
import { texts } from "~/texts";
import type { CardPayment } from "./card-payment";
import { storeAttempt, readAttempt, type PurchaseAttempt } from "./purchase-attempt";
import { post, readPurchase, type CallResult, type PaymentAnswer } from "./registration-calls";
import type { FormErrors } from "./registration-form";

const mode = "PurchaseSubscription";
const maxTries = 8;
const retryDelayMs = 1_000;

/** The steps of a purchase: validate, card, register and pay. A refusal of any step returns to the form. */
export function usePurchase(card: RefObject<CardPayment>) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormErrors>();
  const [waiting, setWaiting] = useState<string>();
  const attempt = useRef<PurchaseAttempt | null>(null);
  const setAttempt = (next: PurchaseAttempt | null) => {
    attempt.current = next;
    storeAttempt(next);
  };

  const refuse = (message: string | undefined, errors: FormErrors["errors"] = {}) => {
    setRefusal({ message, errors });
    setBusy(false);
  };
  const leave = (to: string, state: RegistrationOutcome) => navigate(to, { state });

  const buy = async (form: HTMLFormElement) => {
    const details = detailsOf(form);
    const buyer = `${details.userName} ${details.email}`;
    if (attempt.current?.buyer !== buyer) setAttempt(null);
    const valid = await post("/users/validate-registration", details);
    if (!("body" in valid) && !(await wasBegun(attempt.current))) {
      setAttempt(null);
      return refuse(valid.title ?? texts.registration.failed, valid.errors);
    }
    if (!card.current) return refuse(texts.registration.stripeNotLoaded);
    const name = `${details.firstName} ${details.lastName}`.trim();
    const created = await card.current.createPaymentMethod({ name, email: details.email });
    if ("problem" in created) return refuse(created.problem);
    const current = attempt.current ?? { key: crypto.randomUUID(), buyer, userName: details.userName };
    setAttempt(current);
    handleAnswer(await registerAndPay(details, created.paymentMethodId, current.key, card.current), current);
  };

  /** Acts on the server's final answer. */
  const handleAnswer = (paid: CallResult<PaymentAnswer>, { userName }: PurchaseAttempt) => {
    if (!("body" in paid)) {
      setAttempt(null);
      return leave("/failed", describeFailure(mode, paid.title, paid.errors));
    }
    const { userId, message, isFieldError, errors, isPending } = paid.body;
    if (isPending) return refuse(message);
    setAttempt(null);
    if (userId) return leave("/success", describeSuccess(mode, userName, message));
    if (isFieldError) return refuse(errors.join(" "));
    leave("/failed", describeRefusal(mode, message));
  };

  useResumedPurchase(card, { attempt, setWaiting, setBusy, setAttempt, handleAnswer });

  const submit = (form: HTMLFormElement) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    buy(form).catch((error: unknown) =>
      refuse(error instanceof Error ? error.message : texts.registration.internalError),
    );
  };
  // The script has loaded, so its error no longer applies.
  const forgetNotLoaded = useCallback(
    () => setRefusal((before) => (before?.message === texts.registration.stripeNotLoaded ? undefined : before)),
    [],
  );
  return { submit, busy, refused: refusal, waiting, forgetNotLoaded };
}

type ResumeOptions = {
  attempt: RefObject<PurchaseAttempt | null> & { current: PurchaseAttempt | null };
  setWaiting: (text: string | undefined) => void;
  setBusy: (busy: boolean) => void;
  setAttempt: (attempt: PurchaseAttempt | null) => void;
  handleAnswer: (paid: CallResult<PaymentAnswer>, attempt: PurchaseAttempt) => void;
};

/** Resumes a purchase after a reload: polls it, and asks the bank's confirmation again. */
function useResumedPurchase(card: RefObject<CardPayment>, waiting: ResumeOptions) {
  const current = useRef(waiting);
  useEffect(() => {
    current.current = waiting;
  });
  useEffect(() => {
    const stored = readAttempt();
    if (!stored || current.current.attempt.current) return;
    const { attempt, setWaiting, setBusy } = current.current;
    attempt.current = stored;
    setBusy(true);
    setWaiting(texts.purchases.goingOn({ username: stored.userName }));
    pollPurchase(stored.key, card)
      .then((paid) => {
        if (paid) current.current.handleAnswer(paid, stored);
        else current.current.setAttempt(null);
      })
      .catch((error: unknown) => console.warn("The purchase was not asked for.", error))
      .finally(() => {
        setWaiting(undefined);
        setBusy(false);
      });
  }, [card]);
}

const maxPolls = 60;

/** Polls the purchase with this key until it is decided; null if it doesn't exist. */
async function pollPurchase(key: string, card: RefObject<CardPayment>): Promise<CallResult<PaymentAnswer> | null> {
  let wasConfirmed = false;
  for (let turn = 1; ; turn++) {
    const paid = await readPurchase(key).catch(() => null);
    if (paid && !("body" in paid)) return null;
    const { clientSecret, isPending } = paid?.body ?? { isPending: true };
    // If the bank refuses, the server undoes the purchase. While the card fields load, the confirmation is retried.
    if (clientSecret && !wasConfirmed && card.current)
      wasConfirmed = (await card.current.confirm(clientSecret)) !== texts.registration.stripeNotLoaded;
    else if (paid && !isPending && !clientSecret) return paid;
    if (turn >= maxPolls) return { body: { ...undecidedAnswer, message: texts.purchases.pending } };
    await new Promise((done) => setTimeout(done, retryDelayMs));
  }
}

const undecidedAnswer = { userId: null, isFieldError: false, errors: [], isPending: true };

/**
 * Whether the server knows the attempt. Then the purchase continues, even though validation finds the name taken by it.
 */
const wasBegun = async (attempt: PurchaseAttempt | null) =>
  attempt !== null && "body" in (await readPurchase(attempt.key));

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

/**
 * Repeats the call until it is decided; lost responses are retried with the same key, and the bank's confirmation is
 * shown to the buyer.
 */
async function registerAndPay(
  details: Details,
  paymentMethodId: string,
  key: string,
  card: CardPayment,
): Promise<CallResult<PaymentAnswer>> {
  let bankRefusal: string | null = null;
  for (let turn = 1; ; turn++) {
    const confirmation = bankRefusal === null ? undefined : "failed";
    const call = () =>
      post<PaymentAnswer>(
        "/payments/register-and-pay",
        { userRegistrationDetails: details, paymentMethodId, confirmation },
        { "idempotency-key": key },
      );
    const paid: CallResult<PaymentAnswer> | null = turn < maxTries ? await call().catch(() => null) : await call();
    if (paid && !("body" in paid)) return paid;
    if (paid?.body.clientSecret && bankRefusal === null) {
      bankRefusal = await card.confirm(paid.body.clientSecret);
      continue;
    }
    if (paid && (!paid.body.isPending || turn >= maxTries)) {
      if (bankRefusal !== null && paid.body.isFieldError) return { body: { ...paid.body, errors: [bankRefusal] } };
      return paid;
    }
    await new Promise((done) => setTimeout(done, retryDelayMs));
  }
}
