import { createHash, timingSafeEqual } from "node:crypto";

/** The token after `Bearer`, or null. */
export function bearerOf(request: Request): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Whether a request knows a secret of the operator; takes as long for a wrong one. */
export const isBearerOf = (request: Request, secret: string) =>
  timingSafeEqual(digest(bearerOf(request) ?? ""), digest(secret));

const digest = (text: string) => createHash("sha256").update(text).digest();
