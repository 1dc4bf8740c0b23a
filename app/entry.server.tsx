import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { pageOf, type Page } from "~/domain/page";
import { writeContentPolicy, framedByNobody, framedByOurs, framedBySite } from "~/http/content-policy.server";
import { createPageStream } from "~/http/page-stream.server";
import { getPlatform } from "~/http/platform.server";
import { outageHeaders, outageStatus } from "~/http/refusal-response.server";
import { NonceContext } from "~/ui/nonce";

// Deferred data has this long; React needs a moment more to flush what was given up on.
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { isExported }: AppLoadContext,
): Promise<Response> {
  // Crawlers read one complete document, people get the shell as soon as it is there.
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";

  // An exported page is sent many times: its scripts are known by their hashes.
  const nonce = isExported ? undefined : randomBytes(16).toString("base64");
  if (!isExported && !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  const page = saidBy(context);
  if (nonce) {
    const { env } = await getPlatform();
    headers.set(
      "Content-Security-Policy",
      `${writeContentPolicy(page.policy, [`'nonce-${nonce}'`], env)}; ${framesOf(page, env.appUrl)}`,
    );
  }
  // Remix leaves out the headers of what a loader threw.
  if (status === outageStatus) for (const [name, value] of Object.entries(outageHeaders)) headers.set(name, value);
  const document = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>
  );

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { sink, body } = createPageStream();
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      [ready]() {
        shellSent = true;
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(body, { headers, status }));
        pipe(sink);
      },
      onShellError: reject,
      onError(error: unknown) {
        status = 500;
        // Before the shell is out, onShellError rejects and Remix reports it.
        const hasLeft = sink.destroyed && !sink.errored;
        if (shellSent && !hasLeft) void logError(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000).unref();
    // It holds all that the page was made of.
    sink.once("close", () => clearTimeout(timer));
  });
}

/** What the page itself says it needs. */
function saidBy({ staticHandlerContext, routeModules }: EntryContext) {
  const { route } = staticHandlerContext.matches.at(-1) ?? {};
  return pageOf(route?.id && routeModules[route.id]?.handle);
}

function framesOf({ framed }: Page, appUrl: string | null) {
  if (framed === "bySite" && appUrl) return framedBySite(new URL(appUrl).origin);
  return framed === true ? framedByOurs : framedByNobody;
}

export function handleDataRequest(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}

/** What loaders, actions and rendering throw that is no answer; a visitor who left is no error. */
export async function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (!request.signal.aborted) await logError(error);
}

async function logError(error: unknown) {
  (await getPlatform()).log.error({ err: error }, "a page failed");
}
