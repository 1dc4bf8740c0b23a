// A sign-in with an organization, from the first request to the callback. What must come back unchanged is in one
// cookie of this browser.
import { randomBytes } from "node:crypto";
import { serialize } from "hono/utils/cookie";
import * as v from "valibot";
import { countTry } from "~/domain/limits/count-try";
import { Refusal } from "~/domain/refusal";
import { openSecret, sealSecret } from "~/domain/sealed-secret";
import { readsMissingClaim } from "~/domain/single-sign-on/claim-rules";
import { findByIdentity } from "~/domain/single-sign-on/enter-by-identity";
import { findProvider, type Provider } from "~/domain/single-sign-on/find-provider";
import type { ProvenIdentity } from "~/domain/single-sign-on/identity";
import { flowMs, useState } from "~/domain/single-sign-on/sign-in-states";
import { say } from "~/texts/say";
import { createSignInContext, deviceOf } from "./context.server";
import { cookieOptionsOf, cookiesOf, hostCookie } from "./cookies.server";
import { redeemCode, signInAddressOf } from "./identity-provider.server";
import { getPlatform } from "./platform.server";
import { readMailSite } from "./site.server";
import { notInitiated, type Initiation } from "./third-party-sign-in.server";

const Flow = v.object({
  organizationId: v.string(),
  issuer: v.string(),
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  /** The sign-in of the administrator who tries the settings; null to sign in. */
  trialOf: v.nullable(v.string()),
  /** A path that another site asked for; null: the landing page. */
  to: v.optional(v.nullable(v.string()), null),
  until: v.number(),
});
type Flow = v.InferOutput<typeof Flow>;

const use = "sign-in flow" as const;
const linkUse = "sign-in link" as const;

const flowCookie = "apsis_flow";
const linkCookie = "apsis_link";

function writeCookie(request: Request, name: string, value: string): string {
  const maxAge = value ? flowMs / 1_000 : 0;
  return serialize(hostCookie(request, name), value, { ...cookieOptionsOf(request), httpOnly: true, maxAge });
}

export const forgetFlow = (request: Request) => writeCookie(request, flowCookie, "");
export const forgetLink = (request: Request) => writeCookie(request, linkCookie, "");

/** Where providers send people back to. From APP_URL, never from the request. */
export const callbackAddressOf = async (organizationId: string) =>
  `${(await readMailSite()).url}/sign-in/callback/${organizationId}`;

const random = () => randomBytes(32).toString("base64url");

/** Starts a sign-in: the address at the provider, and the cookie that recognizes its answer. */
export async function beginFlow(
  request: Request,
  provider: Provider,
  { trialOf = null, loginHint, to }: Initiation & { trialOf?: string | null } = notInitiated,
): Promise<{ address: string; cookie: string }> {
  const { address } = await deviceOf(request);
  await countTry(await createSignInContext(), [{ limit: "organization-sign-in/address", by: address }]);
  const { organizationId, issuer } = provider;
  const checks = { state: random(), nonce: random(), codeVerifier: random() };
  const signInAddress = await signInAddressOf(provider, await callbackAddressOf(organizationId), {
    ...checks,
    loginHint,
  });
  const flow: Flow = { organizationId, issuer, ...checks, trialOf, to, until: Date.now() + flowMs };
  const { env } = await getPlatform();
  return {
    address: signInAddress,
    cookie: writeCookie(request, flowCookie, sealSecret(env.secretKeys, use, JSON.stringify(flow))),
  };
}

export type FinishedFlow = {
  provider: Provider;
  proven: ProvenIdentity;
  trialOf: string | null;
  /** A path of this site, or null. */
  to: string | null;
};

/** Checks a callback against the browser's cookie, once, and asks the provider who it is. */
export async function finishFlow(request: Request, organizationId: string): Promise<FinishedFlow> {
  const flow = await readFlow(request);
  const query = new URL(request.url).search;
  const state = new URLSearchParams(query).getAll("state");
  if (!flow || flow.organizationId !== organizationId || state.length !== 1 || state[0] !== flow.state)
    throw new Refusal("conflict", say.singleSignOn.startAgain);
  const ctx = await createSignInContext();
  const provider = await findProvider(ctx, organizationId);
  if (!provider || provider.issuer !== flow.issuer || (provider.state === "draft" && flow.trialOf === null))
    throw new Refusal("conflict", say.singleSignOn.startAgain);
  await useState(ctx, flow.state);
  const callback = new URL(`${await callbackAddressOf(organizationId)}${query}`);
  const { issuer } = provider;
  // Most sign-ins are of known people: then a second call to the provider would tell nothing that is used.
  const { idToken, ...tokens } = await redeemCode(
    provider,
    callback,
    flow,
    async ({ subject, claims }) =>
      flow.trialOf !== null ||
      readsMissingClaim(provider.rules, claims) ||
      (await findByIdentity(ctx, { issuer, subject })) === null,
  );
  const { env } = await getPlatform();
  const sealed = sealSecret(env.secretKeys, idTokenUse, idToken);
  const proven = { ...tokens, issuer, idToken: sealed.length > maxTokenLength ? null : sealed };
  return { provider, proven, trialOf: flow.trialOf, to: flow.to };
}

const maxTokenLength = 8_000;
const idTokenUse = "sign-in id-token" as const;

/** The stored hint for the provider. */
export async function openIdToken(sealed: string | null): Promise<string | null> {
  return sealed === null ? null : openSecret((await getPlatform()).env.secretKeys, idTokenUse, sealed);
}

/** Whether the browser waits for a provider, and whether it is only a trial; null after its answer has come. */
export async function readPurpose(request: Request): Promise<"signIn" | "trial" | null> {
  const flow = await readFlow(request);
  return flow && (flow.trialOf === null ? "signIn" : "trial");
}

async function readFlow(request: Request): Promise<Flow | null> {
  const sealed = cookiesOf(request)[hostCookie(request, flowCookie)];
  const text = sealed && openSecret((await getPlatform()).env.secretKeys, use, sealed);
  if (!text) return null;
  const flow = v.parse(Flow, JSON.parse(text));
  return flow.until > Date.now() ? flow : null;
}

/** Remembers in this browser which proven identity waits for a password. */
export async function writeLinkCookie(request: Request, token: string): Promise<string> {
  return writeCookie(request, linkCookie, sealSecret((await getPlatform()).env.secretKeys, linkUse, token));
}

export async function linkTokenOfBrowser(request: Request): Promise<string | null> {
  const sealed = cookiesOf(request)[hostCookie(request, linkCookie)];
  return sealed ? openSecret((await getPlatform()).env.secretKeys, linkUse, sealed) : null;
}
