// The content page, requested as browsers do: valid, broken and malicious games and curricula.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "../support/product-facts";
import { preparedDatabase } from "../support/database";
import { startGameServer } from "../support/game-builds";
import { cookiesOf, rawRequest, type RawAnswer } from "../support/raw-request";
import { unityBuild, type UnityBuild } from "../support/unity-builds";
import { zipOf } from "../support/zip";

/** A small disk for games, if this account may mount one. */
let disk = "";
const site = await startGameServer(
  (dataDir) => {
    disk = join(dataDir, "games");
    mkdirSync(disk, { recursive: true });
    return preparedDatabase(dataDir);
  },
  { DEMO: "1" },
);
const isMounted =
  process.getuid?.() === 0 && spawnSync("mount", ["-t", "tmpfs", "-o", "size=220m", "tmpfs", disk]).status === 0;
afterAll(async () => {
  if (isMounted) spawnSync("umount", ["--lazy", disk]);
  await site.stop();
});

const admin = { cookie: await cookiesOf(site.url, "sysadmin", demoPassword) };
const player = { cookie: await cookiesOf(site.url, "player", demoPassword) };

const zipped = (build: UnityBuild = {}) => zipOf(unityBuild(build));
const upload = (body: Buffer, headers: Record<string, string> = {}, query = "source=game.zip") =>
  rawRequest(site.url, `/admin/content/game?${query}`, {
    method: "POST",
    headers: { ...admin, "content-type": "application/zip", accept: "application/json", ...headers },
    body,
  });
const titleOf = ({ body }: RawAnswer) => (JSON.parse(body.toString()) as { title: string }).title;
const get = (path: string, headers = {}) => rawRequest(site.url, path, { headers });
/** The page's text, without scripts and React's comment markers. */
const textsOf = ({ body }: RawAnswer) => body.toString().replace(/<!-- -->|<script.*?<\/script>/gs, "");
const card = async () => textsOf(await get("/admin/content", admin));
const isServed = async (name: string) => (await get(`/game/Build/${name}.loader.js`)).status === 200;
const listLeftovers = () =>
  readdirSync(disk)
    .filter((name) => /^staging|zip$/.test(name))
    .concat(readdirSync(join(disk, "uploads")));

