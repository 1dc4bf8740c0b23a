// The operator's commands, as `npm run …` runs them.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { runNode, runProgram } from "../support/child-process";
import { emptyDatabase, preparedDatabase } from "../support/database";
import { startServer } from "../support/server";
import { unityBuild } from "../support/unity-builds";
import { zipOf } from "../support/zip";

const folder = mkdtempSync(join(tmpdir(), "apsis-operate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const database = await preparedDatabase(join(folder, "own"));
const file = join(folder, "backup.gz");
// The process lives for a second, so letting V8 optimise the embedded PostgreSQL costs more than it saves.
const operate = (args: string[], env = database) =>
  runNode(["--liftoff-only", "build/operate.js", ...args], env).exited;

test("admin:create creates a SystemAdmin whose link sets the password once", async () => {
  const { code, output } = await operate(["admin:create", "--username", "boss", "--email", "boss@apsis.example"]);
  expect(code).toBe(0);
  const link = new URL(/http\S+/.exec(output)![0]);
  const server = await startServer(database);
  const password = "F1rst@Password";
  const set = () =>
    fetch(`${server.url}/api/users/passwordResets/boss`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        username: "boss",
        code: link.searchParams.get("code"),
        password,
        passwordConfirmation: password,
      }),
    });
  expect((await set()).status).toBe(200);
  expect((await set()).status).toBe(422);
  const signIn = await fetch(`${server.url}/api/auth/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "boss", password }),
  });
  const { accessToken } = (await signIn.json()) as { accessToken: string };
  const roles = await fetch(`${server.url}/api/auth/session/roles`, { headers: { "x-auth-token": accessToken } });
  expect(await roles.json()).toEqual(["SystemAdmin"]);
  await server.stop();
});

test("a restored backup equals its original", async () => {
  expect(await operate(["backup", "--file", file])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/\d+ tables with [\d,]+ rows written/),
  });
  const otherDatabase = await emptyDatabase(join(folder, "other"));
  expect(await operate(["restore", "--file", file], otherDatabase)).toMatchObject({
    code: 0,
    output: expect.stringContaining("verified against the backup"),
  });
  const secondBackup = join(folder, "again.gz");
  await operate(["backup", "--file", secondBackup], otherDatabase);
  expect(readFileSync(secondBackup).equals(readFileSync(file))).toBe(true);
});

test("an impossible command prints one clear line, exits with 1 and leaves nothing behind", async () => {
  const cut = join(folder, "cut.gz");
  writeFileSync(cut, readFileSync(file).subarray(0, 2_000));
  const expectRefusal = async (args: string[], line: RegExp, env = database) =>
    expect(await operate(args, env)).toEqual({
      code: 1,
      output: expect.stringMatching(new RegExp(`^${line.source}[^\\n]*\\n$`)),
    });
  await expectRefusal(
    ["admin:create", "--username", "boss", "--email", "other@apsis.example"],
    /This username is already taken\./,
  );
  await expectRefusal(
    ["admin:create", "--username", "x", "--email", "x@apsis.example"],
    /Username must be at least 3 characters\./,
  );
  await expectRefusal(["admin:create"], /--username is missing\./);
  await expectRefusal(["backup", "--file", file], /.* already exists\./);
  await expectRefusal(["restore", "--file", file], /The target database already has users/);
  await expectRefusal(["restore", "--file", cut], /.*truncated/, await preparedDatabase(join(folder, "third")));
  await expectRefusal(["db:export", "--to", "postgres://nobody@127.0.0.1:1/none"], /--to cannot be used: /);
  await expectRefusal(["destroy"], /Unknown command "destroy"/);
  await expectRefusal(["backup", "--file", join(folder, "missing", "x.gz")], /.*missing.*it doesn't exist/);
  expect(existsSync(join(folder, "missing"))).toBe(false);
});

const curriculum = (title: string, version: number) =>
  JSON.stringify({
    key: "orbit-tour",
    title: "Orbit Tour",
    version,
    campaigns: [
      {
        key: "a",
        title: "A",
        type: "Learn",
        scenarios: [{ key: "s", title, shortTitle: title, type: "Default", contentType: "Globe" }],
      },
    ],
  });

/** A zip with a game and its curriculum. */
function gameWith(document: string): string {
  const path = join(folder, "game.zip");
  writeFileSync(path, zipOf(unityBuild({ curriculum: document })));
  return path;
}

test("game:install shows curriculum changes, and publishes them with --publish or after a yes", async () => {
  const first = gameWith(curriculum("Launch", 1));
  expect(await operate(["game:install", first])).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /Tour 3\.1 by Owl Labs, made with Unity 2022\.3\.10f1\n[^]*Orbit Tour, version 1 \(new\): 1 scenario, 0 questions\n[^]*Added: scenario "Launch"[^]*Nothing was published\.\nTo publish it, open /,
    ),
  });
  expect(await operate(["game:install", first, "--publish"])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/\nOrbit Tour is published as version 1\.\n$/),
  });
  expect((await operate(["game:install", first, "--publish"])).output).toMatch(/version 1, is already published\.\n$/);

  const second = gameWith(curriculum("Lift-off", 2));
  const terminal = (input: string) => {
    const install = `${process.execPath} --liftoff-only build/operate.js game:install ${second}`;
    const command = `printf '${input}\\n' | script -qec '${install}' /dev/null`;
    return runProgram(["sh", "-c", command], database).exited;
  };
  expect((await terminal("n")).output).toMatch(/Renamed[^]*Publish it\? \[y\/N\][^]*Nothing was published\./);
  expect((await terminal("y")).output).toMatch(/Orbit Tour is published as version 2\./);
});

test("game:install --publish installs the game even if its curriculum can't be published", async () => {
  const wrong = gameWith(curriculum("Launch", 3).replace('"Learn"', '"Play"'));
  const refusal = await operate(["game:install", wrong, "--publish"]);
  expect(refusal).toEqual({
    code: 1,
    output: expect.stringMatching(/The game is installed\.\nIts curriculum was not/),
  });
  expect(refusal.output).toContain("campaigns.0.type");
  const none = join(folder, "none.zip");
  writeFileSync(none, zipOf(unityBuild()));
  expect(await operate(["game:install", none, "--publish"])).toEqual({
    code: 1,
    output: expect.stringMatching(/The game is installed, but has no StreamingAssets\/curriculum\.json/),
  });
  expect(await operate(["game:install", none, "--candidate", "--publish"])).toEqual({
    code: 1,
    output: expect.stringMatching(/^Publish a candidate's curriculum when it is offered\./),
  });
});

test("a forged backup prints one clear line; nothing in it runs or is stored", async () => {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n");
  const empty = await preparedDatabase(join(folder, "forged"));
  const change = (kind: string, edit: (part: Record<string, unknown>) => object) => {
    const lineIndex = lines.findIndex((line) => line.startsWith(`{"kind":"${kind}"`));
    return lines.with(
      lineIndex,
      JSON.stringify({ ...JSON.parse(lines[lineIndex]!), ...edit(JSON.parse(lines[lineIndex]!)) }),
    );
  };
  const forgeries: [string[], RegExp][] = [
    [change("table", () => ({ table: 'users" (id) select 1; drop table users; --' })), /unknown table or column/],
    [
      change("table", ({ columns }) => ({ columns: [...(columns as string[]), 'x") values (1); --'] })),
      /unknown table/,
    ],
    [change("rows", () => ({ rows: ['{"id":"no id at all"}'] })), /The backup is damaged: rows of \w+ do not fit/],
    [change("rows", () => ({ rows: 7 })), /The backup is damaged: a line cannot be read/],
    [change("end", () => ({ tables: [{ table: "nowhere", rows: 0, digest: "0" }] })), /unknown table or column/],
    [change("copy", () => ({ migrations: "all" })), /This isn't a database backup/],
  ];
  for (const [backup, line] of forgeries) {
    const path = join(folder, "forged.gz");
    writeFileSync(path, gzipSync(`${backup.join("\n")}\n`));
    const { code, output } = await operate(["restore", "--file", path], empty);
    expect([code, output.trim().split("\n")]).toEqual([1, [expect.stringMatching(line)]]);
  }
  expect((await operate(["restore", "--file", file], empty)).code).toBe(0);
});

test("an unusable folder prints one clear line at the start", async () => {
  const { DATABASE_URL: _, ...embedded } = database;
  for (const path of [file, join(file, "below")]) {
    const { code, output } = await runNode(["build/host.js"], { ...embedded, DATA_DIR: path, PORT: "0" }).exited;
    expect([code, output]).toEqual([1, expect.stringMatching(/^\S+ cannot be used: [^\n]+\.\n$/)]);
  }
});
