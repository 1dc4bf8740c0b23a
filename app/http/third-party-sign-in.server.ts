// A sign-in that another site begins, such as the organization's portal (OpenID Connect Core 1.0, section 4).
import * as v from "valibot";
import { Refusal } from "~/domain/refusal";
import type { Provider } from "~/domain/single-sign-on/find-provider";
import { say } from "~/texts/say";
import { formOf } from "./form-data.server";
import { ownPath } from "./own-path.server";
import { readMailSite } from "./site.server";

/** `to`: where the person wants to go, on this site. */
export type Initiation = { loginHint: string | null; to: string | null };

export const notInitiated: Initiation = { loginHint: null, to: null };

const names = ["iss", "login_hint", "target_link_uri"] as const;

const maxHint = 250;
const maxQuery = 4_000;

/** What the other site asks for. Refuses another issuer, and a target on another site. */
export async function readInitiation(search: URLSearchParams, provider: Provider): Promise<Initiation> {
  const values = names.map((name) => search.getAll(name));
  if (values.every(({ length }) => length === 0)) return notInitiated;
  if (values.some(({ length }) => length > 1)) throw refusalOf(say.singleSignOn.initiationInvalid);
  const [issuer, hint = null, target] = values.map(([value]) => value);
  if (issuer !== provider.issuer) throw refusalOf(say.singleSignOn.otherIssuer);
  if (hint !== null && (hint.length > maxHint || /\p{Cc}/u.test(hint)))
    throw refusalOf(say.singleSignOn.initiationInvalid);
  return { loginHint: hint || null, to: target ? await pathOf(target) : null };
}

const refusalOf = (reason: ConstructorParameters<typeof Refusal>[1]) => new Refusal("invalid", reason);

async function pathOf(target: string): Promise<string | null> {
  const { url } = await readMailSite();
  if (!URL.canParse(target) || new URL(target).origin !== new URL(url).origin)
    throw refusalOf(say.singleSignOn.otherTarget);
  const { pathname, search } = new URL(target);
  const path = v.parse(ownPath, pathname + search);
  // The login page ends the sign-in, and the others need none.
  return /^\/($|[?]|(sign-in|logout|register|reset-password)([/?]|$))/.test(path) ? null : path;
}

/** The same parameters in the address, as a link of this site repeats them. */
export function initiationQueryOf(search: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of names) for (const value of search.getAll(name)) query.append(name, value);
  return query.size === 0 ? "" : `?${query}`;
}

/** A form of the other site may be sent here instead of a link. Nothing is changed by it. */
export async function queryOfForm(request: Request): Promise<string> {
  const query = new URLSearchParams();
  for (const [name, value] of await formOf(request)) if (typeof value === "string") query.append(name, value);
  const own = initiationQueryOf(query);
  if (own.length > maxQuery) throw refusalOf(say.singleSignOn.initiationInvalid);
  return own;
}
