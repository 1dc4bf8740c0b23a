import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { framedByNobody } from "~/http/content-policy.server";
import { noteRoute } from "~/http/request-scope.server";
import { currentLocale, defaultLocale, type Locale } from "~/texts/locale";
import vercel from "../vercel.json";
import { chooseEncoding, type AcceptedEncoding as Encoding } from "./accepted-encoding";
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
type Answer = { etag: string; policy: string; locale: Locale; bodyIn: (encoding: Encoding) => Buffer };

const encoders: Record<Encoding, (plain: Buffer) => Buffer> = {
  identity: (plain) => plain,
  gzip: (plain) => gzipSync(plain, { level: 9 }),
  br: (plain) => brotliCompressSync(plain),
};

const folder = "/exported/";
// The type of the imported JSON is a union, because its routes have different fields.
const routes = vercel.routes as Route[];
const filesystemIndex = routes.findIndex(({ handle }) => handle === "filesystem");

type Pages = Map<string, ExportedPage>;
type FindAnswer = (address: string) => Answer | undefined;

/**
 * Serves exported pages from memory by the rules of vercel.json: to visitors without a session or flash cookie. A
 * query, or a banner (`hasBanner`), needs the rendered page instead. Pages of other languages than English are exported
 * when they are first asked for; until then they are rendered too.
 */
export async function serveExportedFiles(
  exportIn: (locale: Locale) => Promise<Pages>,
  hasBanner: () => boolean,
): Promise<{ beforeFiles: Handler; afterFiles: Handler }> {
  const prepare = async (locale: Locale) =>
    new Map(
      [...(await exportIn(locale))].map(([name, page]) => [`${folder}${name}.html`, prepareAnswer(page, locale)]),
    );
  const answers = new Map([[defaultLocale, await prepare(defaultLocale)]]);
  const findAnswer: FindAnswer = (address) => {
    const locale = currentLocale();
    const exported = answers.get(locale);
    if (exported) return exported.get(address);
    answers.set(locale, new Map());
    // Rendered pages stay if this fails: they report why.
    void prepare(locale).then(
      (prepared) => answers.set(locale, prepared),
      () => answers.delete(locale),
    );
    return undefined;
  };
  return {
    beforeFiles: createHandler(routes.slice(0, filesystemIndex), findAnswer, hasBanner),
    afterFiles: createHandler(routes.slice(filesystemIndex), findAnswer, hasBanner),
  };
}

function createHandler(selectedRoutes: Route[], findAnswer: FindAnswer, hasBanner: () => boolean): Handler {
  const exported = selectedRoutes
    .filter(({ dest }) => dest?.startsWith(folder))
    .map((route) => ({ ...route, pattern: new RegExp(`^${route.src}$`) }));
  return (incoming, outgoing, next) => {
    const { method = "", url = "", headers } = incoming;
    for (const route of exported) {
      const match = route.methods?.includes(method) && !url.includes("?") && route.pattern.exec(url);
      const answer =
        match && isMissing(route, headers.cookie) && findAnswer((route.dest ?? "").replace("$1", match[1] ?? ""));
      if (answer && !hasBanner()) return send(incoming, outgoing, route, answer);
    }
    next();
  };
}

function isMissing({ missing = [] }: Route, cookies = ""): boolean {
  const sent = cookies.split(";").map((cookie) => cookie.split("=", 1).join("").trim());
  return missing.every(({ type, key }) => type !== "cookie" || !sent.includes(key));
}

function prepareAnswer({ html, policy }: ExportedPage, locale: Locale): Answer {
  const plain = Buffer.from(html);
  const bodies = new Map<Encoding, Buffer>();
  return {
    etag: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    policy: `${policy}; ${framedByNobody}`,
    locale,
    // Compressed on first use and cached, so that the start doesn't wait.
    bodyIn: (encoding) => bodies.get(encoding) ?? bodies.set(encoding, encoders[encoding](plain)).get(encoding)!,
  };
}

function send(
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
  route: Route,
  { etag, policy, locale, bodyIn }: Answer,
) {
  noteRoute(route.dest ?? "");
  const encoding = chooseEncoding(headers);
  const tag = `"${etag}-${encoding}"`;
  const sent = { ...route.headers, "Content-Language": locale, "Content-Security-Policy": policy, ETag: tag };
  const clientTags = (headers["if-none-match"] ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  if (clientTags.includes(tag)) return void outgoing.writeHead(304, sent).end();
  const body = bodyIn(encoding);
  outgoing.writeHead(route.status ?? 200, {
    ...sent,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  });
  outgoing.end(method === "HEAD" ? undefined : body);
}
