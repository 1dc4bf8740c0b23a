// What a process of the built server loads as it starts: the less, the less memory it keeps.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const scriptsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));
const scripts = ["build", "build/parts"].flatMap(scriptsIn);

/** A file and those that it loads at once, but not those that it asks for later (`import(…)`). */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  known.add(file);
  const named = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*"(\.[^"]+)"/g);
  for (const [, name] of named) {
    const next = join(dirname(file), name!);
    if (!known.has(next) && existsSync(next)) loadedWith(next, known);
  }
  return known;
}

const textAtStart = (file: string) => [...loadedWith(file)].map((loaded) => readFileSync(loaded, "utf8")).join("\n");

test("no script of the server has a letter for which V8 would keep all of it in two bytes a letter", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const beyondLatin1 = /[^\0-\u00ff]/;
  expect(scripts.filter((file) => beyondLatin1.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("on PostgreSQL the embedded database is not loaded, and where nothing is sold Stripe's library is not", () => {
  for (const start of ["build/host.js", "build/pages.js"]) {
    const text = textAtStart(start);
    expect(text).toContain("drizzle-orm");
    expect(text).not.toContain("@electric-sql/pglite");
    expect(text).not.toContain("StripeCardError");
  }
});

test("pages are drawn by React for production alone", () => {
  const text = textAtStart("build/pages.js");
  expect(text).toContain("renderToPipeableStream");
  expect(text).not.toContain("react-dom.development");
  expect(text).not.toMatch(/from\s*"react/);
});
