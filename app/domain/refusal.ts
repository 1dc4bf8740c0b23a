export type RefusalCode =
  "invalid" | "unauthenticated" | "resetRequired" | "forbidden" | "notFound" | "conflict" | "tooLarge" | "tooMany";

/** Field name (as in the form or payload) to its messages. */
export type FieldErrors = Record<string, string[]>;

/** An expected failure, with the sentence the user reads. Transports turn the code into a status in one table each. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly errors: FieldErrors = {},
    /** Seconds until it makes sense to try again, for `tooMany`. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

export const notFound = (what: string) => new Refusal("notFound", `${what} was not found.`);
