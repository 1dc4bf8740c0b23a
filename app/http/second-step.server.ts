// The second step of a sign-in: what the first one proved, sealed in a cookie of the browser or in the API's answer.
import { randomBytes } from "node:crypto";
import { redirect } from "@remix-run/node";
import { serialize } from "hono/utils/cookie";
import * as v from "valibot";
import type { FirstStep } from "~/domain/accounts/sign-in";
import type { SecondStep } from "~/domain/factors/finish-sign-in";
import { relyingPartyOf, type RelyingParty } from "~/domain/factors/relying-party";
import type { Refusal } from "~/domain/refusal";
import { openSecret, sealSecret } from "~/domain/sealed-secret";
import { cookieOptionsOf, cookiesOf, setCookies, hostCookie } from "./cookies.server";
import { getPlatform } from "./platform.server";
import { readMailSite } from "./site.server";

const stepMs = 5 * 60_000;

const Step = v.object({
  userId: v.string(),
  passwordDigest: v.string(),
  username: v.string(),
  way: v.picklist(["password", "renewal", "link", "organization"]),
  nonce: v.string(),
  until: v.number(),
});

/** A step that was begun on a page ends there, and one of the API in the API. */
type Where = "page" | "api";
const useOf = (where: Where) => `second-step ${where}` as const;

export const newNonce = () => randomBytes(32).toString("base64url");

/** The sealed step, which works for five minutes, once. */
export async function sealStep(where: Where, step: FirstStep): Promise<string> {
  const { secretKeys } = (await getPlatform()).env;
  return sealSecret(
    secretKeys,
    useOf(where),
    JSON.stringify({ ...step, nonce: newNonce(), until: Date.now() + stepMs }),
  );
}

export async function openStep(where: Where, sealed: string | undefined): Promise<SecondStep | null> {
  const text = sealed && openSecret((await getPlatform()).env.secretKeys, useOf(where), sealed);
  if (!text) return null;
  const { until, ...step } = v.parse(Step, JSON.parse(text));
  return until > Date.now() ? step : null;
}

function writeCookie(request: Request, name: string, value: string, ms = stepMs): string {
  const options = { ...cookieOptionsOf(request), httpOnly: true, maxAge: value ? ms / 1_000 : 0 };
  return serialize(hostCookie(request, name), value, options);
}

const stepCookie = "apsis_step";

/** Leads from the first step to the second. */
export async function leadToSecondStep(request: Request, step: FirstStep, cookies: string[] = []) {
  const cookie = writeCookie(request, stepCookie, await sealStep("page", step));
  return redirect("/sign-in/second-step", { headers: setCookies([cookie, ...cookies]) });
}

export const stepOfBrowser = (request: Request) =>
  openStep("page", cookiesOf(request)[hostCookie(request, stepCookie)]);

export const forgetStep = (request: Request) => writeCookie(request, stepCookie, "");

/** Null if the site has no host name, for which browsers make no passkeys. */
export const readRelyingParty = async (): Promise<RelyingParty | null> => relyingPartyOf((await readMailSite()).url);

/** Sealed for a purpose and a sign-in, so that it is worth nothing elsewhere. */
type Purpose = `${Kind} ${string}`;
type Kind = "addPasskey" | "addApp" | "confirm" | "enter";

/** One for each kind: a passkey that is being added waits while its owner confirms who they are. */
const cookieOf = (purpose: Purpose) => `apsis_${purpose.split(" ")[0]?.toLowerCase()}`;
const Sealed = v.object({ value: v.string(), until: v.number() });

async function writeSealed(request: Request, purpose: Purpose, value: string): Promise<string> {
  const { secretKeys } = (await getPlatform()).env;
  return writeCookie(
    request,
    cookieOf(purpose),
    sealSecret(secretKeys, purpose, JSON.stringify({ value, until: Date.now() + stepMs })),
  );
}

async function readSealed(request: Request, purpose: Purpose): Promise<string | null> {
  const sealed = cookiesOf(request)[hostCookie(request, cookieOf(purpose))];
  const text = sealed && openSecret((await getPlatform()).env.secretKeys, purpose, sealed);
  if (!text) return null;
  const { value, until } = v.parse(Sealed, JSON.parse(text));
  return until > Date.now() ? value : null;
}

/** A new challenge for a passkey, and the cookie that recognizes its answer. */
export async function issueChallenge(request: Request, purpose: Purpose) {
  const challenge = newNonce();
  return { challenge, cookie: await writeSealed(request, purpose, challenge) };
}

export const challengeOfBrowser = (request: Request, purpose: Purpose) => readSealed(request, purpose);

/** The secret of the app that is being set up, so that the page shows the same one until its code is right. */
export const writeAppSecret = (request: Request, signInId: string, secret: string) =>
  writeSealed(request, `addApp ${signInId}`, secret);

export const appSecretOfBrowser = (request: Request, signInId: string) => readSealed(request, `addApp ${signInId}`);

export const forgetAppSecret = (request: Request) => writeCookie(request, cookieOf("addApp "), "");

const heldCookie = "apsis_held";
const heldMs = 15 * 60_000;

/** Opens the form that waits for a confirmation in this browser; an empty key forgets it. */
export const writeHeldKey = (request: Request, key: string) => writeCookie(request, heldCookie, key, heldMs);

export const heldKeyOf = (request: Request): string | null =>
  cookiesOf(request)[hostCookie(request, heldCookie)] ?? null;

/** One line for the operator about a passkey that was refused, without what was sent. */
export async function logPasskeyRefusal(refusal: Refusal) {
  const { cause } = refusal;
  if (cause === undefined) return;
  const text = cause instanceof Error ? cause.message : typeof cause === "string" ? cause : "";
  // The library quotes what was sent after a few words.
  const [reason = ""] = /^[A-Za-z ,']*/.exec(text) ?? [];
  (await getPlatform()).log.warn({ reason }, "a passkey was refused");
}
