// Profiles the gradebook page in this process, part by part.
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { createRequestHandler, type AppLoadContext, type EntryContext, type ServerBuild } from "@remix-run/node";
import { findActor } from "~/domain/accounts/sign-in";
import type { SignedInCtx } from "~/domain/context";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readEnvironment } from "~/http/environment.server";
import { openPlatform, usePlatform } from "~/http/platform.server";
import { inTurn } from "./measure";
import { sessionSecret } from "./setting";

type Page = { url: string; path: string; sessionId: string; cookie: { name: string; value: string }; rounds: number };

export async function gradebookParts({ url, path, sessionId, cookie, rounds }: Page) {
  const platform = await openPlatform(
    readEnvironment({ DATABASE_URL: url, SESSION_SECRET: sessionSecret, LOG_LEVEL: "warn" }),
  );
  usePlatform(platform);
  // Imported late, because React reads NODE_ENV when it loads.
  process.env.NODE_ENV = "production";
  const { build, lastRendering } = watchRendering(await import(pathToFileURL(resolve("build/pages.js")).href));
  const handle = createRequestHandler(build, "production");
  const ask = async (address: string) => {
    const response = await handle(
      new Request(`http://localhost${address}`, {
        headers: { cookie: `${cookie.name}=${cookie.value}`, "user-agent": "Mozilla/5.0 bench" },
      }),
    );
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return response.text();
  };

  const counted = countStatements(platform.database.db);
  await ask(path);
  const statements = counted.stop();

  const rendering = await lastRendering();
  const db = platform.database.db;
  const actor = await findActor({ db, now: new Date(), actor: null }, { cookieToken: cookie.value });
  const ctx: SignedInCtx = { db, now: new Date(), actor: actor! };
  const times = await inTurn(rounds, {
    document: () => ask(path),
    loaders: () => ask(`${path}.data`),
    readGradebook: () => readGradebook(ctx, sessionId),
    rendering,
  });
  await platform.database.close();
  return { ...times, statements };
}

type HandleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
) => Promise<Response>;

/** Records the input of the last rendering, to repeat it without its loaders. */
function watchRendering(original: ServerBuild) {
  const render = original.entry.module.default as HandleRequest;
  let lastRender: {
    request: Request;
    context: EntryContext;
    loadContext: AppLoadContext;
    handoff: Promise<string>;
  } | null = null;
  const watched: HandleRequest = (request, status, headers, context, loadContext) => {
    const [own, copy] = context.serverHandoffStream!.tee();
    lastRender = { request, context, loadContext, handoff: new Response(copy).text() };
    return render(request, status, headers, { ...context, serverHandoffStream: own }, loadContext);
  };
  const build = {
    ...original,
    entry: { ...original.entry, module: { ...original.entry.module, default: watched as never } },
  };

  const lastRendering = async () => {
    const { request, context, loadContext, handoff } = lastRender!;
    const encoded = new TextEncoder().encode(await handoff);
    return async () => {
      const response = await render(
        request,
        200,
        new Headers(),
        { ...context, serverHandoffStream: new Blob([encoded]).stream() as ReadableStream<Uint8Array> },
        loadContext,
      );
      await response.text();
    };
  };
  return { build, lastRendering };
}

type Session = { prepareQuery: (...args: unknown[]) => unknown };

/** Counts database statements from now on. */
function countStatements(db: unknown) {
  const { session } = db as { session: Session };
  const prepareQuery = session.prepareQuery;
  let count = 0;
  session.prepareQuery = function (this: Session, ...args) {
    count++;
    return prepareQuery.apply(this, args);
  };
  return {
    stop: () => {
      session.prepareQuery = prepareQuery;
      return count;
    },
  };
}
