import { Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";

/** Why a SCIM call is refused (RFC 7644, section 3.12). */
export type ScimType =
  "invalidFilter" | "invalidPath" | "invalidSyntax" | "invalidValue" | "noTarget" | "tooMany" | "uniqueness";

/** What a client sent can't be read, or can't be stored. */
export class ScimRefusal extends Refusal {
  constructor(
    readonly scimType: ScimType,
    reason: Message,
  ) {
    super(scimType === "uniqueness" ? "conflict" : "invalid", reason);
  }
}

/** Text of a client in a message. */
export const quoted = (text: string) => text.replace(/[\p{Cc}\p{Surrogate}]/gu, "").slice(0, 100);
