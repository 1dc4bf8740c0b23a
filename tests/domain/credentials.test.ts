// Signed transcripts: who gets one, what it says, and what becomes of it.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, auditEntries, credentials, signingKeys, users } from "~/db/schema";
import { readCredential, type Credential } from "~/domain/credentials/credential-document";
import { issueCredential, type Issuer } from "~/domain/credentials/issue-credential";
import { judgeCredential } from "~/domain/credentials/judge-credential";
import { listCredentialsOf, listOwnCredentials, readCredentialFile } from "~/domain/credentials/own-credentials";
import { allowNextCredential, revokeCredentialOf, revokeOwnCredential } from "~/domain/credentials/revoke-credential";
import { listPublicKeys, readSigningKey, replaceSigningKey } from "~/domain/credentials/signing-keys";
import { changeGradingRules } from "~/domain/gradebook/change-grading";
import { decideGrade } from "~/domain/grades/decide-grade";
import { usualRules } from "~/domain/grades/rules";
import { Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { addOrganization, addUser } from "../support/builders";
import { later, testContext } from "../support/database";
import { addFlightClass, flyHop } from "../support/flown-class";

const ctx = await testContext();
const keys = ["a key of secrets of the tests, 32 c"];
const issuer: Issuer = {
  keys,
  site: { url: "https://apsis.example", productName: "Apsis" },
  sign: async (credential) => Buffer.from(JSON.stringify(credential)).toString("base64url").replace(/^/, "e30.") + ".x",
};
const readToken = async (token: string) => ({
  kind: "signed" as const,
  claims: JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as unknown,
});

test("a passed campaign gives a transcript with its flight, and only the owner's name", async () => {
  const { running, student, choice } = await addFlightClass(ctx);
  await expect(issueCredential(student.ctx, choice, issuer)).rejects.toMatchObject({ code: "conflict" });
  await flyHop(running, student);
  const id = await issueCredential(student.ctx, choice, issuer);
  const file = await readCredentialFile(student.ctx, id);
  const { claims } = await readToken(file.credential);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, student.id));
  const text = JSON.stringify(claims);
  expect(text).toContain(`${user?.firstName} ${user?.lastName}`);
  const attemptIds = (await ctx.db.select().from(attempts).where(eq(attempts.userId, student.id))).map((row) => row.id);
  for (const secret of [user?.email, user?.username, student.id, ...attemptIds])
    expect(JSON.stringify(file)).not.toContain(secret);
  const facts = readCredential(claims);
  expect(facts?.results).toEqual([
    expect.objectContaining({
      source: "server",
      isOpen: true,
      version: expect.any(Number),
      points: expect.any(Number),
    }),
  ]);
  // The solution that points are compared with stays here.
  const flight: unknown = JSON.parse(file.evidence[0]?.content ?? "");
  expect(flight).toMatchObject({ flight: { reference: { how: "", burns: [], turns: [] } }, log: { kind: "flight" } });
  const judged = await judgeCredential(ctx, JSON.stringify(file), readToken);
  expect(judged).toMatchObject({ kind: "genuine", status: "valid", isAltered: false, results: [{ state: "intact" }] });
});

test("points are the server's if it checked every attempt that counts, and a mean has no evidence", async () => {
  const { running, student, choice } = await addFlightClass(ctx);
  await flyHop(running, student);
  await flyHop(running, { ...student, ctx: later(student.ctx, 5) });
  await changeGradingRules(running.owner.ctx, running.id, { ...usualRules, counting: "mean" }, 0);
  const issued = async () => {
    const { credential, evidence } = await readCredentialFile(
      student.ctx,
      await issueCredential(student.ctx, choice, issuer),
    );
    const { claims } = await readToken(credential);
    const results = readCredential(claims)?.results.map(({ source, digest }) => [source, digest]);
    return { results, evidence };
  };
  expect(await issued()).toEqual({ results: [["server", null]], evidence: [] });
  const isOwn = eq(attempts.userId, student.id);
  const [earlier] = await ctx.db.select().from(attempts).where(isOwn).orderBy(attempts.receivedAt);
  const { id = "", scenarioId = "", score = 0, maxScore = 0 } = earlier ?? {};
  const change = (values: object) => ctx.db.update(attempts).set(values).where(eq(attempts.id, id));
  await change({ checkedBy: "catalogue" });
  expect(await issued()).toEqual({ results: [["game", null]], evidence: [] });
  await change({ recorded: { score, maxScore } });
  expect(await issued()).toEqual({ results: [["instructor", null]], evidence: [] });
  const grade = { classSessionId: running.sessionId, userId: student.id, scenarioId };
  await decideGrade(running.owner.ctx, grade, { kind: "adjust", points: -1, reason: "A hint." });
  expect(await issued()).toEqual({ results: [["instructor", null]], evidence: [] });
});

