import type { FieldErrors } from "~/domain/refusal";
import { toFormFieldNames } from "./form-field-names";

/** Result of an API call: its body, or the refusal with the form's field names. */
export type CallResult<T> = { body: T } | { title?: string; errors: FieldErrors };

type Problem = { title?: string; message?: string; errors?: FieldErrors };

export type PaymentAnswer = {
  userId: string | null;
  message: string;
  isFieldError: boolean;
  errors: string[];
  clientSecret?: string;
  isPending?: boolean;
};

/** Takes the error from problem+json, plain JSON or text. Throws if there is no response. */
export async function post<T>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<CallResult<T>> {
  const response = await fetch(`/api${path}`, {
    method: "POST",
    credentials: "include",
    headers: { accept: "application/json", "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return readResponse<T>(response);
}

/** State of the purchase with this key. */
export async function readPurchase(key: string): Promise<CallResult<PaymentAnswer>> {
  const headers = { accept: "application/json", "idempotency-key": key };
  return readResponse<PaymentAnswer>(await fetch("/api/payments/register-and-pay", { headers }));
}

async function readResponse<T>(response: Response): Promise<CallResult<T>> {
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  // Types of our own API, which its document and tests guarantee.
  if (response.ok) return { body: (await response.json()) as T };
  if (!isJson) return { title: (await response.text()).slice(0, 300), errors: {} };
  // As above: problem+json, or the refusal of a purchase.
  const { title, message, errors = {} } = (await response.json()) as Problem;
  return { title: title ?? message, errors: toFormFieldNames(errors) };
}
