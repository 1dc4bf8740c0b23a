// Addresses of games that aren't offered. A game's files are fetched without a sign-in (on GAME_ORIGIN there is none), so
// the address itself is the permission: signed, and valid for a day or two. Only administrators get one.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Environment } from "./environment.server";

type Secret = Pick<Environment, "sessionSecret">;

/** No file of a build is served below this folder of its own, so that it is free for others. */
export const previewFolder = "~preview";

const dayMs = 86_400_000;
const dayOf = (now: number) => Math.floor(now / dayMs);

/** The same for a whole day: browsers then load the files once. */
export function previewTokenOf(build: string, { sessionSecret }: Secret, now = Date.now()): string {
  const signed = `${build}.${dayOf(now) + 1}`;
  return `${signed}.${signatureOf(signed, sessionSecret)}`;
}

/** The build that a token opens; null if it is forged or too old. */
export function readPreviewToken(token: string, { sessionSecret }: Secret, now = Date.now()): string | null {
  const [, signed, build, lastDay, signature] = /^(([0-9a-f-]{36})\.(\d{1,9}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!signed || !build || !signature || Number(lastDay) < dayOf(now)) return null;
  const expected = signatureOf(signed, sessionSecret);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? build : null;
}

const signatureOf = (signed: string, secret: string) =>
  createHmac("sha256", secret).update(`game preview ${signed}`).digest("base64url");