test("a file with altered, added or left out evidence says so", async () => {
  const { running, student, choice } = await addFlightClass(ctx);
  await flyHop(running, student);
  const id = await issueCredential(student.ctx, choice, issuer);
  const { credential, evidence } = await readCredentialFile(student.ctx, id);
  const judge = (pieces: unknown) => judgeCredential(ctx, JSON.stringify({ credential, evidence: pieces }), readToken);
  const altered = evidence.map((piece) => ({ ...piece, content: piece.content.replace(/"points":\d+/, '"points":1') }));
  expect(await judge(altered)).toMatchObject({ isAltered: true, results: [{ state: "altered", flight: null }] });
  expect(await judge([...evidence, { id: "urn:x", content: "{}" }])).toMatchObject({ isAltered: true });
  expect(await judge([...altered, ...evidence])).toMatchObject({ isAltered: true });
  expect(await judge(Array(900_000).fill(0))).toEqual({ kind: "unreadable" });
  expect(await judge([])).toMatchObject({ isAltered: false, results: [{ state: "missing", flight: null }] });
  expect(await judgeCredential(ctx, ` ${credential}\n`, readToken)).toMatchObject({ kind: "genuine", status: "valid" });
  for (const text of ["", "{", "[]", "null", `{"credential":7}`, "a.b", `{"credential":"${"a".repeat(500_000)}.b.c"}`])
    expect(await judgeCredential(ctx, text, readToken)).toEqual({ kind: "unreadable" });
});

test("its owner or an administrator revokes a transcript once, and nobody else", async () => {
  const { running, student, choice } = await addFlightClass(ctx);
  await flyHop(running, student);
  const [one, two] = [
    await issueCredential(student.ctx, choice, issuer),
    await issueCredential(student.ctx, choice, issuer),
  ];
  const other = running.students[1];
  await expect(readCredentialFile(other.ctx, one)).rejects.toMatchObject({ code: "notFound" });
  await expect(revokeOwnCredential(other.ctx, one)).rejects.toMatchObject({ code: "notFound" });
  await expect(issueCredential(other.ctx, choice, issuer)).rejects.toMatchObject({ code: "conflict" });
  await revokeOwnCredential(student.ctx, one);
  await expect(revokeOwnCredential(student.ctx, one)).rejects.toMatchObject({ code: "notFound" });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  const stranger = await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) });
  await expect(revokeCredentialOf(stranger.ctx, student.id, two)).rejects.toMatchObject({ code: "notFound" });
  await expect(revokeCredentialOf(admin.ctx, other.id, two)).rejects.toMatchObject({ code: "notFound" });
  await revokeCredentialOf(admin.ctx, student.id, two);
  const listed = await listOwnCredentials(student.ctx);
  expect(listed.map(({ revokedAt }) => revokedAt)).toEqual([expect.any(Date), expect.any(Date)]);
  expect(await listCredentialsOf(admin.ctx, student.id)).toEqual(listed);
  const file = await readCredentialFile(student.ctx, two);
  expect(await judgeCredential(ctx, JSON.stringify(file), readToken)).toMatchObject({ status: "revoked" });
  // One's own revocation bars nothing, an administrator's does until it's lifted by one.
  await expect(issueCredential(student.ctx, choice, issuer)).rejects.toMatchObject({
    message: texts.credentials.barred,
  });
  await expect(allowNextCredential(stranger.ctx, student.id, two)).rejects.toMatchObject({ code: "notFound" });
  await expect(allowNextCredential(student.ctx, student.id, two)).rejects.toBeInstanceOf(Refusal);
  await expect(allowNextCredential(admin.ctx, student.id, one)).rejects.toMatchObject({ code: "notFound" });
  await allowNextCredential(admin.ctx, student.id, two);
  const again = await issueCredential(student.ctx, choice, issuer);
  // At the same time: nothing is issued after the revocation.
  const atOnce = await Promise.allSettled([
    revokeCredentialOf(admin.ctx, student.id, again),
    issueCredential(student.ctx, choice, issuer),
  ]);
  expect(atOnce[0].status).toBe("fulfilled");
  await expect(issueCredential(student.ctx, choice, issuer)).rejects.toMatchObject({ code: "conflict" });
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, student.id));
  expect(entries.filter(({ action }) => action === "user.revokeCredential")).toHaveLength(3);
  expect(entries.filter(({ action }) => action === "user.allowCredential")).toHaveLength(1);
  await ctx.db.delete(credentials).where(eq(credentials.id, two));
  expect(await judgeCredential(ctx, JSON.stringify(file), readToken)).toMatchObject({ status: "unknown" });
});

