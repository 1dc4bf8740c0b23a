// A game build's documents, opened by an administrator, run nothing and reach nothing.
import { layOut } from "../support/unity-builds";
import { test } from "./game-server";
import { expect } from "./test";

/** What a hostile page would do with an administrator's sign-in; it writes what it got into its title. */
const attack = `
  const got = [];
  const tries = [
    () => document.cookie && "cookies",
    () => localStorage.length >= 0 && "storage",
    () => fetch("/api/users").then((answer) => answer.ok && "API"),
    () => navigator.serviceWorker.register("/game/worker.js").then(() => "worker"),
  ];
  Promise.allSettled(tries.map(async (each) => each())).then((all) => {
    document.documentElement.setAttribute("data-got", all.map(({ value }) => value).filter(Boolean).join() || "nothing");
  });`;
const html = `<!doctype html><title>A build</title><p>Shown</p><script>${attack}</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="20">Shown</text><script><![CDATA[${attack}]]></script></svg>`;
const xml = `<x:html xmlns:x="http://www.w3.org/1999/xhtml"><x:p>Shown</x:p><x:script><![CDATA[${attack}]]></x:script></x:html>`;

test("pages, pictures and XML files of a build run nothing when an administrator opens them", async ({
  page,
  games,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(/Blocked script execution/, /favicon\.ico/, /404 \(Not Found\) .*\/game\)/);
  games.install({});
  layOut(games.publicDir, [
    { name: "index.html", content: html },
    { name: "picture.svg", content: svg },
    { name: "feed.xml", content: xml },
    { name: "worker.js", content: "self.onfetch = () => {};" },
  ]);
  await signIn("sysadmin");
  for (const path of ["/game/index.html", "/game", "/game/picture.svg", "/game/feed.xml"]) {
    const answer = await page.goto(path);
    if (answer?.ok()) await expect(page.getByText("Shown")).toBeVisible();
    expect([path, await page.locator(":root").getAttribute("data-got")]).toEqual([path, null]);
  }
});

test("a script on this site can't use a file of the build as service worker", async ({
  page,
  games,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(/404/, /ERR_/);
  games.install({});
  layOut(games.publicDir, [{ name: "worker.js", content: "self.onfetch = () => {};" }]);
  await signIn("player");
  await page.goto("/account");
  const error = await page.evaluate(() =>
    navigator.serviceWorker.register("/game/worker.js").then(
      () => "registered",
      (error: unknown) => String(error),
    ),
  );
  expect(error).toMatch(/bad HTTP response code \(404\)/);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
});
