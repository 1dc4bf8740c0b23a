import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor } from "~/domain/context";

/**
 * What belongs to a request from its beginning to its end. `requestId`, `route` and `userId` are said by its log lines.
 */
export type RequestScope = {
  requestId: string;
  /** A pattern, never the address itself, which may hold a secret. */
  route: string | null;
  userId: string | null;
  /** Who stands behind a page cookie, asked once for all parts of a page; null where a request changes things. */
  actors: Map<string, Promise<Actor | null>> | null;
  /** Of a body that is not read: so many are waited for, so that its sender reads the answer. */
  maxUnreadBytes: number;
};

const defaultUnreadBytes = 64 * 1024 * 1024;

/** Of a request that begins; `method` as HTTP has it. */
export const createScope = (requestId: string, method: string): RequestScope => ({
  requestId,
  route: null,
  userId: null,
  actors: ["GET", "HEAD"].includes(method) ? new Map() : null,
  maxUnreadBytes: defaultUnreadBytes,
});

const slot = Symbol.for("apsis.request-scope");
// The one place that the host and the bundle of pages share.
const shared = globalThis as { [slot]?: AsyncLocalStorage<RequestScope> };

/** One for the host and the pages' bundle alike; empty outside of requests and on Vercel. */
export const requestScope = (shared[slot] ??= new AsyncLocalStorage<RequestScope>());

export function noteRoute(route: string) {
  const scope = requestScope.getStore();
  if (scope) scope.route = route;
}

export function noteUser(actor: { userId: string } | null) {
  const scope = requestScope.getStore();
  if (scope) scope.userId = actor?.userId ?? null;
}

export const maxUnreadBytesOf = () => requestScope.getStore()?.maxUnreadBytes ?? defaultUnreadBytes;

/** Of somebody who may send so much, and is refused for another reason. */
export function allowUnreadBytes(bytes: number) {
  const scope = requestScope.getStore();
  if (scope) scope.maxUnreadBytes = bytes;
}