type Choice = { current?: string | null; candidate?: string; installed?: string[] };
const choice = (): Choice => {
  const note = join(disk, "installed.json");
  // The store's record, as the server writes it.
  return existsSync(note) ? (JSON.parse(readFileSync(note, "utf8")) as Choice) : {};
};
/** Posts a form of the page; JSON, as its script asks, shows what was refused. */
const change = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  rawRequest(site.url, "/admin/content/game", {
    method: "POST",
    headers: { ...admin, accept: "application/json", "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const offer = (id: string, replaces = choice().current ?? "") => change({ intent: "offer", id, replaces });
/** Uploads a game and offers it to students. */
async function install(build: UnityBuild = {}) {
  expect(await upload(zipped(build))).toMatchObject({ status: 200 });
  expect(await offer(choice().candidate ?? "")).toMatchObject({ status: 200 });
}

test("an uploaded zip is checked as a candidate; students keep the old game until it is offered", async () => {
  await install({ name: "first", product: "First Tour" });
  const first = choice().current ?? "";
  expect(await upload(zipped({ name: "second", product: "Second Tour" }), {}, "source=second.zip")).toMatchObject({
    status: 200,
  });
  expect([await isServed("first"), await isServed("second")]).toEqual([true, false]);
  const before = await card();
  for (const text of [
    "Candidate: Second Tour 3.1",
    "Not offered to students yet",
    "Second Tour 3.1 by Owl Labs",
    "second.zip",
    "Unity 2022.3.10f1",
    "by sysadmin",
  ])
    expect(before).toContain(text);
  const offered = await change(
    { intent: "offer", id: choice().candidate ?? "", replaces: first },
    { accept: "text/html" },
  );
  expect([offered.status, offered.headers.location]).toEqual([302, "/admin/content"]);
  expect([await isServed("first"), await isServed("second")]).toEqual([false, true]);
  const after = await card();
  expect(after).toContain("Other games on this server");
  expect(after).toContain("First Tour 3.1");
  expect(await offer(first)).toMatchObject({ status: 200 });
  expect([await isServed("first"), await isServed("second")]).toEqual([true, false]);
});

test("an administrator switches back to the simulator and uninstalls a game", async () => {
  await install({ name: "kept" });
  const currentId = choice().current ?? "";
  expect(await offer("")).toMatchObject({ status: 200 });
  expect([choice().current, await isServed("kept")]).toEqual([null, false]);
  expect(await card()).toContain("Other games on this server");
  expect(await offer(currentId)).toMatchObject({ status: 200 });
  expect(await change({ intent: "uninstall", id: currentId })).toMatchObject({ status: 200 });
  expect([choice().current, await isServed("kept"), existsSync(join(disk, currentId))]).toEqual([null, false, false]);
  const repeat = await change({ intent: "uninstall", id: currentId });
  expect([repeat.status, titleOf(repeat)]).toEqual([409, "This game is no longer installed."]);
});

test("a change made meanwhile and forged fields are refused", async () => {
  await install({ name: "seen" });
  const staleId = choice().current ?? "";
  await upload(zipped({ name: "newer" }));
  const candidate = choice().candidate ?? "";
  const stale = await offer(candidate, "");
  expect([stale.status, titleOf(stale)]).toEqual([
    409,
    expect.stringMatching(/^The page is out of date: students now get another game/),
  ]);
  await upload(zipped({ name: "newest" }));
  const late: Record<string, string>[] = [
    { intent: "offer", id: candidate, replaces: staleId },
    { intent: "discard", id: candidate },
  ];
  for (const fields of late) expect(await change(fields)).toMatchObject({ status: 409 });
  for (const id of ["../../etc", "x", staleId.replace(/.$/, "!"), ""])
    expect((await change({ intent: "uninstall", id })).status).toBe(422);
  expect(await isServed("seen")).toBe(true);
  const two = await Promise.all([offer(choice().candidate ?? "", staleId), offer(choice().candidate ?? "", staleId)]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await isServed("newest")).toBe(true);
  const instructor = { cookie: await cookiesOf(site.url, "instructor", demoPassword) };
  const forbidden = await change({ intent: "uninstall", id: choice().current ?? "" }, instructor);
  expect([forbidden.status, await isServed("newest")]).toEqual([302, true]);
});

test("a candidate's files are served only to administrators, at a signed address", async () => {
  await install({ name: "open" });
  await upload(zipped({ name: "hidden" }));
  const id = choice().candidate ?? "";
  const page = await get(`/admin/content/contract?game=${id}`, admin);
  expect(page.status).toBe(200);
  const address = /\/game\/~preview\/[\w.-]+\/Build\/hidden\.loader\.js/.exec(page.body.toString())?.[0] ?? "";
  expect((await get(address)).status).toBe(200);
  const [, token = ""] = /~preview\/([^/]+)/.exec(address) ?? [];
  const forgedPaths = [
    token.replace(id, choice().current ?? ""),
    token.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    token.replace(/\.\d+\./, ".99999."),
    id,
    "",
  ];
  for (const forgedPath of forgedPaths) expect((await get(address.replace(token, forgedPath))).status).toBe(404);
  expect((await get(address.replace("Build/hidden.loader.js", "../../installed.json"))).status).toBe(404);
  expect((await get(`/admin/content/contract?game=${id}`, player)).headers.location).toBe("/unauthorized");
  expect(await change({ intent: "discard", id })).toMatchObject({ status: 200 });
  expect((await get(address)).status).toBe(404);
  expect((await get(`/admin/content/contract?game=${id}`, admin)).status).toBe(404);
});

test("the next change deletes what a killed process left, and the offered game stays", async () => {
  await install({ name: "alive" });
  const orphan = "11111111-1111-4111-8111-111111111111";
  mkdirSync(join(disk, orphan));
  writeFileSync(join(disk, `${orphan}.json`), "{");
  writeFileSync(join(disk, "installed.json.part"), '{"current"');
  mkdirSync(join(disk, "staging-of-a-dead-process"));
  expect([await isServed("alive"), (await get("/admin/content", admin)).status]).toEqual([true, 200]);
  expect(await upload(zipped({ name: "next" }))).toMatchObject({ status: 200 });
  expect(await offer(choice().candidate ?? "")).toMatchObject({ status: 200 });
  expect([await isServed("next"), existsSync(join(disk, orphan)), listLeftovers()]).toEqual([true, false, []]);
});

test("motion sensors stay off until an administrator allows them for this game", async () => {
  const policyOf = async (path: string, headers = player) =>
    String((await get(path, headers)).headers["permissions-policy"]);
  await install({ name: "tilting" });
  const id = choice().current ?? "";
  expect(await policyOf("/play")).toContain("gyroscope=()");
  expect(await change({ intent: "sensors", id, sensors: "on" })).toMatchObject({ status: 200 });
  expect(await policyOf("/play")).toMatch(/accelerometer=\(self\).*gyroscope=\(self\)/);
  expect(await policyOf("/results")).toContain("gyroscope=()");
  await upload(zipped({ name: "level" }));
  expect(await policyOf(`/admin/content/contract?game=${choice().candidate}`, admin)).toContain("gyroscope=()");
  expect(await offer(choice().candidate ?? "")).toMatchObject({ status: 200 });
  expect(await policyOf("/play")).toContain("gyroscope=()");
});

test("the check reports events from the code, not Unity's own Quit", async () => {
  const withCode = (code: string) =>
    unityBuild({ name: "events" }).map((file) =>
      file.name.endsWith(".framework.js") ? { ...file, content: `function unityFramework(){${code}}` } : file,
    );
  await upload(zipOf(withCode("Module.Quit=function Quit(){};")));
  expect(await card()).toContain("The build sends no events");
  await upload(zipOf(withCode('Module.Quit=function Quit(){};dispatchReactUnityEvent("LogOut");')));
  const text = await card();
  expect(text).toContain("The build contains code that sends this event.");
  expect(text).toContain("The files don&#x27;t show this. To check it, press Quit in the preview.");
});

/** The multipart body that a browser without scripts sends. */
function formOf(fields: [name: string, content: Buffer | string, file?: string][]): { body: Buffer; type: string } {
  const boundary = "----formOfATest";
  const parts = fields.flatMap(([name, content, file]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ""}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

test("without scripts the form uploads the zip, and the page shows the result", async () => {
  const sendForm = async (zip: Buffer, name = "") => {
    const { body, type } = formOf([
      ["game", zip, "of a form.zip"],
      ["name", name],
    ]);
    const { status, headers } = await upload(body, { "content-type": type, accept: "text/html" });
    expect([status, headers.location]).toEqual([302, "/admin/content"]);
    const flash = headers["set-cookie"]!.map((cookie) => cookie.split(";")[0]).join("; ");
    return textsOf(await get("/admin/content", { cookie: `${admin.cookie}; ${flash}` }));
  };
  const both = zipOf([...unityBuild({ name: "one" }), ...unityBuild({ name: "two" }).slice(1)]);
  expect(await sendForm(both)).toContain(
    "There are several builds here. Choose one. Available builds: Build/one, Build/two.",
  );
  expect(await sendForm(both, "two")).toContain("The game was uploaded as a candidate.");
  expect(await isServed("two")).toBe(false);
  await offer(choice().candidate ?? "");
  expect(await isServed("two")).toBe(true);
  expect(await sendForm(Buffer.alloc(0))).toContain("Choose a zip file.");
});

test.each<[string, () => Buffer, RegExp]>([
  ["is no zip", () => Buffer.from("hello"), /This isn't a zip file/],
  [
    "is a bomb",
    () => zipOf([{ name: "Build/x.data", content: Buffer.alloc(230 * 2 ** 20) }]),
    /would unpack to 241.2 MB/,
  ],
  ["leads out of its folder", () => zipOf([{ name: "../../evil.js", content: "x" }]), /invalid relative path/],
  ["was cut off", () => zipped().subarray(0, 900), /truncated/],
  [
    "holds a build that was cut off",
    () =>
      zipOf(
        unityBuild().map((file) =>
          file.name.endsWith(".data") ? { ...file, content: Buffer.from(file.content).subarray(0, 9_000) } : file,
        ),
      ),
    /tour.data is incomplete/,
  ],
  ["is empty", () => Buffer.alloc(0), /Choose a zip file|isn.t a zip file/],
])("a zip that %s is refused with the reason, and the game before still runs", async (_what, zip, message) => {
  await install({ name: "before" });
  const answer = await upload(zip());
  expect([answer.status, titleOf(answer)]).toEqual([422, expect.stringMatching(message)]);
  expect(await isServed("before")).toBe(true);
  expect(listLeftovers()).toEqual([]);
});

test("an interrupted upload leaves nothing behind, and the game before still runs", async () => {
  await install({ name: "before" });
  const zip = zipped({ name: "broken", sceneBytes: 400_000 });
  const { hostname, port } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  socket.write(
    `POST /admin/content/game?source=x.zip HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${admin.cookie}\r\nAccept: application/json\r\nContent-Type: application/zip\r\nContent-Length: ${zip.length}\r\n\r\n`,
  );
  socket.write(zip.subarray(0, zip.length - 100));
  await expect.poll(() => readdirSync(join(disk, "uploads"))).toHaveLength(1);
  socket.destroy();
  await expect.poll(listLeftovers).toEqual([]);
  expect([await isServed("before"), await isServed("broken")]).toEqual([true, false]);
});

test("an upload of more than 2 GB is refused before it is sent", async () => {
  const { hostname, port } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(
    `POST /admin/content/game?source=x.zip HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${admin.cookie}\r\nAccept: application/json\r\nContent-Type: application/zip\r\nContent-Length: 2100000000\r\n\r\n`,
  );
  const [answer] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
});

test.runIf(isMounted)(
  "on a full disk the upload is refused with the reason, and the game before still runs",
  async () => {
    await install({ name: "before" });
    const { bavail, bsize } = statfsSync(disk);
    const filler = join(disk, "filler");
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 8 * 2 ** 20));
    const large = Buffer.alloc(20 * 2 ** 20);
    const refusal = await upload(large);
    expect([refusal.status, titleOf(refusal)]).toEqual([409, expect.stringMatching(/only [78]\.\d MB is free/)]);
    // Without a declared length the server can't refuse before the disk is full.
    const full = "The disk is full. The previous game still runs.";
    const filled = await upload(large, { "transfer-encoding": "chunked" });
    expect([filled.status, titleOf(filled)]).toEqual([409, full]);
    const { body, type } = formOf([["game", large, "large.zip"]]);
    const form = await upload(body, { "content-type": type, "transfer-encoding": "chunked" });
    expect([form.status, titleOf(form)]).toEqual([409, full]);
    expect(await isServed("before")).toBe(true);
    expect(listLeftovers()).toEqual([]);
    rmSync(filler);
    expect(await upload(zipped({ name: "after" }))).toMatchObject({ status: 200 });
  },
);

test("only administrators of games may upload one", async () => {
  const instructor = { cookie: await cookiesOf(site.url, "instructor", demoPassword) };
  const status = async (headers: Record<string, string>) => {
    const answer = await upload(zipped({ name: "stolen" }), headers);
    return [answer.status, answer.headers.location ?? ""];
  };
  expect(await status(instructor)).toEqual([302, "/unauthorized"]);
  expect(await status({ cookie: "" })).toEqual([302, "/"]);
  expect(await isServed("stolen")).toBe(false);
});

test("the card shows when a player's game last loaded its startup data, without counting staff", async () => {
  await install({ name: "played" });
  const build = /"buildKey\\",\\"(\w+)\\"/.exec((await get("/play", player)).body.toString())![1]!;
  const tell = async (headers: Record<string, string>, refusal: string) =>
    (
      await rawRequest(site.url, "/play/answer", {
        method: "POST",
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ build, refusal }).toString(),
      })
    ).status;
  expect(await tell({}, "")).toBe(401);
  expect(await tell(admin, "")).toBe(204);
  expect(await card()).toContain("No student&#x27;s game has accepted it yet");
  expect(await tell(player, "")).toBe(204);
  expect(await card()).toMatch(/Last accepted on .* by the game of player/);
  expect(await tell(player, "SendMessage: object Startup not found!")).toBe(204);
  expect(await card()).toMatch(/Last rejected on .*SendMessage: object Startup not found!/);
});

const curriculum = (key: string, version: number, titles: string[]) =>
  JSON.stringify({
    key,
    title: "Tour School",
    version,
    campaigns: [
      {
        key: "a",
        title: "A",
        type: "Learn",
        scenarios: titles.map((title, at) => ({
          key: `s-${at}`,
          title,
          shortTitle: title,
          type: "Default",
          contentType: "Globe",
        })),
      },
    ],
  });
const publishOfGame = () =>
  rawRequest(site.url, "/admin/content", {
    method: "POST",
    headers: { ...admin, "content-type": "application/x-www-form-urlencoded" },
    body: "source=game&intent=check",
  });
const publishDraft = (path: string, replaces: number) =>
  rawRequest(site.url, path, {
    method: "POST",
    headers: { ...admin, "content-type": "application/x-www-form-urlencoded" },
    body: `intent=publish&replaces=${replaces}`,
  });

test("the page offers a build's curriculum, shows the difference, and publishes it", async () => {
  expect(await card()).not.toContain("Curriculum in this build");
  await install({ curriculum: curriculum("tour-school", 1, ["Launch"]) });
  expect(await card()).toContain("The build includes version 1 of “Tour School”, which isn&#x27;t published here yet.");
  const first = (await publishOfGame()).headers.location!;
  expect(first).toMatch(/^\/admin\/content\/drafts\//);
  expect(textsOf(await get(first, admin))).toContain("New curriculum, version 1");
  expect((await publishDraft(first, 0)).headers.location).toBe("/admin/content/curricula/tour-school");
  expect(await card()).toContain("The build includes version 1 of “Tour School”, which is published here.");

  await install({ curriculum: curriculum("tour-school", 2, ["Lift-off", "Docking"]) });
  expect(await card()).toContain("The build includes version 2 of “Tour School”. Version 1 is published here.");
  const second = (await publishOfGame()).headers.location!;
  const pageText = textsOf(await get(second, admin));
  for (const text of ["Launch (Launch, s-0)", "Lift-off (Lift-off, s-0)", "Docking (Docking, s-1)"])
    expect(pageText).toContain(text);
  await publishDraft(second, 1);

  await install({ curriculum: curriculum("tour-school", 2, ["Other"]) });
  expect(await card()).toContain(
    "a different document is published here under this version number. Give the one in the build a higher number.",
  );
  await install({ curriculum: curriculum("tour-school", 1, ["Launch"]) });
  expect(await card()).toContain("A newer version, 2, is published here.");
});

test("a broken curriculum in a build is reported with its places, and the game runs", async () => {
  await install({ name: "wrong", curriculum: '{ "key": "x", "title" }' });
  expect(await isServed("wrong")).toBe(true);
  expect(await card()).toContain("The build&#x27;s StreamingAssets/curriculum.json isn&#x27;t a valid curriculum.");
  const refusal = await publishOfGame();
  expect([refusal.status, textsOf(refusal)]).toEqual([422, expect.stringContaining("at byte 22 (line 1, column 23)")]);
  await install({ curriculum: curriculum("x", 1, ["Launch"]).replace('"type":"Learn"', '"type":"Play"') });
  expect(textsOf(await publishOfGame())).toContain("campaigns.0.type");
  await install();
  expect((await publishOfGame()).status).toBe(404);
});

test.each<[string, () => string, number, RegExp]>([
  ["of 20 MB", () => " ".repeat(20 * 2 ** 20), 413, /A curriculum can be at most 5 MB\./],
  [
    "with 10,000 scenarios",
    () =>
      curriculum(
        "many",
        1,
        Array.from({ length: 10_000 }, (_, at) => `S ${at}`),
      ),
    422,
    /campaigns\.0\.scenarios.{0,99}Must have at most 2000 entries/,
  ],
  [
    "that is no JSON from byte 48 on",
    () => curriculum("broken", 1, ["A"]).replace('"version":1', '"version" 1'),
    422,
    /This isn.{1,9}t valid JSON: a colon is missing at byte 48 \(line 1, column 49\)/,
  ],
])("a document %s is refused on the page with its place, and isn't published", async (_what, text, status, message) => {
  const { body, type } = formOf([["file", text(), "c.json"]]);
  const answer = await rawRequest(site.url, "/admin/content", {
    method: "POST",
    headers: { ...admin, "content-type": type },
    body,
  });
  expect([answer.status, textsOf(answer)]).toEqual([status, expect.stringMatching(message)]);
  expect(await card()).not.toMatch(/curricula\/(many|broken)/);
});

test.each([
  [
    "a file and a folder of one name",
    [...unityBuild(), { name: "Build/tour.data/part", content: "x" }],
    /with the same name/,
  ],
  ["a name that is too long", [...unityBuild(), { name: `Build/${"x".repeat(300)}`, content: "x" }], /too long/],
])("a zip with %s is refused with the reason, and the offered game stays", async (_what, entries, message) => {
  await install({ name: "stays" });
  const answer = await upload(zipOf(entries));
  expect([answer.status, titleOf(answer)]).toEqual([422, expect.stringMatching(message)]);
  expect(await isServed("stays")).toBe(true);
  expect(listLeftovers()).toEqual([]);
});
