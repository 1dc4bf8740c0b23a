// Talks OpenID Connect with an organization's identity provider, by openid-client (docs/decisions/0166).
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  importPKCS8,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyOptions,
} from "jose";
import { LRUCache } from "lru-cache";
import type { Configuration, CustomFetchOptions, ServerMetadata } from "openid-client";
import * as v from "valibot";
import { Refusal } from "~/domain/refusal";
import { openSecret } from "~/domain/sealed-secret";
import type { Claims } from "~/domain/single-sign-on/claim-rules";
import { secretUseOf, type Provider } from "~/domain/single-sign-on/find-provider";
import { say } from "~/texts/say";
import { fetchOutside, OutsideRefusal } from "./fetch-outside.server";
import { getPlatform } from "./platform.server";

/** A provider that is away delays nobody longer than this. */
const timeoutMs = 5_000;
const maxBytes = 512 * 1024;
const toleranceSeconds = 60;
/** How far a provider's clock may be off. */
const maxClockErrorSeconds = 300;
const cacheMs = 3_600_000;
/** After a failed discovery, others don't wait for the next one. */
const failureMs = 10_000;

const loadClient = () => import("openid-client");

type Cached = { configuration: Promise<Configuration>; failedAt: number | null };
const cache = new LRUCache<string, Cached>({ max: 500, ttl: cacheMs });

/** Settings that changed, or a key of secrets that did, have an entry of their own. */
const cacheKeyOf = ({ organizationId, changedAt, secret }: Provider) =>
  `${organizationId} ${changedAt.getTime()} ${secret.slice(0, 20)}`;

/** The provider's addresses and keys, discovered when they are first needed. */
async function configurationOf(provider: Provider): Promise<Configuration> {
  const key = cacheKeyOf(provider);
  const cached = cache.get(key);
  if (cached && (cached.failedAt === null || Date.now() - cached.failedAt < failureMs)) return cached.configuration;
  const entry: Cached = { configuration: discover(provider), failedAt: null };
  entry.configuration.catch(() => {
    entry.failedAt = Date.now();
  });
  cache.set(key, entry);
  return entry.configuration;
}

async function discover(provider: Provider): Promise<Configuration> {
  const client = await loadClient();
  const { env } = await getPlatform();
  const secret = openSecret(env.secretKeys, secretUseOf(provider.organizationId), provider.secret);
  if (secret === null) throw new Refusal("conflict", say.singleSignOn.secretUnreadable);
  const authentication =
    provider.clientAuth === "key"
      ? client.PrivateKeyJwt({ key: await importPKCS8(secret, "RS256"), kid: provider.organizationId })
      : client.ClientSecretPost(secret);
  // Of plain http, only hosts that the operator allows get past `fetchOutside`.
  const isInsecure = new URL(provider.issuer).protocol === "http:";
  const configuration = await client.discovery(
    new URL(provider.issuer),
    provider.clientId,
    { [client.clockTolerance]: toleranceSeconds },
    authentication,
    {
      execute: isInsecure ? [client.allowInsecureRequests] : [],
      timeout: timeoutMs / 1_000,
      [client.customFetch]: (url: string, options: CustomFetchOptions) => callProvider(url, options),
    },
  );
  configuration[client.customFetch] = (url, options) => callProvider(url, options);
  return configuration;
}

async function callProvider(
  url: string,
  { method, headers, body }: Pick<CustomFetchOptions, "method" | "headers" | "body">,
) {
  const { env } = await getPlatform();
  const text = body === undefined || body === null ? undefined : body instanceof URLSearchParams ? String(body) : body;
  if (text !== undefined && typeof text !== "string") throw new Error("Requests to a provider are texts.");
  return fetchOutside(url, { method, headers, body: text }, { timeoutMs, maxBytes, allow: env.signInAllow });
}

export type FlowChecks = { state: string; nonce: string; codeVerifier: string };

/** The address at the provider to which the browser is sent. */
export async function signInAddressOf(
  provider: Provider,
  redirectUri: string,
  { state, nonce, codeVerifier, loginHint }: FlowChecks & { loginHint: string | null },
): Promise<string> {
  return withProblems(provider, async () => {
    const configuration = await configurationOf(provider);
    const client = await loadClient();
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: provider.scopes,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
      ...(loginHint ? { login_hint: loginHint } : {}),
      ...(provider.requiredAcr ? { acr_values: provider.requiredAcr } : {}),
    }).href;
  });
}

