// Grades for other systems: OneRoster files and xAPI statements, read from the built server.
import { inflateRawSync, crc32 } from "node:zlib";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { recordAttempt } from "../support/set-up";
import { addRunningClass, attemptOf } from "../support/builders";
import { apiUrl, call, testApi, tokenOf } from "../support/rest-api";
import { brokenXapiRules } from "../support/xapi-rules";

const ctx = await testApi({ APP_URL: "https://training.example.org" });

async function addGradedClass() {
  const running = await addRunningClass(ctx, { students: 2 });
  const [first, second] = running.students;
  await recordAttempt(first.ctx, attemptOf(running.lesson, running.sessionId, { totalScore: 77 }));
  const token = await tokenOf(running.owner);
  const decide = async (userId: string, body: object) => {
    const path = `/sessions/${running.sessionId}/grades/${userId}/decisions`;
    return (await call("POST", path, { token, body: { scenarioId: running.lesson, ...body } })).body
      .decisionId as string;
  };
  return { running, first, second, token, decide };
}

/** The files of a zip by the names in its directory; checks sizes and checksums. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06"));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [crc, packed, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const header = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = inflateRawSync(zip.subarray(start, start + packed));
    expect([name, content.length, crc32(content)]).toEqual([name, size, crc]);
    files.set(name, content.toString("utf8"));
    at += 46 + nameLength;
  }
  return files;
}

async function download(sessionId: string, token: string) {
  const answer = await fetch(`${apiUrl()}/api/sessions/${sessionId}/oneroster`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const rows = (name: string) =>
    Papa.parse<Record<string, string>>(files.get(name) ?? "", { header: true, skipEmptyLines: true }).data;
  return { files, rows };
}

test("grades are OneRoster files whose references agree, with the same ids in each download", async () => {
  const { running, first, second, token, decide } = await addGradedClass();
  await decide(second.id, { kind: "excuse", reason: "Was ill." });
  const { files, rows } = await download(running.sessionId, token);
  expect([...files.keys()].sort()).toEqual([
    ...["academicSessions.csv", "categories.csv", "lineItems.csv", "manifest.csv", "results.csv"],
  ]);
  const manifest = new Map(rows("manifest.csv").map(({ propertyName, value }) => [propertyName, value]));
  expect(manifest.get("oneroster.version")).toBe("1.2");
  for (const [property, value] of manifest)
    if (property?.startsWith("file."))
      expect([property, value]).toEqual([property, files.has(`${property.slice(5)}.csv`) ? "bulk" : "absent"]);
  const results = rows("results.csv");
  const items = new Map(rows("lineItems.csv").map((item) => [item.sourcedId, item]));
  const categories = rows("categories.csv").map(({ sourcedId }) => sourcedId);
  const sessions = rows("academicSessions.csv").map(({ sourcedId }) => sourcedId);
  expect(items.size).toBe(running.scenarios.length);
  for (const item of items.values()) {
    expect(categories).toContain(item.categorySourcedId);
    expect(sessions).toContain(item.academicSessionSourcedId);
    expect(item).toMatchObject({ classSourcedId: running.sessionId, resultValueMin: "0", resultValueMax: "100" });
    expect(item.dueDate! >= item.assignDate!).toBe(true);
  }
  expect(results.every(({ lineItemSourcedId }) => items.has(lineItemSourcedId))).toBe(true);
  expect(
    results.map((result) => [result.studentSourcedId, result.scoreStatus, result.score, result.textScore]),
  ).toEqual(
    expect.arrayContaining([
      [first.id, "fully graded", "77", "C"],
      [second.id, "exempt", "", ""],
    ]),
  );
  expect((await download(running.sessionId, token)).files).toEqual(files);
});

test("a class without grades has files with heads alone", async () => {
  const running = await addRunningClass(ctx);
  const { files, rows } = await download(running.sessionId, await tokenOf(running.owner));
  expect(rows("results.csv")).toEqual([]);
  expect(files.get("results.csv")).toMatch(/^sourcedId,status,dateLastModified,lineItemSourcedId,studentSourcedId,/);
});

test("decisions are xAPI statements; undoing one voids its statement", async () => {
  const { running, first, second, token, decide } = await addGradedClass();
  await decide(first.id, { kind: "override", points: 45, maxPoints: 50, reason: "Oral exam." });
  const excused = await decide(second.id, { kind: "excuse", reason: "Was ill." });
  await decide(first.id, { kind: "note", reason: "Only for instructors." });
  await call("DELETE", `/sessions/${running.sessionId}/decisions/${excused}`, { token });
  const { body, headers } = await call("GET", `/sessions/${running.sessionId}/statements`, { token });
  expect(headers.get("x-experience-api-version")).toBe("1.0.3");
  for (const statement of body) expect(brokenXapiRules(statement)).toEqual([]);
  const [scored, waived, voided] = body;
  expect(body).toHaveLength(3);
  expect(scored).toMatchObject({
    actor: { account: { homePage: "https://training.example.org", name: first.id } },
    verb: { display: { "en-US": "scored" } },
    object: { id: `https://training.example.org/xapi/scenarios/${running.lesson}` },
    result: { score: { raw: 45, min: 0, max: 50, scaled: 0.9 } },
    context: { instructor: { account: { name: running.owner.id } }, registration: running.sessionId },
  });
  expect(waived.verb.id).toBe("https://w3id.org/xapi/adl/verbs/waived");
  expect(voided).toMatchObject({
    actor: { account: { name: running.owner.id } },
    verb: { id: "http://adlnet.gov/expapi/verbs/voided" },
    object: { objectType: "StatementRef", id: waived.id },
  });
  expect(JSON.stringify(body)).not.toContain("Only for instructors.");
  const { number } = scored.context.extensions["https://training.example.org/xapi/decision"];
  const { body: later } = await call("GET", `/sessions/${running.sessionId}/statements?since=${number}`, { token });
  expect(later).toEqual([waived, voided]);
});

test("a cleared decision voids its statement, and undoing that states it again with another id", async () => {
  const { running, first, token, decide } = await addGradedClass();
  const decisionId = await decide(first.id, { kind: "override", points: 45, maxPoints: 50, reason: "Oral exam." });
  const batches = `/sessions/${running.sessionId}/decisions/batches`;
  const body = {
    ...{ userIds: [first.id], scenarioIds: [running.lesson] },
    decision: { kind: "clear", reason: "Decided by mistake." },
  };
  const { batchId } = (await call("POST", batches, { token, body })).body;
  const read = async () => (await call("GET", `/sessions/${running.sessionId}/statements`, { token })).body;
  const [scored, voided, ...none] = await read();
  expect(none).toEqual([]);
  expect(voided).toMatchObject({
    verb: { id: "http://adlnet.gov/expapi/verbs/voided" },
    object: { objectType: "StatementRef", id: scored.id },
  });
  await call("DELETE", `${batches}/${batchId}`, { token });
  const [, , again] = await read();
  expect(again).toMatchObject({ verb: scored.verb, result: scored.result, timestamp: scored.timestamp });
  expect(again.id).not.toBe(scored.id);
  await call("DELETE", `/sessions/${running.sessionId}/decisions/${decisionId}`, { token });
  const statements = await read();
  expect(statements).toHaveLength(4);
  expect(statements[3].object.id).toBe(again.id);
  for (const statement of statements) expect(brokenXapiRules(statement)).toEqual([]);
});

test("neither is for students or for other courses", async () => {
  const { running, first } = await addGradedClass();
  const stranger = await addRunningClass(ctx);
  for (const path of ["oneroster", "statements"]) {
    const read = async (token: string) =>
      (await call("GET", `/sessions/${running.sessionId}/${path}`, { token })).status;
    expect([path, await read(await tokenOf(first)), await read(await tokenOf(stranger.owner))]).toEqual([
      path,
      403,
      404,
    ]);
  }
});
