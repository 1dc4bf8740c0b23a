// A password must not contain what others know about its owner (docs/decisions/0188).
import { eq } from "drizzle-orm";
import { identityProviders, organizations, users } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { foldLetters, isDecorated } from "./known-password";

/** Shorter words are in too many good passwords. */
const minLetters = 4;

export type OwnNames = {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  organization: string | null;
  /** Of the organization, in the address of its sign-in. */
  shortName: string | null;
};

/**
 * Whether the password contains a name of its owner, the organization's whole name, or "apsis", also with look-alike
 * signs; or is a word of the organization's name with digits and signs around it.
 */
export function containsOwnWord(
  password: string,
  { username, email, firstName, lastName, organization, shortName }: OwnNames,
): boolean {
  // Domains of addresses are shared.
  const person = [username, email.slice(0, email.lastIndexOf("@")), firstName, lastName];
  const ofOrganization = partsOf(organization ?? "");
  const words = [
    ...person.map(partsOf).flatMap((parts) => [parts.join(""), ...parts]),
    ofOrganization.join(""),
    partsOf(shortName ?? "").join(""),
    "apsis",
  ];
  const texts = [password, password.replace(/[%*#?&_]/g, "")].map(foldLetters);
  return (
    words.filter(counts).some((word) => texts.some((text) => text.includes(foldLetters(word)))) ||
    isDecorated(password, ofOrganization.filter(counts))
  );
}

const partsOf = (text: string) => latinOf(text).split(/[^A-Za-z0-9]+/);

const counts = (word: string) => word.replace(/[^A-Za-z]/g, "").length >= minLetters;

/** Without accents: passwords have letters from A to Z only. */
const latinOf = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\u00df/g, "ss");

export function refuseOwnWord(password: string, names: OwnNames, field: string) {
  if (containsOwnWord(password, names))
    throw new Refusal("invalid", say.passwords.ownWord, { [field]: [say.passwords.ownWord] });
}

/** The same of an account. */
export async function refuseOwnWordOf({ db }: Ctx, userId: string, password: string, field: string) {
  const [names] = await db
    .select({
      username: users.username,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      organization: organizations.name,
      shortName: identityProviders.shortName,
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(identityProviders, eq(identityProviders.organizationId, users.organizationId))
    .where(eq(users.id, userId));
  if (names) refuseOwnWord(password, names, field);
}

/** The names of an organization that somebody is about to join. */
export async function namesOfOrganization(
  { db }: Ctx,
  organizationId: string | null,
): Promise<Pick<OwnNames, "organization" | "shortName">> {
  const [names] = organizationId
    ? await db
        .select({ organization: organizations.name, shortName: identityProviders.shortName })
        .from(organizations)
        .leftJoin(identityProviders, eq(identityProviders.organizationId, organizations.id))
        .where(eq(organizations.id, organizationId))
    : [];
  return names ?? { organization: null, shortName: null };
}
