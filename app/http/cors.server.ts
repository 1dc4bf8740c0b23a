import { platform } from "./platform.server";
import { closedPolicy } from "./content-policy.server";
import { errorProblem } from "./refusal-response.server";

type Handle = (request: Request) => Response | Promise<Response>;

const methods = "GET, HEAD, POST, PUT, PATCH, DELETE";
const sent = "content-type, x-auth-token, authorization, x-xsrf-token, idempotency-key";
const shown = "X-Total-Count, x-auth-token, Retry-After, Content-Disposition";
const preflightSeconds = "600";

/**
 * A function of the API as browsers meet it: pages of other origins read it only when API_ALLOWED_ORIGINS names them, and whatever it
 * answers is neither run nor framed. What it refuses, and what goes wrong in it, becomes problem+json here.
 */
export function apiFunction(handle: Handle) {
  const fetch = async (request: Request): Promise<Response> => {
    const opened = await openedFor(request);
    const response =
      opened && request.method === "OPTIONS"
        ? preflight()
        : await Promise.resolve(request).then(handle).catch(errorProblem);
    const { headers } = response;
    headers.append("Vary", "Origin");
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", closedPolicy);
    headers.set("X-Content-Type-Options", "nosniff");
    if (opened) {
      headers.set("Access-Control-Allow-Origin", opened);
      headers.set("Access-Control-Allow-Credentials", "true");
      headers.set("Access-Control-Expose-Headers", shown);
    }
    return response;
  };
  return { fetch };
}

/** The origin that asks, when it is one of those that may. */
async function openedFor(request: Request): Promise<string | null> {
  const origin = request.headers.get("origin");
  return origin !== null && (await platform()).env.apiAllowedOrigins.includes(origin) ? origin : null;
}

function preflight() {
  const headers = {
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": sent,
    "Access-Control-Max-Age": preflightSeconds,
  };
  return new Response(null, { status: 204, headers });
}
