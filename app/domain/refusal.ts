import type { texts } from "~/texts";
import { defaultLocale } from "~/texts/locale";
import type { Message, Text } from "~/texts/message";
import { say, textOf } from "~/texts/say";

export type RefusalCode =
  | "invalid"
  | "unauthenticated"
  | "resetRequired"
  | "proofRequired"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "tooLarge"
  | "tooMany";

/** Messages by field name (as in the form or payload). */
export type FieldErrors = Record<string, string[]>;

/** The same by key and parameters, until their reader is known. */
export type FieldReasons = Record<string, readonly Message[]>;

/** The kind of a notice. */
export type Severity = "info" | "success" | "warning" | "error";

/** An expected failure with a sentence for the user. Each transport maps the code to a status in one table. */
export class Refusal extends Error {
  /** Most refusals are errors. Where nothing is wrong, it is a warning or a notice. */
  severity: Severity = "error";

  constructor(
    readonly code: RefusalCode,
    readonly reason: Text,
    readonly fieldReasons: FieldReasons = {},
    /** Seconds until another try makes sense, for `tooMany`. */
    readonly retryAfter?: number,
  ) {
    // In English, for the log: an error's stack contains its message.
    super(textOf(reason, defaultLocale));
    this.name = "Refusal";
    // In the language of the request that reads it.
    Object.defineProperty(this, "message", { get: () => textOf(reason) });
  }

  /** Messages by field, in the reader's language. */
  get errors(): FieldErrors {
    return fieldErrorsOf(this.fieldReasons);
  }

  withSeverity(severity: Severity): this {
    this.severity = severity;
    return this;
  }
}

/** In the reader's language. */
export const fieldErrorsOf = (reasons: FieldReasons): FieldErrors =>
  Object.fromEntries(Object.entries(reasons).map(([field, each]) => [field, each.map((reason) => textOf(reason))]));

/** What a request may name that doesn't exist. */
export type Thing = Parameters<typeof texts.refusals.notFound>[0]["thing"];

export const notFound = (thing: Thing) => new Refusal("notFound", say.refusals.notFound({ thing }));
