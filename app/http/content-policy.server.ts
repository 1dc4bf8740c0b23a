import type { Page } from "~/domain/page";
import type { Environment } from "./environment.server";

type Sources = Record<string, string[]>;

const nobody = "'none'";
const self = "'self'";

/** Of answers that are no page: nothing is to be run or shown from them. */
export const closedPolicy = policyTextOf({ "default-src": [nobody], "frame-ancestors": [nobody] });

/** Belongs to every page's policy, and is heard in a header only. */
export const framedByNobody = policyTextOf({ "frame-ancestors": [nobody] });

/** Of the game's frame, which is on another origin than the page around it. */
export const framedBySite = (site: string) => policyTextOf({ "frame-ancestors": [site] });

/** Of a page that is a part of another of ours. */
export const framedByOurs = policyTextOf({ "frame-ancestors": [self] });

/**
 * The Content-Security-Policy of a page. Browsers keep that of the document they loaded, so a page with a policy of its
 * own is always loaded as a document. `scripts`: the nonce or the hashes of the document's own scripts.
 */
export function writeContentPolicy(
  policy: Page["policy"],
  scripts: string[],
  env: Pick<Environment, "stripe" | "game">,
): string {
  const sources: Sources = {
    "default-src": [nobody],
    "script-src": [self, ...scripts],
    "style-src": [self],
    "img-src": [self, "data:"],
    "font-src": [self],
    "connect-src": [self],
    // The preview of a lesson that is being written; whatever else is ours is framed by nobody.
    "frame-src": [self],
    "form-action": [self, ...billingSourcesOf(env)],
    "base-uri": [nobody],
  };
  if (policy === "cards") addTo(sources, cardSourcesOf(env));
  if (policy === "play" && env.game.origin) addTo(sources, { "frame-src": [env.game.origin] });
  else if (policy === "game" || policy === "play") addTo(sources, gameSourcesOf(env));
  return policyTextOf(sources);
}

/** A form's answer leads to Stripe's portal or checkout, which some browsers count as where the form goes. */
const billingSourcesOf = ({ stripe }: Pick<Environment, "stripe">) => {
  if (!stripe) return [];
  return stripe.apiBase ? [stripe.apiBase] : ["https://billing.stripe.com", "https://checkout.stripe.com"];
};

/** What Stripe asks for: its script, the frames of its card fields, and its API. */
function cardSourcesOf({ stripe }: Pick<Environment, "stripe">): Sources {
  if (!stripe) return {};
  const script = stripe.apiBase ?? "https://js.stripe.com";
  return {
    "script-src": [script, ...(stripe.apiBase ? [] : ["https://*.js.stripe.com"])],
    "frame-src": stripe.apiBase ? [script] : [script, "https://*.js.stripe.com", "https://hooks.stripe.com"],
    "connect-src": [stripe.apiBase ?? "https://api.stripe.com"],
  };
}

/**
 * A Unity build compiles WebAssembly, starts workers from blobs, and its loader unpacks scripts and pictures into
 * blobs.
 */
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
