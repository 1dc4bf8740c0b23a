import { Refusal } from "~/domain/refusal";
import { knownPasswordsList } from "./known-passwords-list";
import { passwordTexts } from "./account-texts";

let known: Set<string> | null = null;

/** Whether many people use exactly this password. Everything else that keeps the rules is accepted. */
export function isKnownPassword(password: string): boolean {
  known ??= new Set(knownPasswordsList.trim().split(/\s+/));
  return known.has(password);
}

export function refuseKnownPassword(password: string, field: string) {
  if (isKnownPassword(password))
    throw new Refusal("invalid", passwordTexts.tooCommon, { [field]: [passwordTexts.tooCommon] });
}
