import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { framedByNobody } from "~/http/content-policy.server";
import { noteRoute } from "~/http/request-scope.server";
import vercel from "../vercel.json";
import { acceptedEncodingOf, type AcceptedEncoding as Encoding } from "./accepted-encoding";
import type { ExportedPage } from "./export-pages";

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
type Route = {
  src?: string;
  dest?: string;
  handle?: string;
  status?: number;
  methods?: string[];
  headers?: Record<string, string>;
  missing?: { type: string; key: string }[];
};
type Answer = { etag: string; policy: string; bodyIn: (encoding: Encoding) => Buffer };

const encoders: Record<Encoding, (plain: Buffer) => Buffer> = {
  identity: (plain) => plain,
  gzip: (plain) => gzipSync(plain, { level: 9 }),
  br: (plain) => brotliCompressSync(plain),
};

const folder = "/exported/";
// The file is JSON: its routes differ in the fields they have.
const routes = vercel.routes as Route[];
const files = routes.findIndex(({ handle }) => handle === "filesystem");

/**
 * Exported pages from memory, where vercel.json has them served: to visitors without a sign-in or a flash. A query asks
 * for the Remix page; and while a banner is shown (`hasBanner`) everybody gets that one, which has the banner without
 * scripts.
 */
export function serveExportedFiles(
  pages: Map<string, ExportedPage>,
  hasBanner: () => boolean,
): { beforeFiles: Handler; afterFiles: Handler } {
  const answers = new Map([...pages].map(([name, page]) => [`${folder}${name}.html`, prepareAnswer(page)]));
  return {
    beforeFiles: createHandler(routes.slice(0, files), answers, hasBanner),
    afterFiles: createHandler(routes.slice(files), answers, hasBanner),
  };
}

function createHandler(some: Route[], answers: Map<string, Answer>, hasBanner: () => boolean): Handler {
  const exported = some
    .filter(({ dest }) => dest?.startsWith(folder))
    .map((route) => ({ ...route, pattern: new RegExp(`^${route.src}$`) }));
  return (incoming, outgoing, next) => {
    const { method = "", url = "", headers } = incoming;
    for (const route of exported) {
      const match = route.methods?.includes(method) && !url.includes("?") && route.pattern.exec(url);
      const answer =
        match && isMissing(route, headers.cookie) && answers.get(route.dest!.replace("$1", match[1] ?? ""));
      if (answer && !hasBanner()) return send(incoming, outgoing, route, answer);
    }
    next();
  };
}

function isMissing({ missing = [] }: Route, cookies = ""): boolean {
  const sent = cookies.split(";").map((cookie) => cookie.split("=", 1).join("").trim());
  return missing.every(({ type, key }) => type !== "cookie" || !sent.includes(key));
}

function prepareAnswer({ html, policy }: ExportedPage): Answer {
  const plain = Buffer.from(html);
  const bodies = new Map<Encoding, Buffer>();
  return {
    etag: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    policy: `${policy}; ${framedByNobody}`,
    // Each when it is first asked for, and then kept: a start does not wait for it.
    bodyIn: (encoding) => bodies.get(encoding) ?? bodies.set(encoding, encoders[encoding](plain)).get(encoding)!,
  };
}

function send(
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
  route: Route,
  { etag, policy, bodyIn }: Answer,
) {
  noteRoute(route.dest!);
  const encoding = acceptedEncodingOf(headers);
  const tag = `"${etag}-${encoding}"`;
  const sent = { ...route.headers, "Content-Security-Policy": policy, ETag: tag };
  const known = (headers["if-none-match"] ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  if (known.includes(tag)) return void outgoing.writeHead(304, sent).end();
  const body = bodyIn(encoding);
  outgoing.writeHead(route.status ?? 200, {
    ...sent,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  });
  outgoing.end(method === "HEAD" ? undefined : body);
}
