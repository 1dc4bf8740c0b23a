import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnvironment } from "~/http/environment.server";

const compose = readFileSync("compose.yaml", "utf8");

/** The environment of the app's container after Compose has filled in the variables. */
function environmentOfApp(variables: Record<string, string>): Record<string, string> {
  const [, block = ""] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value.replace(
        /\$\{([A-Z_]+)(?::[-?]([^}]*))?\}/g,
        (_, variable: string, rest = "") => variables[variable] ?? String(rest),
      ),
    ]),
  );
}

const needed = { POSTGRES_PASSWORD: "p@ss/w:rd?#%", SESSION_SECRET: "s".repeat(32), APP_URL: "https://apsis.example" };

test("compose.yaml passes every variable that an installation may set", () => {
  const documented = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  // The start refuses a setting of an earlier version with a sentence.
  const allNames = [...documented, "WORKERS"];
  // The image sets the first three; the last is for tests.
  const others = ["PORT", "HOST", "DATA_DIR", "STRIPE_API_BASE"];
  const passed = environmentOfApp(Object.fromEntries(allNames.map((name) => [name, "set"])));
  expect(allNames.filter((name) => name && !others.includes(name) && !(name in passed))).toEqual([]);
  const { DATABASE_URL: _, PGPASSWORD: __, ...rest } = passed;
  expect(new Set(Object.values(rest))).toEqual(new Set(["set"]));
});

test("compose.yaml takes a database password of any characters", () => {
  const env = environmentOfApp(needed);
  const url = new URL(readEnvironment(env).databaseUrl ?? "");
  expect([url.hostname, url.port, url.username, url.pathname]).toEqual(["database", "5432", "apsis", "/apsis"]);
  expect(url.password || env.PGPASSWORD).toBe(needed.POSTGRES_PASSWORD);
});