test("without a name, or by an API token, nothing is issued", async () => {
  const { running, student, choice } = await addFlightClass(ctx);
  await flyHop(running, student);
  const byToken = { ...student.ctx, actor: { ...student.ctx.actor, signInId: null } };
  await expect(issueCredential(byToken, choice, issuer)).rejects.toMatchObject({ code: "forbidden" });
  await ctx.db.update(users).set({ firstName: "", lastName: " " }).where(eq(users.id, student.id));
  await expect(issueCredential(student.ctx, choice, issuer)).rejects.toMatchObject({ code: "conflict" });
});

test("two first transcripts at once share one key; a replaced key loses its private half, not its public one", async () => {
  await ctx.db.delete(signingKeys);
  const [one, other] = await Promise.all([readSigningKey(ctx, keys), readSigningKey(ctx, keys)]);
  expect(one).toEqual(other);
  await expect(readSigningKey(ctx, ["another key of secrets, 32 letters"])).rejects.toMatchObject({ code: "conflict" });
  const next = await replaceSigningKey(later(ctx, 1), keys);
  expect((await readSigningKey(ctx, keys)).id).toBe(next);
  const rows = await ctx.db.select().from(signingKeys);
  expect(rows.map(({ privateKey }) => privateKey === null).sort()).toEqual([false, true]);
  expect((await listPublicKeys(ctx)).map(({ id }) => id)).toEqual([one.id, next]);
  for (const { publicKey } of rows) expect(Object.keys(publicKey).sort()).toEqual(["alg", "e", "kty", "n", "use"]);
});

test("a credential has exactly what Open Badges 3.0 asks for", async () => {
  const { running, student, choice } = await addFlightClass(ctx);
  await flyHop(running, student);
  let signed: Credential | undefined;
  const sign: Issuer["sign"] = (credential, key) => ((signed = credential), issuer.sign(credential, key));
  await issueCredential(student.ctx, choice, { ...issuer, sign });
  expect(signed).toMatchObject({
    "@context": [
      "https://www.w3.org/ns/credentials/v2",
      expect.stringContaining("/spec/ob/v3p0/context-3.0.3.json"),
      expect.stringContaining("/spec/ob/v3p0/extensions.json"),
      { version: "https://schema.org/version", attached: "https://apsis.example/verify#attached" },
    ],
    type: ["VerifiableCredential", "AchievementCredential"],
    issuer: { id: "did:web:apsis.example", type: ["Profile"] },
    validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    credentialSubject: {
      type: ["AchievementSubject"],
      identifier: [{ type: "IdentityObject", identityType: "name", hashed: false }],
      achievement: { type: ["Achievement"], criteria: { narrative: expect.any(String) } },
    },
    credentialStatus: { type: "1EdTechRevocationList" },
  });
});
