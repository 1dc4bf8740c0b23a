import { createHash, timingSafeEqual } from "node:crypto";

/** The token after `Bearer`, or null. */
export function bearerOf(request: Request): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Compares a request's token with an operator's secret, in constant time. */
export const isBearerOf = (request: Request, secret: string) =>
  timingSafeEqual(digest(bearerOf(request) ?? ""), digest(secret));

const digest = (text: string) => createHash("sha256").update(text).digest();
