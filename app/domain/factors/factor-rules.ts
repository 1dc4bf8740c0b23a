// Pure. Second factors: numbers, kinds, and codes as people type them.
import * as v from "valibot";
import { keyed, say } from "~/texts/say";

export const maxPasskeys = 10;
export const recoveryCodes = 10;
export const maxNameLength = 60;

/** How long an administrator's code works. */
export const lostCodeMs = 24 * 3_600_000;

/** Whose sign-ins need a second factor. */
export const factorRules = ["nobody", "administrators", "staff", "everyone"] as const;
export type FactorRule = (typeof factorRules)[number];

export const PasskeyName = v.pipe(
  v.string(() => keyed(say.factors.nameRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.factors.nameRequired)),
  v.maxLength(maxNameLength, () => keyed(say.factors.nameTooLong({ max: maxNameLength }))),
  v.regex(/^\P{C}+$/u, () => keyed(say.refusals.unstorableText)),
);

/** A code of an app, or one that was written down. */
export type TypedCode = { kind: "app"; digits: string } | { kind: "written"; code: string };

/** Spaces, hyphens and small letters are accepted; null for anything else. */
export function readTypedCode(typed: string): TypedCode | null {
  const symbols = typed.toUpperCase().replace(/[\s\u2010\u2011\u2013\u2014-]/g, "");
  if (/^\d{6}$/.test(symbols)) return { kind: "app", digits: symbols };
  const groups = /^([A-Z2-9]{4})([A-Z2-9]{4})([A-Z2-9]{4})$/.exec(symbols);
  return groups ? { kind: "written", code: groups.slice(1).join("-") } : null;
}

/** The field of a form that takes either kind of code. */
export const CodeField = v.pipe(
  v.string(() => keyed(say.factors.codeRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.factors.codeRequired)),
  v.maxLength(100, () => keyed(say.factors.codeWrong)),
);
