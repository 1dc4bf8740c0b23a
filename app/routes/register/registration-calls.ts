import type { FieldErrors } from "~/domain/refusal";
import { lowerCamelCased } from "./lower-camel-cased";

/** What a call of the API came to: its body, or what was refused, with field names as the page has them. */
export type CallResult<T> = { body: T } | { title?: string; errors: FieldErrors };

type Problem = { title?: string; message?: string; errors?: FieldErrors };

export type Paid = {
  userId: string | null;
  message: string;
  isFieldError: boolean;
  errors: string[];
  clientSecret?: string;
  isPending?: boolean;
};

/** problem+json gives title and errors, plain json its message, plain text itself. Without an answer it throws. */
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
  return calledOf<T>(response);
}

/** How the purchase stands that was begun under this key. */
export async function readPurchase(key: string): Promise<CallResult<Paid>> {
  const headers = { accept: "application/json", "idempotency-key": key };
  return calledOf<Paid>(await fetch("/api/payments/register-and-pay", { headers }));
}

async function calledOf<T>(response: Response): Promise<CallResult<T>> {
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  // The calls of our own API: its document and its tests hold what they answer.
  if (response.ok) return { body: (await response.json()) as T };
  if (!isJson) return { title: (await response.text()).slice(0, 300), errors: {} };
  // As above: problem+json, or a refusal of the purchase.
  const { title, message, errors = {} } = (await response.json()) as Problem;
  return { title: title ?? message, errors: lowerCamelCased(errors) };
}
