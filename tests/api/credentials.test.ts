// Signed transcripts over HTTP: created with consent, downloaded, verified by anybody, revoked; and forged ones.
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWTPayload,
} from "jose";
import { expect, test } from "vitest";
import { addUser, testPassword, type Person } from "../support/builders";
import { texts } from "../support/catalogue";
import { addFlightClass, flyHop } from "../support/flown-class";
import { apiUrl, ask, someAddress, testApi } from "../support/rest-api";
import { SignInBrowser } from "../support/sign-in-browser";

const ctx = await testApi();

async function enterAs({ userName }: Person) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: userName, password: testPassword });
  return browser;
}

/** A transcript that a student has created on the page. */
async function issue() {
  const { running, student, choice } = await addFlightClass(ctx);
  await flyHop(running, student);
  const browser = await enterAs(student);
  const page = `/results/credentials?class=${running.sessionId}`;
  const created = await browser.visit(page, { intent: "issue", ...choice, consent: "on" });
  expect([created.status, created.location]).toEqual([302, `${apiUrl()}${page}`]);
  const link = /\/results\/credentials\/([0-9a-f-]{36})/.exec((await browser.visit(page)).text);
  const { text } = await browser.visit(link?.[0] ?? "");
  // The file that the page names.
  const file = JSON.parse(text) as { credential: string; evidence: { id: string; content: string }[] };
  return { running, student, browser, page, id: link?.[1] ?? "", choice, file, text };
}

/** What `/verify` says, to a browser without scripts. */
async function verify(content: string | Blob, address = someAddress()) {
  const form = new FormData();
  if (typeof content === "string") form.set("pasted", content);
  else form.set("file", content, "transcript.json");
  const answer = await ask("/verify", { method: "POST", body: form, headers: { "x-forwarded-for": address } });
  return { status: answer.status, text: (await answer.text()).replaceAll("&#x27;", "'").replaceAll("<!-- -->", "") };
}