export type ProvenTokens = { subject: string; claims: Claims; providerSession: string | null; idToken: string };

/** Whether a sign-in needs claims that its ID token doesn't contain, so that the provider is asked for them. */
export type NeedsMoreClaims = (signed: Pick<ProvenTokens, "subject" | "claims">) => Promise<boolean>;

/** Exchanges the code of a callback, and verifies everything that the provider returns. */
export async function redeemCode(
  provider: Provider,
  callback: URL,
  checks: FlowChecks,
  needsMore: NeedsMoreClaims,
): Promise<ProvenTokens> {
  return withProblems(provider, async () => {
    const configuration = await configurationOf(provider);
    const client = await loadClient();
    const tokens = await client.authorizationCodeGrant(configuration, callback, {
      pkceCodeVerifier: checks.codeVerifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      idTokenExpected: true,
    });
    const idClaims = tokens.claims();
    if (!idClaims || !tokens.id_token) throw new Error("There is no ID token.");
    await verifyToken(provider, configuration.serverMetadata(), tokens.id_token, "signIn");
    if (Math.abs(idClaims.iat - Date.now() / 1_000) > maxClockErrorSeconds) throw new WrongClock();
    const isAsked =
      configuration.serverMetadata().userinfo_endpoint !== undefined &&
      (await needsMore({ subject: idClaims.sub, claims: idClaims }));
    // How somebody was authenticated is what the signed token says only.
    const {
      acr: _acr,
      amr: _amr,
      ...more
    }: Claims = isAsked ? await client.fetchUserInfo(configuration, tokens.access_token, idClaims.sub) : {};
    return {
      subject: idClaims.sub,
      // The signed claims win.
      claims: { ...more, ...idClaims },
      providerSession: typeof idClaims.sid === "string" ? idClaims.sid : null,
      idToken: tokens.id_token,
    };
  });
}

/** Where the person signs out at the provider too; null if it offers that nowhere. */
export async function signOutAddressOf(
  provider: Provider,
  { idToken, returnTo }: { idToken: string | null; returnTo: string },
): Promise<string | null> {
  return withProblems(provider, async () => {
    const configuration = await configurationOf(provider);
    if (!configuration.serverMetadata().end_session_endpoint) return null;
    const client = await loadClient();
    return client.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: returnTo,
      ...(idToken ? { id_token_hint: idToken } : {}),
    }).href;
  });
}

const LogoutClaims = v.object({
  sub: v.optional(v.string()),
  sid: v.optional(v.string()),
  jti: v.pipe(v.string(), v.maxLength(500)),
  nonce: v.optional(v.never()),
  events: v.object({ "http://schemas.openid.net/event/backchannel-logout": v.looseObject({}) }),
});

export type LogoutNotice = { subject: string | null; providerSession: string | null; id: string };

/** Verifies a logout token (OpenID Connect Back-Channel Logout 1.0); null if it isn't valid. */
export async function readLogoutToken(provider: Provider, token: string): Promise<LogoutNotice | null> {
  try {
    const metadata = (await configurationOf(provider)).serverMetadata();
    const payload = await verifyToken(provider, metadata, token, "logout", {
      maxTokenAge: maxClockErrorSeconds,
      requiredClaims: ["iat", "jti"],
    });
    const claims = v.safeParse(LogoutClaims, payload);
    if (!claims.success || (!claims.output.sub && !claims.output.sid)) return null;
    const { sub, sid, jti } = claims.output;
    return { subject: sub ?? null, providerSession: sid ?? null, id: jti };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw await asRefusal(provider, error);
  }
}

/** Asymmetric ones only: the client secret, or a public key taken for one, signs nothing. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** Logout tokens come from anybody, ID tokens from the provider itself: neither uses up the other's reading of keys. */
type TokenUse = "signIn" | "logout";

