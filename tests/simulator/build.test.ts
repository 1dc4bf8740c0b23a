import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildSimulator,
  kilobytesOf,
  mostKilobytes,
  mostKilobytesToMenu,
  mostPictureKilobytes,
  ownerOf,
  pictureFolder,
  pictureKilobytesOf,
} from "../../simulator/build.mjs";
import { parse } from "../../simulator/parse-content";
import { locateBuild } from "~/game-builds/locate-build";
import { findSecrets } from "../support/public-secrets";

let folder: string;
beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), "apsis-game-")), "game")));
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

test("the build is a complete game of at most 700 kB compressed, ignored by git", async () => {
  const sizes = (await buildSimulator(folder))!;
  expect(mostKilobytes).toBe(700);
  expect(kilobytesOf(sizes)).toBeLessThan(mostKilobytes);
  const located = locateBuild({ dataDir: join(folder, "../none"), publicDir: folder });
  expect(located).toMatchObject({ origin: "bundled", problem: null });
  expect(located.build?.files).toEqual({
    loader: "Build/game.loader.js",
    framework: "Build/game.framework.js.gz",
    data: "Build/game.data.gz",
    code: "Build/game.wasm.gz",
  });
  expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("*\n");
});

test("the pictures of the sky are at most 1,500 kB, and the smallest of the Earth less than 60", async () => {
  const sizes = (await buildSimulator(folder))!;
  expect(mostPictureKilobytes).toBe(1500);
  expect(pictureKilobytesOf(sizes)).toBeLessThan(mostPictureKilobytes);
  const names = ["clouds", "day-1024", "day-2048", "day-4096", "globe", "night", "water"].map((name) => `${name}.webp`);
  for (const name of [...names, "stars.bin"]) expect(sizes[pictureFolder + name], name).toBeGreaterThan(1000);
  expect(sizes[`${pictureFolder}day-1024.webp`]).toBeLessThan(60_000);
});

test("up to the menu less than 250 kB are loaded, and the rest is in separate files", async () => {
  const sizes = (await buildSimulator(folder))!;
  const read = (file: string) => gunzipSync(readFileSync(join(folder, file))).toString();
  const programs = Object.keys(sizes).filter((file) => /^Build\/[^/]+\.js\.gz$/.test(file));
  const find = (name: string) => programs.filter((file) => file.startsWith(`Build/game.${name}-`));
  const start = find("start").map(read).join("");
  const withMenu = find("shared").filter((file) => start.includes(basename(file)));
  expect(withMenu).toHaveLength(1);
  const later = ["scenes", "marks", "plan", "duel", "glossary"].map(find);
  expect(later.map((files) => files.length)).toEqual([1, 1, 1, 1, 1]);
  const withScenes = find("shared").filter((file) => !withMenu.includes(file));
  const notYet = [...later.flat(), ...withScenes];
  const menuFiles = Object.keys(sizes).filter(
    (file) => (/^Build\/[^/]+$/.test(file) && !notYet.includes(file)) || file.endsWith("/index.json"),
  );
  expect(menuFiles.reduce((sum, file) => sum + sizes[file]!, 0)).toBeLessThan(mostKilobytesToMenu * 1000);
  const scenes = withScenes.map(read).join("");
  expect(scenes.includes("argpo") && scenes.includes("massRatio")).toBe(true);
  const menuPrograms = programs.filter((file) => menuFiles.includes(file)).map(read);
  expect(menuPrograms).toHaveLength(3);
  expect(menuPrograms.some((text) => text.includes("argpo") || text.includes("massRatio"))).toBe(false);
});

test("planning and games for two, which few players open, share the scenes' code", async () => {
  const sizes = (await buildSimulator(folder))!;
  for (const name of ["plan", "duel"]) {
    const file = Object.keys(sizes).find((one) => one.startsWith(`Build/game.${name}-`))!;
    const text = gunzipSync(readFileSync(join(folder, file))).toString();
    // A copy of them would have this.
    expect(text.includes("createElementNS"), name).toBe(false);
    expect(sizes[file], name).toBeLessThan(30_000);
  }
});

test("a changed script gets a new name, and the framework lists what it loads", async () => {
  const sizes = (await buildSimulator(folder))!;
  const read = (file: string) => gunzipSync(readFileSync(join(folder, file))).toString();
  const framework = read("Build/game.framework.js.gz");
  const modules = Object.keys(sizes).flatMap((file) => /^Build\/(game\.\w+-.*)$/.exec(file)?.[1] ?? []);
  const all = framework + modules.map((name) => read(`Build/${name}`)).join("");
  for (const name of modules) expect(all).toContain(name);
  for (const name of modules.filter((one) => !one.startsWith("game.shared-"))) expect(framework).toContain(name);
});

test("each language has its scripts in a folder, under the same names", async () => {
  const sizes = (await buildSimulator(folder))!;
  const read = (file: string) => gunzipSync(readFileSync(join(folder, file))).toString();
  const english = Object.keys(sizes).filter((file) => /^Build\/game\.\w+-/.test(file));
  const lengthened = english.map((file) => file.replace("Build/", "Build/en-XA/"));
  expect(Object.keys(sizes).filter((file) => file.startsWith("Build/en-XA/"))).toEqual(lengthened);
  expect(english.some((file) => read(file).includes("Choose a mode"))).toBe(true);
  expect([...english, ...lengthened].some((file) => read(file).includes("apsisText"))).toBe(false);
});

test("the build's questions contain no answers and no explanations", async () => {
  await buildSimulator(folder);
  const { secrets, questions: questionCount } = findSecrets(folder);
  expect(secrets).toEqual([]);
  expect(questionCount).toBeGreaterThan(50);
});

test("our own build is replaced by the next, file by file", async () => {
  await buildSimulator(folder);
  unlinkSync(join(folder, "Build/game.data.gz"));
  expect(ownerOf(folder)).toBe("ours");
  await buildSimulator(folder);
  expect(existsSync(join(folder, "Build/game.data.gz"))).toBe(true);
});

test("a customer's build is never changed", async () => {
  mkdirSync(join(folder, "Build"), { recursive: true });
  writeFileSync(join(folder, "Build/game.loader.js"), "theirs");
  expect(await buildSimulator(folder)).toBeNull();
  expect(readFileSync(join(folder, "Build/game.loader.js"), "utf8")).toBe("theirs");
  expect(existsSync(join(folder, "StreamingAssets"))).toBe(false);
});

test("a customer's files that replace or join the simulator's are never changed either", async () => {
  await buildSimulator(folder);
  writeFileSync(join(folder, "Build/game.loader.js"), "theirs");
  expect(await buildSimulator(folder)).toBeNull();
  expect(readFileSync(join(folder, "Build/game.loader.js"), "utf8")).toBe("theirs");
  rmSync(folder, { recursive: true });
  await buildSimulator(folder);
  writeFileSync(join(folder, "Build/theirs.data.br"), "theirs");
  expect(await buildSimulator(folder)).toBeNull();
});

test("a mistake in a content file is reported with its place", () => {
  expect(() =>
    parse("bad.json", JSON.stringify({ type: "lesson", steps: [{ kind: "slide", title: "", text: [] }] })),
  ).toThrow("bad.json: steps.0.title");
});
