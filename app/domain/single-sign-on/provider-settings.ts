// The form of the set-up page.
import * as v from "valibot";
import { idSchema } from "~/domain/id";
import { roleNames } from "~/domain/roles";
import { keyed, say } from "~/texts/say";
import { canBeGiven, type ClaimRule } from "./claim-rules";

/** Words that are part of other addresses below /sign-in/. */
const takenNames = ["callback", "link", "logout", "keys", "leave", "passkey", "second-step"];

export const ShortName = v.pipe(
  v.string(() => keyed(say.singleSignOn.shortNameInvalid)),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/, () => keyed(say.singleSignOn.shortNameInvalid)),
  v.check(
    (name) => !takenNames.includes(name),
    () => keyed(say.singleSignOn.shortNameTaken),
  ),
);

const line = (max: number, message: () => string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(max, message),
    v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, message),
  );

/** Words with spaces between them, as `acr_values` has them. */
const StrengthValues = v.pipe(
  v.optional(v.string(), ""),
  v.maxLength(500, () => keyed(say.singleSignOn.strengthInvalid)),
  v.transform((text) => [...new Set(text.split(/\s+/).filter(Boolean))].join(" ")),
  v.regex(/^[\x21-\x7e ]*$/, () => keyed(say.singleSignOn.strengthInvalid)),
);

export const ProviderSettings = v.object({
  shortName: ShortName,
  issuer: v.pipe(
    line(500, () => keyed(say.singleSignOn.issuerInvalid)),
    v.check(
      (issuer) => isIssuer(issuer),
      () => keyed(say.singleSignOn.issuerInvalid),
    ),
  ),
  clientId: line(500, () => keyed(say.singleSignOn.clientIdRequired)),
  clientAuth: v.picklist(["secret", "key"]),
  /** Empty keeps the stored one. */
  clientSecret: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(1_000, () => keyed(say.singleSignOn.secretTooLong)),
    ),
    "",
  ),
  scopes: v.pipe(
    v.optional(v.string(), ""),
    v.maxLength(500, () => keyed(say.singleSignOn.scopesInvalid)),
    v.transform((text) => [...new Set(["openid", ...text.split(/[\s,]+/).filter(Boolean)])].join(" ")),
    v.regex(/^[\x21\x23-\x5b\x5d-\x7e ]+$/, () => keyed(say.singleSignOn.scopesInvalid)),
  ),
  requiredAcr: StrengthValues,
  requiredAmr: StrengthValues,
  countsAsFactor: v.optional(v.literal("on")),
  createsAccounts: v.optional(v.literal("on")),
});
export type ProviderSettings = v.InferOutput<typeof ProviderSettings>;

/** An address of a web server without query, fragment or password. Whether it may be called is checked by the call. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && !search && !hash && !username && !password && !/[?#]/.test(text);
}

export const maxRules = 50;

/** A stored rule. Rules of an earlier version, or with a role that no claim may give, count as none. */
const StoredRule = v.object({
  claim: v.string(),
  value: v.string(),
  role: v.nullable(v.picklist(roleNames)),
  courseId: v.nullable(v.string()),
  rankTitle: v.nullable(v.string()),
});

export const readRules = (stored: unknown): ClaimRule[] => {
  const parsed = v.safeParse(v.array(StoredRule), stored);
  return parsed.success ? parsed.output : [];
};

const orNull = <Value extends string>(value: Value | "") => (value === "" ? null : value);

/** A row of the table of claims. */
export const NewRule = v.pipe(
  v.object({
    claim: line(200, () => keyed(say.singleSignOn.claimRequired)),
    value: line(200, () => keyed(say.singleSignOn.valueRequired)),
    role: v.optional(v.picklist(["", ...roleNames.filter(canBeGiven)]), ""),
    courseId: v.optional(v.union([v.literal(""), idSchema()]), ""),
    rankTitle: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(100, () => keyed(say.singleSignOn.rankTooLong)),
        v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, () => keyed(say.singleSignOn.rankTooLong)),
      ),
      "",
    ),
  }),
  v.transform(({ claim, value, role, courseId, rankTitle }): ClaimRule => ({
    ...{ claim, value, role: orNull(role), courseId: orNull(courseId), rankTitle: orNull(rankTitle) },
  })),
);

/** Domains as an administrator enters them. */
export const Domains = v.pipe(
  v.string(),
  v.maxLength(4_000, () => keyed(say.singleSignOn.domainInvalid)),
  v.transform((text) => [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]),
  v.maxLength(50, () => keyed(say.singleSignOn.domainInvalid)),
  v.everyItem(
    (domain) => /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain),
    () => keyed(say.singleSignOn.domainInvalid),
  ),
);
