// Pages for visitors: files rendered once, equal to the Remix pages.
import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request as http } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { demoPassword, expect, refusedRequest, test } from "./test";
import { firstOf } from "../support/tuples";

const { routes } = JSON.parse(readFileSync("vercel.json", "utf8")) as { routes: { src?: string; dest?: string }[] };

const exported = ["/", "/password-reset", "/forbidden", "/server-error", "/unauthorized"];

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The answer as sent. */
const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((done, fail) => {
    const outgoing = http(url, { method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      done({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    outgoing.on("error", fail).end();
  });

const policyOf = ({ headers }: Answer) => String(headers["content-security-policy"]);
const isFile = (answer: Answer) => policyOf(answer).includes("'sha256-");
const isRemix = (answer: Answer) => policyOf(answer).includes("'nonce-");

for (const path of [...exported, "/no/such/page"]) {
  test(`${path} is a file for visitors: precompressed, with an ETag and a policy of hashes`, async ({ baseURL }) => {
    const status = path === "/no/such/page" ? 404 : 200;
    const plain = await get(baseURL + path);
    expect([plain.status, isFile(plain), plain.headers["content-encoding"], plain.headers["set-cookie"]]).toEqual([
      status,
      true,
      undefined,
      undefined,
    ]);
    expect(policyOf(plain)).toContain("frame-ancestors 'none'");
    expect(plain.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    // Browsers also cache the login page with a sign-in, because requesting it would end the sign-in.
    expect(plain.headers.vary).toBe(path === "/" ? "Accept-Encoding" : "Cookie, Accept-Encoding");
    const br = await get(baseURL + path, { "accept-encoding": "gzip, deflate, br" });
    const gzip = await get(baseURL + path, { "accept-encoding": "gzip, br;q=0" });
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const revalidation = await get(baseURL + path, {
      "accept-encoding": "br",
      "if-none-match": `"other", W/${br.headers.etag}`,
    });
    expect([revalidation.status, revalidation.body.length]).toEqual([304, 0]);
    const head = await get(baseURL + path, {}, "HEAD");
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
      status,
      0,
      String(plain.body.length),
    ]);
  });

  test(`${path} is the same Remix page for requests with a sign-in, flash or query`, async ({ baseURL }) => {
    for (const cookie of ["apsis_sign_in=x", "tz=UTC; apsis_flash=x"])
      expect(isRemix(await get(baseURL + path, { cookie })), cookie).toBe(true);
    expect(isFile(await get(baseURL + path, { cookie: "tz=UTC; username=x" }))).toBe(true);
    expect(isRemix(await get(`${baseURL + path}?utm=1`))).toBe(true);
    const [file, page] = [await get(baseURL + path), await get(baseURL + path, { cookie: "apsis_flash=x" })];
    expect([isRemix(page), page.status]).toEqual([true, file.status]);
    expect(markup(file)).toBe(markup(page));
  });
}

/** The document without its scripts and security attributes. */
const markup = ({ body }: Answer) =>
  body
    .toString()
    .replace(/<script[^]*?<\/script>/g, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/ nonce="[^"]*"/g, "");

test("no page of the site is answered as missing", () => {
  const missing = new RegExp(`^${routes.find(({ dest }) => dest === "/exported/404.html")!.src}$`);
  const segments = readdirSync("app/routes").map((name) => {
    const path = name.replace(/^_shell\./, "").replace(/\.tsx?$/, "");
    // Brackets: the dots between them separate nothing.
    return /^\[(.+?)\]/.exec(path)?.[1] ?? firstOf(firstOf(path.split(/[._]\./)).split("."));
  });
  for (const segment of segments.filter((name) => !/^[_$]/.test(name)))
    expect(
      [`/${segment}`, `/${segment}/x`].filter((path) => missing.test(path)),
      segment,
    ).toEqual([]);
  for (const path of [
    "/api/x",
    "/assets/x.js",
    "/game/Build/x",
    "/healthz",
    "/metrics",
    "/__manifest",
    "/_root.data",
    "/no/such.data",
  ])
    expect(missing.test(path), path).toBe(false);
  for (const path of ["/no", "/administrator", "/no/such/page", "/favicon.ico"])
    expect(missing.test(path), path).toBe(true);
});

test("the page hydrates under its policy, or without one", async ({ page, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => void violations.push(text));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  await page.goto("/no/such/page");
  await page.getByRole("button", { name: "Go to Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
  await page.goto("/");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Username is required.")).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the exported login form logs in", async ({ page }) => {
    const answer = await page.goto("/");
    expect(answer!.headers()["content-security-policy"]).toContain("'sha256-");
    await page.getByLabel("Username").fill("instructor");
    await page.getByLabel("Password").fill(demoPassword);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(/\/instructor\/gradebook\//);
  });
});
