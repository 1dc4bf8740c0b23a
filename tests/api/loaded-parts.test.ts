// What the server's process loads at its start, because every module costs memory.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const scriptsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));
const scripts = ["build", "build/parts"].flatMap(scriptsIn);

/** A file and the files that it imports statically, but not through `import(…)`. */
function loadedWith(file: string, visited = new Set<string>()): Set<string> {
  visited.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*"(\.[^"]+)"/g);
  for (const [, name] of imports) {
    const next = join(dirname(file), name!);
    if (!visited.has(next) && existsSync(next)) loadedWith(next, visited);
  }
  return visited;
}

const textAtStart = (file: string) => [...loadedWith(file)].map((loaded) => readFileSync(loaded, "utf8")).join("\n");

test("no server script contains a letter that makes V8 store it in two bytes a letter", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const beyondLatin1 = /[^\0-\u00ff]/;
  expect(scripts.filter((file) => beyondLatin1.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("a server loads no embedded database on PostgreSQL, and no Stripe library without keys", () => {
  for (const start of ["build/host.js", "build/pages.js"]) {
    const text = textAtStart(start);
    expect(text).toContain("drizzle-orm");
    expect(text).not.toContain("@electric-sql/pglite");
    expect(text).not.toContain("StripeCardError");
  }
});

test("the server renders pages with React's production build", () => {
  const text = textAtStart("build/pages.js");
  expect(text).toContain("renderToPipeableStream");
  expect(text).not.toContain("react-dom.development");
  expect(text).not.toMatch(/from\s*"react/);
});
