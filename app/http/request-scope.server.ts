import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What a log line says of the request that it belongs to. `route`: a pattern, never the address itself, which may hold
 * a secret.
 */
export type RequestScope = { requestId: string; route: string | null; userId: string | null };

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