test("a transcript is created with consent only, and anybody verifies it with the published keys", async () => {
  const { file, text, id } = await issue();
  const address = (path: string) => path.replace(/^https?:\/\/[^/]+/, apiUrl());
  const keySet = createRemoteJWKSet(new URL(`${apiUrl()}/.well-known/jwks.json`));
  const { payload, protectedHeader } = await jwtVerify(file.credential, keySet, { algorithms: ["RS256"], typ: "JWT" });
  expect(Object.keys(protectedHeader).sort()).toEqual(["alg", "kid", "typ"]);
  expect(payload).toMatchObject({
    jti: `urn:uuid:${id}`,
    iss: expect.stringMatching(/^did:web:/),
    nbf: expect.any(Number),
  });
  // By the key's own address, and by the issuer's document, as other verifiers find it.
  const key = await (await fetch(address(protectedHeader.kid ?? ""))).json();
  await jwtVerify(file.credential, await importJWK(key, "RS256"));
  const did = await (await fetch(`${apiUrl()}/.well-known/did.json`)).json();
  expect(did).toMatchObject({ id: payload.iss, verificationMethod: [{ controller: payload.iss }] });
  expect(did.assertionMethod).toEqual([did.verificationMethod[0].id]);
  await jwtVerify(file.credential, await importJWK(did.verificationMethod[0].publicKeyJwk, "RS256"));
  for (const published of [key, did]) expect(JSON.stringify(published)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
  for (const content of [text, new Blob([text]), file.credential]) {
    const seen = await verify(content);
    expect(seen.status).toBe(200);
    for (const part of [texts.credentials.validTitle, "Ada Lovelace", texts.credentials.flyNeedsScripts].slice(
      0,
      content === file.credential ? 2 : 3,
    ))
      expect(seen.text).toContain(part);
  }
});

test("without consent nothing is created, and nobody downloads or revokes another's", async () => {
  const { browser, page, choice, id, running } = await issue();
  const refused = await browser.visit(page, { intent: "issue", ...choice });
  expect([refused.status, refused.text.includes(texts.credentials.consentMissing)]).toEqual([422, true]);
  const other = await enterAs(running.students[1]);
  expect((await other.visit(`/results/credentials/${id}`)).status).toBe(404);
  expect((await other.visit(page, { intent: "revoke-credential", id })).status).toBe(404);
  expect((await other.visit(page, { intent: "issue", ...choice, consent: "on" })).status).toBe(409);
  const stranger = await enterAs(await addUser(ctx));
  expect((await stranger.visit(page, { intent: "issue", ...choice, consent: "on" })).status).toBe(404);
  expect((await new SignInBrowser(apiUrl()).visit(`/results/credentials/${id}`)).location).toBe(`${apiUrl()}/`);
});

test("a revoked transcript says so, also to other verifiers", async () => {
  const { browser, page, id, text } = await issue();
  const status = async () => (await ask(`/verify/status/${id}`)).json();
  expect((await status()).revokedCredential).toEqual([]);
  expect((await browser.visit(page, { intent: "revoke-credential", id })).status).toBe(302);
  expect((await browser.visit(page, { intent: "revoke-credential", id })).status).toBe(404);
  expect((await status()).revokedCredential).toEqual([{ id: `urn:uuid:${id}`, revoked: true }]);
  const seen = await verify(text);
  expect(seen.text).toContain(texts.credentials.revokedTitle);
  expect(seen.text).not.toContain(texts.credentials.validTitle);
});

test("forged and altered files are never genuine", async () => {
  const { file } = await issue();
  const { kid = "" } = decodeProtectedHeader(file.credential);
  const claims = decodeJwt(file.credential);
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const jwk = await exportJWK(publicKey);
  const published = await (await fetch(kid.replace(/^https?:\/\/[^/]+/, apiUrl()))).json();
  const sign = (payload: JWTPayload, header: object) =>
    new SignJWT(payload).setProtectedHeader({ alg: "RS256", ...header });
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const [header = "", payload = "", signature = ""] = file.credential.split(".");
  const better = encode({ ...claims, name: "Everything" });
  const forged = [
    `${header}.${better}.${signature}`,
    `${encode({ alg: "none", kid })}.${payload}.x`,
    `${encode({ alg: "none", kid })}.${payload}.${signature}`,
    await sign(claims, { kid }).sign(privateKey),
    await sign(claims, { kid, jwk }).sign(privateKey),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid })
      .sign(new TextEncoder().encode(JSON.stringify(published))),
    await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid }).sign(Buffer.from(published.n, "base64url")),
    `${encode({ alg: "RS256", kid, crit: ["x"], x: 1 })}.${payload}.${signature}`,
  ];
  for (const token of forged) {
    const seen = await verify(token);
    expect([seen.status, seen.text.includes(texts.credentials.forgedTitle)], token.slice(0, 80)).toEqual([200, true]);
  }
  const elsewhere = await sign(claims, { kid: "https://other.example/key", jwk }).sign(privateKey);
  expect((await verify(elsewhere)).text).toContain(texts.credentials.foreignTitle);
  for (const unnamed of [
    `${encode({ alg: "RS256", kid: 7 })}.${payload}.${signature}`,
    `${encode({ alg: "RS256" })}.${encode({ iss: [{}] })}.x`,
  ]) {
    const seen = await verify(unnamed);
    expect([seen.status, seen.text.includes(texts.credentials.foreignTitle)]).toEqual([200, true]);
  }
  const [evidence] = file.evidence;
  const content = evidence?.content.replace(/"points":\d+/, '"points":1') ?? "";
  const altered = await verify(JSON.stringify({ ...file, evidence: [{ ...evidence, content }] }));
  expect(altered.text).toContain(texts.credentials.alteredTitle);
  expect(altered.text).not.toContain(texts.credentials.validTitle);
});

test("nothing that somebody sends breaks the page", async () => {
  const deep = `{"credential":"a.b.c","evidence":${"[".repeat(400_000)}${"]".repeat(400_000)}}`;
  const odd = [
    deep,
    "{",
    '{"credential":{}}',
    "\u0000",
    "....",
    `${"a".repeat(399_000)}.e30.x`,
    "eyJhbGciOiJSUzI1NiJ9.e30.",
    "💥",
  ];
  for (const text of odd) {
    const seen = await verify(text);
    expect(seen.status, text.slice(0, 30)).toBe(200);
    expect(seen.text).not.toContain(texts.credentials.validTitle);
  }
  expect((await verify("")).status).toBe(422);
  expect((await verify(" ".repeat(3 * 1024 * 1024))).status).toBe(413);
  for (const path of ["/verify/keys/x", "/verify/keys/00000000-0000-4000-8000-000000000000", "/verify/status/x"])
    expect((await ask(path)).status).toBe(404);
  const address = someAddress();
  const statuses: number[] = [];
  for (let tries = 0; tries < 122; tries++) statuses.push((await verify("x", address)).status);
  expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
});
