// Facts about a page come from the page itself, so no list has to name it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { afterAll, expect, test } from "vitest";
import type { Page } from "~/domain/page";
import { createPageFinder, createPageHandler, listExportedPaths } from "../../server/pages";
import { writeFiles, readRouteFacts } from "../../server/route-facts.mjs";

const vercelText = readFileSync("vercel.json", "utf8");
const app = mkdtempSync(join(tmpdir(), "routes-"));
cpSync("app/routes", join(app, "routes"), { recursive: true });
cpSync("app/root.tsx", join(app, "root.tsx"));
afterAll(() => rmSync(app, { recursive: true }));

const add = (file: string, handle: string) =>
  writeFileSync(join(app, "routes", file), `${handle}export default function News() { return <p>News</p>; }\n`);

type Route = { src?: string; dest?: string };
const sourceOf = (text: string, dest: string) =>
  new RegExp(`^${(JSON.parse(text).routes as Route[]).find((route) => route.dest === dest)!.src}$`);

test("the files generated from the routes are up to date", async () => {
  for (const [name, text] of Object.entries(await writeFiles("app", vercelText)))
    expect(readFileSync(name, "utf8")).toBe(text);
});

test("a page without declarations is served, and isn't a 404 on Vercel", async () => {
  add("news.tsx", "");
  expect(readRouteFacts(app)).toContainEqual({ path: "/news", handle: {} });
  const files = await writeFiles(app, vercelText);
  const notFoundRoute = sourceOf(files["vercel.json"], "/exported/404.html");
  expect([notFoundRoute.test("/news"), notFoundRoute.test("/news/1"), notFoundRoute.test("/newspaper")]).toEqual([
    false,
    false,
    true,
  ]);
  expect(sourceOf(files["vercel.json"], "/exported/$1.html").test("/news")).toBe(false);
});

test("a page's own handle exports it, loads it as a document and adds it to the sidebar", async () => {
  add("terms.tsx", 'export const handle = { exported: true, policy: "cards" } satisfies Page;\n');
  add(
    "_shell.admin.reports.tsx",
    'export const handle = { permission: "audit:read", section: { label: () => texts.shell.reports, place: 75 } } satisfies Page;\n',
  );
  const files = await writeFiles(app, vercelText);
  expect(sourceOf(files["vercel.json"], "/exported/$1.html").test("/terms")).toBe(true);
  expect(files["app/ui/pages-with-own-policy.ts"]).toContain('"/terms"');
  expect(files["app/domain/admin-sections.ts"]).toMatch(
    /texts\.shell\.permissions[^]*to: "\/admin\/reports", label: \(\) => texts\.shell\.reports, permission: "audit:read"[^]*texts\.shell\.system/,
  );
});

test("a handle that isn't literal is refused instead of ignored", () => {
  add("hidden.tsx", "const rest = {};\nexport const handle = { ...rest };\n");
  expect(() => readRouteFacts(app)).toThrow(/hidden\.tsx: write the handle as a literal/);
  rmSync(join(app, "routes/hidden.tsx"));
});

const route = (id: string, path: string | undefined, parentId?: string, handle?: Page) => ({
  [id]: { id, path, parentId, module: { default: () => null, handle } },
});
const build = {
  routes: {
    ...route("root", ""),
    ...route("start", undefined, "root", { exported: true }),
    ...route("frame", undefined, "root"),
    ...route("files", "files/:id", "frame", { maxFormBytes: 5 }),
    ...route("terms", "terms", "root", { exported: true, policy: "cards" }),
    ...route("rest", "*", "root", { exported: true }),
  },
  assets: { version: "1", routes: { root: { id: "root" }, files: { id: "files" }, terms: { id: "terms" } } },
  entry: { module: {} },
  future: { v3_lazyRouteDiscovery: true },
} as unknown as ServerBuild;

test("the host reads the built page's pattern, largest form, policy and export", () => {
  const pageAt = createPageFinder(build);
  expect(pageAt("/files/7.data")).toEqual({ pattern: "/files/:id", page: { maxFormBytes: 5 } });
  expect(pageAt("/terms").page.policy).toBe("cards");
  expect(pageAt("/Files/%zz").pattern).toBe("/files/:id");
  for (const path of ["/%", "//terms", "/nowhere.data"]) expect(pageAt(path).page).toEqual({ exported: true });
  expect(listExportedPaths(build).sort()).toEqual(["/", "/*", "/terms"]);
});

test("at any address, the routes of its first segment answer as all routes do", async () => {
  const answering = (id: string) => ({ loader: () => Response.json({ id }) });
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, each]) => [id, { ...each, module: answering(id) }]),
  ) as unknown as ServerBuild["routes"];
  const answers = { ...build, routes };
  const [whole, answer] = [createRequestHandler(answers), createPageHandler(answers)];
  for (const path of [
    ...["/", "/files", "/files/7", "/files/7/", "/Files/7", "/%66iles/7", "/files/%zz", "/terms", "/terms/more"],
    ...["//terms", "/terms%2F", "/%", "/nowhere", "/constructor", "/__manifest?p=/files/1&p=/terms&version=1"],
  ]) {
    const request = () => new Request(`http://apsis.test${path}`);
    const [actual, expected] = [await answer(request(), path.split("?", 1).join()), await whole(request())];
    expect([path, actual.status, await actual.text()]).toEqual([path, expected.status, await expected.text()]);
  }
});
