import type { Page } from "~/domain/page";
import type { Environment } from "./environment.server";

type Sources = Record<string, string[]>;

const none = "'none'";
const self = "'self'";

/** For responses that aren't pages: nothing in them may run or load. */
export const closedPolicy = policyTextOf({ "default-src": [none], "frame-ancestors": [none] });

/** Part of every page's policy; browsers ignore frame-ancestors in a meta element. */
export const framedByNobody = policyTextOf({ "frame-ancestors": [none] });

/** For the game's frame, which has another origin than the page around it. */
export const framedBySite = (site: string) => policyTextOf({ "frame-ancestors": [site] });

/** For a page embedded in another page of this site. */
export const framedBySameOrigin = policyTextOf({ "frame-ancestors": [self] });

/**
 * The Content-Security-Policy of a page. Client-side navigation keeps the first document's policy, so pages with a
 * policy of their own are always loaded as documents. `scripts`: nonce or hashes of the inline scripts.
 */
export function writeContentPolicy(
  policy: Page["policy"],
  scripts: string[],
  env: Pick<Environment, "stripe" | "game">,
): string {
  const sources: Sources = {
    "default-src": [none],
    "script-src": [self, ...scripts],
    "style-src": [self],
    "img-src": [self, "data:"],
    "font-src": [self],
    "connect-src": [self],
    // The lesson editor's preview; no other page of this site allows framing.
    "frame-src": [self],
    "form-action": [self, ...billingSourcesOf(env)],
    "base-uri": [none],
  };
  if (policy === "cards") addTo(sources, cardSourcesOf(env));
  if (policy === "play" && env.game.origin) addTo(sources, { "frame-src": [env.game.origin] });
  else if (policy === "game" || policy === "play") addTo(sources, gameSourcesOf(env));
  return policyTextOf(sources);
}

/** Some browsers apply form-action to redirects, here to Stripe's portal or checkout. */
const billingSourcesOf = ({ stripe }: Pick<Environment, "stripe">) => {
  if (!stripe) return [];
  return stripe.apiBase ? [stripe.apiBase] : ["https://billing.stripe.com", "https://checkout.stripe.com"];
};

/** Stripe's script, the frames of its card fields, and its API. */
function cardSourcesOf({ stripe }: Pick<Environment, "stripe">): Sources {
  if (!stripe) return {};
  const script = stripe.apiBase ?? "https://js.stripe.com";
  return {
    "script-src": [script, ...(stripe.apiBase ? [] : ["https://*.js.stripe.com"])],
    "frame-src": stripe.apiBase ? [script] : [script, "https://*.js.stripe.com", "https://hooks.stripe.com"],
    "connect-src": [stripe.apiBase ?? "https://api.stripe.com"],
  };
}

/** A Unity build compiles WebAssembly, starts workers from blobs, and unpacks scripts and images into blobs. */
function gameSourcesOf({ game }: Pick<Environment, "game">): Sources {
  const library = game.dataLibrary.url;
  const host = game.url ? [new URL(game.url).origin] : [];
  return {
    "script-src": ["'wasm-unsafe-eval'", "blob:", ...host],
    "worker-src": [self, "blob:", ...host],
    "img-src": ["blob:", ...host],
    "media-src": [self, "data:", "blob:", ...host],
    "connect-src": [
      "data:",
      "blob:",
      ...host,
      ...game.connectSources,
      ...(URL.canParse(library) ? [new URL(library).origin] : []),
    ],
  };
}

function addTo(sources: Sources, more: Sources) {
  for (const [name, values] of Object.entries(more)) (sources[name] ??= []).push(...values);
}

function policyTextOf(sources: Sources): string {
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
