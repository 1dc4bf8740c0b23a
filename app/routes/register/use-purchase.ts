import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { registrationTexts } from "~/domain/registration/registration-mode";
import {
  describeRefusal,
  describeSuccess,
  describeFailure,
  type RegistrationOutcome,
} from "~/domain/registration/registration-outcome";
import { purchaseTexts } from "~/domain/payments/purchase-texts";
import type { CardPayment } from "./card-payment";
import { keepAttempt, recallAttempt, type Attempt } from "./kept-attempt";
import { post, readPurchase, type CallResult, type Paid } from "./registration-calls";
import type { FormErrors } from "./registration-form";

const mode = "PurchaseSubscription";
const patience = 8;
const pause = 1_000;

/** The purchase in its order: validate, card, register and pay. Each step that says no leaves the form to be mended. */
export function usePurchase(card: RefObject<CardPayment>) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormErrors>();
  const [waiting, setWaiting] = useState<string>();
  const attempt = useRef<Attempt | null>(null);
  const setAttempt = (next: Attempt | null) => {
    attempt.current = next;
    keepAttempt(next);
  };

  const refuse = (message: string | undefined, errors: FormErrors["errors"] = {}) => {
    setRefused({ message, errors });
    setBusy(false);
  };
  const leave = (to: string, state: RegistrationOutcome) => navigate(to, { state });

  const buy = async (form: HTMLFormElement) => {
    const details = detailsOf(form);
    const buyer = `${details.userName} ${details.email}`;
    if (attempt.current?.buyer !== buyer) setAttempt(null);
    const valid = await post("/users/validate-registration", details);
    if (!("body" in valid) && !(await isBegun(attempt.current))) {
      setAttempt(null);
      return refuse(valid.title ?? registrationTexts.failed, valid.errors);
    }
    if (!card.current) return refuse(registrationTexts.stripeNotLoaded);
    const name = `${details.firstName} ${details.lastName}`.trim();
    const created = await card.current.createPaymentMethod({ name, email: details.email });
    if ("problem" in created) return refuse(created.problem);
    const current = attempt.current ?? { key: crypto.randomUUID(), buyer, userName: details.userName };
    setAttempt(current);
    decide(await registerAndPay(details, created.paymentMethodId, current.key, card.current), current);
  };

  /** What an answer means for the buyer. */
  const decide = (paid: CallResult<Paid>, { userName }: Attempt) => {
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

  useWaitingPurchase(card, { attempt, setWaiting, setBusy, setAttempt, decide });

  const submit = (form: HTMLFormElement) => {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    buy(form).catch((error: unknown) => refuse(error instanceof Error ? error.message : registrationTexts.internal));
  };
  // What was said while the script was missing is no longer so.
  const forgetNotLoaded = useCallback(
    () => setRefused((before) => (before?.message === registrationTexts.stripeNotLoaded ? undefined : before)),
    [],
  );
  return { submit, busy, refused, waiting, forgetNotLoaded };
}

type Waiting = {
  attempt: RefObject<Attempt | null> & { current: Attempt | null };
  setWaiting: (text: string | undefined) => void;
  setBusy: (busy: boolean) => void;
  setAttempt: (attempt: Attempt | null) => void;
  decide: (paid: CallResult<Paid>, attempt: Attempt) => void;
};

/** A page that was reloaded during a purchase goes on with it: it waits, and asks the buyer for the bank again. */
function useWaitingPurchase(card: RefObject<CardPayment>, waiting: Waiting) {
  const current = useRef(waiting);
  useEffect(() => {
    current.current = waiting;
  });
  useEffect(() => {
    const found = recallAttempt();
    if (!found || current.current.attempt.current) return;
    const { attempt, setWaiting, setBusy } = current.current;
    attempt.current = found;
    setBusy(true);
    setWaiting(purchaseTexts.goingOn(found.userName));
    goOn(found.key, card)
      .then((paid) => {
        if (paid) current.current.decide(paid, found);
        else current.current.setAttempt(null);
      })
      .catch((error: unknown) => console.warn("The purchase was not asked for.", error))
      .finally(() => {
        setWaiting(undefined);
        setBusy(false);
      });
  }, [card]);
}

const longWait = 60;

/** The outcome of the purchase under this key; null when there is none. */
async function goOn(key: string, card: RefObject<CardPayment>): Promise<CallResult<Paid> | null> {
  let isAsked = false;
  for (let turn = 1; ; turn++) {
    const paid = await readPurchase(key).catch(() => null);
    if (paid && !("body" in paid)) return null;
    const { clientSecret, isPending } = paid?.body ?? { isPending: true };
    // Refused by the bank, it is undone by the server; while the card fields are on their way it is asked again.
    if (clientSecret && !isAsked && card.current)
      isAsked = (await card.current.confirm(clientSecret)) !== registrationTexts.stripeNotLoaded;
    else if (paid && !isPending && !clientSecret) return paid;
    if (turn >= longWait) return { body: { ...undecided, message: purchaseTexts.pending } };
    await new Promise((done) => setTimeout(done, pause));
  }
}

const undecided = { userId: null, isFieldError: false, errors: [], isPending: true };

/** Whether the server knows of it: then it goes on, though the name is taken by now, by this very purchase. */
const isBegun = async (attempt: Attempt | null) => attempt !== null && "body" in (await readPurchase(attempt.key));

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

/** Asks until it is decided: lost answers again under the same key; what the bank asks is put to the buyer. */
async function registerAndPay(
  details: Details,
  paymentMethodId: string,
  key: string,
  card: CardPayment,
): Promise<CallResult<Paid>> {
  let refusedByBank: string | null = null;
  for (let turn = 1; ; turn++) {
    const confirmation = refusedByBank === null ? undefined : "failed";
    const call = () =>
      post<Paid>(
        "/payments/register-and-pay",
        { userRegistrationDetails: details, paymentMethodId, confirmation },
        { "idempotency-key": key },
      );
    const paid: CallResult<Paid> | null = turn < patience ? await call().catch(() => null) : await call();
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
