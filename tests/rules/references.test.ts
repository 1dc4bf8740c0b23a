// References within the project: every file that a document names exists.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md"];
const folders = new Set(
  readdirSync(".", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
);
const generated = /^(build|var|node_modules|public\/game)(\/|$)/;

test.each(pages)("every file that %s names exists", (page) => {
  const text = readFileSync(page, "utf8");
  const paths = [...text.matchAll(/`([\w.$-]+(?:\/[\w.$-]*)+)`/g)].map(([, path]) => path!);
  const projectPaths = paths.filter((path) => folders.has(path.split("/", 1).join("")) && !generated.test(path));
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path]) => join(dirname(page), path!));
  expect([...projectPaths, ...linked].filter((path) => !existsSync(path))).toEqual([]);
  expect(linked.length + projectPaths.length).toBeGreaterThan(2);
});

const sources = ["app", "client", "functions", "lint", "physics", "server", "simulator", "tests"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
  .filter((path) => /\.(tsx?|m?js)$/.test(path));

test("comments refer only to existing documents and decisions", () => {
  const decisions = readdirSync("docs/decisions").join("\n");
  const astray = sources.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    const outside = text.match(/\bspec('s)? sections? \d|[(]design, /i) ? [path] : [];
    const numbers = [...text.matchAll(/docs\/decisions\/(\d{4})/g)].map(([, number]) => number!);
    return [
      ...outside,
      ...numbers.filter((number) => !decisions.includes(number)).map((number) => `${path}: ${number}`),
    ];
  });
  expect(astray).toEqual([]);
});
