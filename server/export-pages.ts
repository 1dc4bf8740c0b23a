import { createHash } from "node:crypto";
import type { ServerBuild } from "@remix-run/node";
import { writeContentPolicy } from "~/http/content-policy.server";
import type { Environment } from "~/http/environment.server";
import { createScope, requestScope } from "~/http/request-scope.server";
import { defaultLocale, type Locale } from "~/texts/locale";
import { createPageFinder, createPageHandler, listExportedPaths } from "./pages";
import { policyPlaceholder } from "~/ui/policy-placeholder";

/** `policy`: the CSP with hashes of the inline scripts. It is also in the document, for hosts that send plain files. */
export type ExportedPage = { html: string; policy: string };

/** Renders the pages that are the same for every visitor in a language, by file name, without a database. */
export async function exportPages(
  build: ServerBuild,
  env: Pick<Environment, "stripe" | "game">,
  locale: Locale = defaultLocale,
): Promise<Map<string, ExportedPage>> {
  const handlePage = createPageHandler(build);
  const pageAt = createPageFinder(build);
  const pages = await Promise.all(
    listExportedPaths(build).map(async (address): Promise<[string, ExportedPage]> => {
      const name = address === "/" ? "index" : address === "/*" ? "404" : address.slice(1);
      const path = name === "index" ? "/" : `/${name}`;
      const request = new Request(`http://localhost${path}`);
      const response = await requestScope.run(createScope("export", "GET", locale), () =>
        handlePage(request, path, { isExported: true }),
      );
      if (response.status !== (name === "404" ? 404 : 200))
        throw new Error(`${path} cannot be exported: it answers ${response.status}.`);
      const html = await response.text();
      const policy = writeContentPolicy(pageAt(path).page.policy, hashScripts(html), env);
      return [name, { html: html.replace(policyPlaceholder, () => policy), policy }];
    }),
  );
  return new Map(pages);
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

const hashScripts = (html: string) =>
  [...html.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
