export type RefusalCode =
  "invalid" | "unauthenticated" | "resetRequired" | "forbidden" | "notFound" | "conflict" | "tooLarge" | "tooMany";

/** Messages by field name (as in the form or payload). */
export type FieldErrors = Record<string, string[]>;

/** The kind of a notice. */
export type Severity = "info" | "success" | "warning" | "error";

/** An expected failure with a sentence for the user. Each transport maps the code to a status in one table. */
export class Refusal extends Error {
  /** Most refusals are errors. Where nothing is wrong, it is a warning or a notice. */
  severity: Severity = "error";

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly errors: FieldErrors = {},
    /** Seconds until another try makes sense, for `tooMany`. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "Refusal";
  }

  withSeverity(severity: Severity): this {
    this.severity = severity;
    return this;
  }
}

export const notFound = (what: string) => new Refusal("notFound", `${what} was not found.`);
