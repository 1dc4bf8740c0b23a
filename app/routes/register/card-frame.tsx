import { ExclamationCircleIcon } from "@heroicons/react/16/solid";
import type { ReactNode } from "react";
import { texts } from "~/texts";

type CardPart = { id?: string; content?: ReactNode; error?: string };
type CardFrameProps = Partial<Record<"number" | "expiry" | "securityCode", CardPart>>;

/** The three card fields; empty boxes of the same size until Stripe fills them. */
export function CardFrame({ number, expiry, securityCode }: CardFrameProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Part label={texts.registration.cardNumber} className="col-span-2" {...number} />
      <Part label={texts.registration.cardExpiry} {...expiry} />
      <Part label={texts.registration.cardSecurityCode} {...securityCode} />
    </div>
  );
}

function Part({ label, id, content, error, className = "" }: CardPart & { label: string; className?: string }) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="justify-self-start font-medium">
        {label}
      </label>
      <div
        className={
          "min-h-10 rounded-md border px-3 py-2 touch:min-h-11 " +
          `${error ? "border-bad bg-bad-soft" : content ? "border-edge bg-surface" : "border-line bg-surface"}`
        }
      >
        {content}
      </div>
      {error && (
        <p role="alert" className="flex gap-1.5 text-sm text-bad">
          <ExclamationCircleIcon className="mt-px size-4 shrink-0" aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
