// What the project says about itself: every file that a document names is there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md"];
const folders = new Set(
  readdirSync(".", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
);
const made = /^(build|var|node_modules|public\/game)(\/|$)/;

test.each(pages)("every file that %s names is there", (page) => {
  const text = readFileSync(page, "utf8");
  const named = [...text.matchAll(/`([\w.$-]+(?:\/[\w.$-]*)+)`/g)].map(([, path]) => path!);
  const ours = named.filter((path) => folders.has(path.split("/", 1).join("")) && !made.test(path));
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path]) => join(dirname(page), path!));
  expect([...ours, ...linked].filter((path) => !existsSync(path))).toEqual([]);
  expect(linked.length + ours.length).toBeGreaterThan(2);
});
