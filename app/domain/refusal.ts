export type RefusalCode =
  "invalid" | "unauthenticated" | "resetRequired" | "forbidden" | "notFound" | "conflict" | "tooLarge" | "tooMany";

/** Field name (as in the form or payload) to its messages. */
export type FieldErrors = Record<string, string[]>;

/** How something is told. */
export type Severity = "info" | "success" | "warning" | "error";

/** An expected failure, with the sentence the user reads. Transports turn the code into a status in one table each. */
export class Refusal extends Error {
  /** Most refusals are errors. What is nobody's fault is a warning or a notice. */
  severity: Severity = "error";

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

  toldAs(severity: Severity): this {
    this.severity = severity;
    return this;
  }
}

export const notFound = (what: string) => new Refusal("notFound", `${what} was not found.`);
