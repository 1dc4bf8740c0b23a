import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { getPlatform } from "./platform.server";

const open = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
  allowHeaders: ["content-type", "x-auth-token", "authorization", "x-xsrf-token", "idempotency-key"],
  exposeHeaders: ["X-Total-Count", "x-auth-token", "Retry-After", "Content-Disposition"],
  maxAge: 600,
});

/** CORS for the origins in API_ALLOWED_ORIGINS; others get no CORS headers. */
export const allowOtherOrigins: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header("origin");
  if (origin !== undefined && (await getPlatform()).env.apiAllowedOrigins.includes(origin)) return open(c, next);
  await next();
  // `c.header` would rebuild the response as a stream.
  c.res.headers.append("Vary", "Origin");
};
