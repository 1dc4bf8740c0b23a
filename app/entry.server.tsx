import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { pageOf, type Page } from "~/domain/page";
import { writeContentPolicy, framedByNobody, framedBySameOrigin, framedBySite } from "~/http/content-policy.server";
import { createPageStream } from "~/http/page-stream.server";
import { getPlatform } from "~/http/platform.server";
import { outageHeaders, outageStatus } from "~/http/refusal-response.server";
import { currentLocale } from "~/texts/locale";
import { NonceContext } from "~/ui/nonce";

// Timeout of deferred data; React gets another second to flush the failures.
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { isExported }: AppLoadContext,
): Promise<Response> {
  // Crawlers get the complete document, people get the shell as soon as possible.
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";

  // Exported pages are sent many times, so hashes of their scripts replace the nonce.
  const nonce = isExported ? undefined : randomBytes(16).toString("base64");
  if (!isExported && !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("Content-Language", currentLocale());
  const page = findPage(context);
  if (nonce) {
    const { env } = await getPlatform();
    headers.set(
      "Content-Security-Policy",
      `${writeContentPolicy(page.policy, [`'nonce-${nonce}'`], env)}; ${frameAncestorsOf(page, env.appUrl)}`,
    );
  }
  // Remix drops the headers of thrown responses.
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
        // Before the shell is sent, onShellError rejects and Remix reports it.
        const isAborted = sink.destroyed && !sink.errored;
        if (shellSent && !isAborted) void logError(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000).unref();
    // The timer would keep the whole page in memory.
    sink.once("close", () => clearTimeout(timer));
  });
}

/** The page facts in the route's handle. */
function findPage({ staticHandlerContext, routeModules }: EntryContext) {
  const { route } = staticHandlerContext.matches.at(-1) ?? {};
  return pageOf(route?.id && routeModules[route.id]?.handle);
}

function frameAncestorsOf({ framed }: Page, appUrl: string | null) {
  if (framed === "bySite" && appUrl) return framedBySite(new URL(appUrl).origin);
  return framed === true ? framedBySameOrigin : framedByNobody;
}

export function handleDataRequest(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}

/** Logs unexpected errors of loaders, actions and rendering; an aborted request isn't an error. */
export async function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (!request.signal.aborted) await logError(error);
}

async function logError(error: unknown) {
  (await getPlatform()).log.error({ err: error }, "a page failed");
}
