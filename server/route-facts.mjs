// Reads what routes say of themselves (`export const handle`) and writes what is needed without them: pages with their
// own policy, the admin sidebar, addresses in vercel.json. The build writes; `--check` (lint) only looks.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { UNSAFE_flatRoutes as flatRoutes } from "@remix-run/dev";
import prettier from "prettier";
import ts from "typescript";

// What the host and Vercel answer beside the routes.
const otherPrefixes = ["api", "assets", "game", "healthz", "metrics", "__manifest"];

/** Every address with what its route, or a layout around it, says. */
export function readRouteFacts(appDirectory) {
  const routes = flatRoutes(appDirectory, [], "routes");
  const chain = (route) => (route ? [...chain(routes[route.parentId]), route] : []);
  return Object.values(routes)
    .map((route) => ({
      path: `/${chain(route)
        .flatMap(({ path }) => path ?? [])
        .join("/")}`,
      handle: handleOf(join(appDirectory, route.file)),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function handleOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = source.statements.filter(ts.isVariableStatement).flatMap((s) => s.declarationList.declarations);
  const declared = declarations.find(({ name }) => name.getText() === "handle")?.initializer;
  return declared ? literalOf(declared, file) : {};
}

/** The value of a literal; what refers to something else is of no concern to those who do not have the route. */
function literalOf(node, file) {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return literalOf(node.expression, file);
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) throw new Error(`${file}: write the handle out, one value a name.`);
      return [property.name.getText(), literalOf(property.initializer, file)];
    }),
  );
}

const header = "// Made by server/route-facts.mjs from what the routes say of themselves: change it there.\n";

function writeOwnPolicyModule(facts) {
  const withPolicy = facts.filter(({ handle }) => handle.policy).map(({ path }) => path);
  return `${header}export const pagesWithOwnPolicy = ${JSON.stringify(withPolicy)};\n`;
}

function writeSectionsModule(facts) {
  const sections = facts
    .flatMap(({ path, handle: { section, permission } }) => (section ? [{ to: path, ...section, permission }] : []))
    .sort((a, b) => a.place - b.place)
    .map(({ to, label, permission }) => ({ to, label, permission }));
  return `${header}import type { Action } from "./access";

export const sections: { to: string; label: string; permission: Action }[] = ${JSON.stringify(sections)};
`;
}

/** vercel.json with the addresses of the exported pages, and of everything that is not the 404 page. */
export function writeVercel(facts, text) {
  const exported = facts.filter(({ path, handle }) => handle.exported && path !== "/" && path !== "/*");
  const first = facts.map(({ path }) => path.split("/")[1]).filter((segment) => segment && segment !== "*");
  const taken = [...new Set([...first.map((segment) => segment.replace(/^:.*/, "[^/]+")), ...otherPrefixes])].sort();
  const sources = {
    "/exported/$1.html": `/(${exported.map(({ path }) => path.slice(1)).join("|")})`,
    "/exported/404.html": `/(?!(?:${taken.join("|")})(?:/|$))(?!.*\\.data$).+`,
  };
  return JSON.parse(text).routes.reduce(
    (done, { src, dest }) =>
      sources[dest] ? done.replace(JSON.stringify(src), () => JSON.stringify(sources[dest])) : done,
    text,
  );
}

/** The files that depend on the facts, as they should be. */
export async function writeFiles(appDirectory, vercelText) {
  const facts = readRouteFacts(appDirectory);
  const options = { ...(await prettier.resolveConfig(resolve("vercel.json"))), printWidth: 120 };
  return {
    "app/domain/admin-sections.ts": await prettier.format(writeSectionsModule(facts), {
      ...options,
      parser: "typescript",
    }),
    "app/ui/pages-with-own-policy.ts": await prettier.format(writeOwnPolicyModule(facts), {
      ...options,
      parser: "typescript",
    }),
    "vercel.json": writeVercel(facts, vercelText),
  };
}

async function main(isCheck) {
  const files = await writeFiles(resolve("app"), readFileSync("vercel.json", "utf8"));
  const stale = Object.entries(files).filter(([name, text]) => readOrNothing(name) !== text);
  if (isCheck && stale.length > 0) {
    console.error(
      `Routes have changed: node server/route-facts.mjs brings ${stale.map(([n]) => n).join(", ")} up to date.`,
    );
    process.exit(1);
  }
  for (const [name, text] of stale) writeFileSync(name, text);
}

function readOrNothing(name) {
  try {
    return readFileSync(name, "utf8");
  } catch {
    return "";
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(process.argv.includes("--check"));
