// Operator commands in the Docker image, which has no source and no development packages.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runProgram } from "../support/child-process";
import { preparedDatabase } from "../support/database";
import { layOutImage } from "../support/image";
import { startServer } from "../support/server";
import { unityBuild } from "../support/unity-builds";
import { zipOf } from "../support/zip";

const folder = mkdtempSync(join(tmpdir(), "apsis-image-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const image = join(folder, "app");
layOutImage(image);

const at = (name: string) => join(folder, name);
const imageDatabase = await preparedDatabase(at("own"));
// Backups are for the embedded database.
const [embedded, restored] = [{ DATA_DIR: at("embedded") }, { DATA_DIR: at("restored") }];
writeFileSync(at("erased.txt"), "01a221b9-19bc-7635-9c6e-7c2db67f606e\n");
writeFileSync(at("game.zip"), zipOf(unityBuild()));
writeFileSync(
  at("curriculum.json"),
  JSON.stringify({
    key: "orbit-tour",
    title: "Orbit Tour",
    version: 1,
    campaigns: [
      {
        key: "a",
        title: "A",
        type: "Learn",
        scenarios: [{ key: "s", title: "S", shortTitle: "S", type: "Default", contentType: "Globe" }],
      },
    ],
  }),
);

/** Commands with their arguments and output; those that need another server say why they stop. */
const commands: [string, string[], RegExp, { env?: Record<string, string>; code?: number }?][] = [
  ["admin:create", ["--username", "boss", "--email", "boss@apsis.example"], /boss is a SystemAdmin\./],
  [
    "admin:create",
    ["--username", "boss", "--email", "boss@apsis.example"],
    /boss is a SystemAdmin\./,
    { env: embedded },
  ],
  ["curriculum:import", [at("curriculum.json")], /Orbit Tour is published as version 1\./],
  ["game:install", [at("game.zip")], /Tour 3\.1 by Owl Labs/],
  ["game:offer", [], /There is no candidate to offer\./, { code: 1 }],
  ["game:uninstall", [], /offered {4}Tour 3\.1, from game\.zip/],
  ["backup", ["--file", at("backup.gz")], /tables with [\d,]+ rows written/, { env: embedded }],
  ["restore", ["--file", at("backup.gz")], /verified against the backup/, { env: restored }],
  ["db:export", ["--to", "postgres://nobody@127.0.0.1:1/none"], /--to cannot be used: /, { env: embedded, code: 1 }],
  ["signing-key:replace", [], /New transcripts are signed with the key /],
  ["erased:list", [], /^$/],
  ["erased:apply", ["--file", at("erased.txt")], /0 of 1 people were in this database/],
  ["check:stripe", [], /STRIPE_SECRET_KEY/, { code: 1 }],
];

test("every operator command is tried below", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const ofOperators = Object.keys(scripts).filter((name) => scripts[name]?.startsWith("node server/operate.mjs"));
  expect(new Set(commands.map(([name]) => name))).toEqual(new Set(ofOperators));
});

test.each(commands)(
  "npm run %s works in the image",
  async (name, args, output, { env = imageDatabase, code = 0 } = {}) => {
    const command: [string, ...string[]] = ["npm", "run", "--silent", name, "--", ...args];
    const exit = await runProgram(command, env, image).exited;
    expect(exit.output).toMatch(output);
    expect(exit.code).toBe(code);
  },
);

test("the image serves, by its own command and by npm start", async () => {
  for (const [env, host] of [
    [imageDatabase, "build/host.js"],
    [restored, "server/start.mjs"],
  ] as const) {
    const server = await startServer(env, image, [host]);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    await server.stop();
  }
});