async function verifyToken(
  provider: Provider,
  metadata: ServerMetadata,
  token: string,
  use: TokenUse,
  more: JWTVerifyOptions = {},
): Promise<JWTPayload> {
  const kid = keyIdOf(token);
  const { payload } = await jwtVerify(token, await keysFor(provider, metadata, kid, use), {
    issuer: metadata.issuer,
    audience: provider.clientId,
    algorithms,
    clockTolerance: toleranceSeconds,
    ...more,
  });
  return payload;
}

function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch (cause) {
    throw new errors.JWTInvalid(undefined, { cause });
  }
}

type KeySet = { ids: ReadonlySet<string>; find: ReturnType<typeof createLocalJWKSet> };

/** A key that the provider withdraws is accepted no longer than this. */
const keySets = new LRUCache<string, Promise<KeySet>>({ max: 500, ttl: 300_000 });
/** Keys that were read because a token named an unknown one. Others of that use get these, however many come. */
const rereadKeySets = new LRUCache<string, Promise<KeySet>>({ max: 1_000, ttl: 60_000 });

async function keysFor(provider: Provider, metadata: ServerMetadata, kid: string | undefined, use: TokenUse) {
  const key = cacheKeyOf(provider);
  const read = () => {
    const reading = readKeys(metadata);
    reading.then(
      () => keySets.set(key, reading),
      () => keySets.get(key) === reading && keySets.delete(key),
    );
    return reading;
  };
  const known = await remember(keySets, key, read);
  if (kid === undefined || known.ids.has(kid)) return known.find;
  return (await remember(rereadKeySets, `${use} ${key}`, read)).find;
}

function remember(cache: LRUCache<string, Promise<KeySet>>, key: string, read: () => Promise<KeySet>) {
  const reading = cache.get(key) ?? read();
  if (!cache.has(key)) cache.set(key, reading);
  return reading;
}

const JsonWebKeys = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.optional(v.string()) })) });

async function readKeys({ jwks_uri: address }: ServerMetadata): Promise<KeySet> {
  if (!address) throw new Error("The provider has no keys.");
  const answer = await callProvider(address, {
    method: "GET",
    headers: { accept: "application/json" },
    body: undefined,
  });
  const set = v.parse(JsonWebKeys, await answer.json());
  return { ids: new Set(set.keys.flatMap(({ kid }) => kid ?? [])), find: createLocalJWKSet(set) };
}

class WrongClock extends Error {
  readonly code = "CLOCK";
}

/** Runs an exchange with a provider; failures become a sentence, and one line in the log. */
async function withProblems<Result>(provider: Provider, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw await asRefusal(provider, error);
  }
}

const away = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "EPIPE",
];

/** Codes of openid-client and of the network, never a token, a code or a claim. */
async function asRefusal(provider: Provider, error: unknown): Promise<Refusal> {
  if (error instanceof Refusal) return error;
  const chain = causesOf(error);
  const codes = chain.flatMap((each) => ("code" in each && typeof each.code === "string" ? [each.code] : []));
  const names = chain.map(({ name }) => name);
  const { organizationId, issuer, organizationName: organization } = provider;
  const outside = chain.find((each) => each instanceof OutsideRefusal);
  const [code = outside?.message ?? names[0] ?? "unknown"] = codes;
  (await getPlatform()).log.warn({ organizationId, issuer, problem: code }, "sign-in with an organization failed");
  if (outside) return new Refusal("conflict", say.singleSignOn.addressRefused);
  if (names.some((name) => ["AbortError", "TimeoutError"].includes(name)) || codes.some((each) => away.includes(each)))
    return new Refusal("conflict", say.singleSignOn.providerAway({ organization }));
  if (codes.includes("CLOCK") || codes.includes("OAUTH_JWT_TIMESTAMP_CHECK_FAILED"))
    return new Refusal("conflict", say.singleSignOn.wrongClock({ organization }));
  const refusal = chain.find((each) => "error" in each && typeof each.error === "string");
  if (refusal && "error" in refusal && refusal.error === "access_denied")
    return new Refusal("forbidden", say.singleSignOn.denied({ organization }));
  return new Refusal("conflict", say.singleSignOn.notAccepted({ organization }));
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let each = error; each instanceof Error && chain.length < 8; each = each.cause) chain.push(each);
  return chain;
}
