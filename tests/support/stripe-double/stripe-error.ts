/** An error in the shape of Stripe's. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: {
      type: string;
      code?: string;
      message: string;
      param?: string;
      decline_code?: string;
      payment_intent?: unknown;
    },
  ) {
    super(body.message);
  }
}

export const missing = (what: string, id: string) =>
  new StripeError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param: "id",
  });
export const invalid = (message: string, param?: string, code?: string) =>
  new StripeError(400, { type: "invalid_request_error", message, param, code });
export const cardError = (message: string, declineCode: string) =>
  new StripeError(402, { type: "card_error", code: "card_declined", decline_code: declineCode, message });
