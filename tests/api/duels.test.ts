// Duels over HTTP: what two games do, and what somebody does who means harm.
import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "vitest";
import { addRunningClass, type Person } from "../support/builders";
import { emptyClocks } from "../support/duels";
import { apiUrl, call, someAddress, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

async function addPair() {
  const running = await addRunningClass<2>(ctx, { students: 2 });
  const enter = async (person: Person) => ({ token: await tokenOf(person) });
  const [ada, ben] = running.students;
  return {
    classId: running.sessionId,
    ada: await enter(ada),
    ben: await enter(ben),
    owner: await enter(running.owner),
  };
}

async function beginDuel({ classId, ada, ben }: Awaited<ReturnType<typeof addPair>>): Promise<string> {
  const opened = await call("POST", "/duels", { ...ada, body: { classId, kind: "inspection", pace: "live" } });
  expect(opened.status).toBe(201);
  const id = String(opened.body.id);
  expect((await call("POST", `/duels/${id}/joins`, ben)).status).toBe(200);
  return id;
}

test("two students find each other, play a whole duel, and read its points", async () => {
  const pair = await addPair();
  const { classId, ada, ben } = pair;
  const opened = await call("POST", "/duels", { ...ada, body: { classId, kind: "pursuit", pace: "live" } });
  expect([opened.status, opened.body.status, opened.body.opponent]).toEqual([201, "open", null]);
  const listed = await call("GET", `/duels?classId=${classId}`, ben);
  expect(listed.body.data).toMatchObject([{ id: opened.body.id, isOwn: false, status: "open" }]);
  const { id } = listed.body.data[0];
  let duel = await call("POST", `/duels/${id}/joins`, ben);
  expect(duel.body).toMatchObject({ status: "running", open: { round: 0, turn: 0, youSent: false, otherSent: false } });
  for (let turns = 0; duel.body.open; turns++) {
    expect(turns).toBeLessThan(24);
    const { round, turn } = duel.body.open;
    await call("POST", `/duels/${id}/moves`, { ...ada, body: { round, turn, burn: [0, 0.1, 0] } });
    duel = await call("POST", `/duels/${id}/moves`, { ...ben, body: { round, turn, burn: [0.1, 0, 0] } });
    expect(duel.status).toBe(200);
  }
  expect(duel.body).toMatchObject({ status: "ended", endedBy: "played" });
  const seen = await call("GET", `/duels/${id}`, ada);
  expect(seen.body.points).toEqual({ you: duel.body.points.other, other: duel.body.points.you });
  expect(seen.body.rounds.map(({ you }: { you: string }) => you)).toEqual(["chaser", "target"]);
});

test("a poll is answered 304 until the other one moves, also by a tag that a proxy marked as weak", async () => {
  const pair = await addPair();
  const id = await beginDuel(pair);
  const read = await call("GET", `/duels/${id}`, pair.ada);
  const tag = read.headers.get("etag") ?? "";
  expect(tag.replace("W/", "")).toBe(`"${read.body.version}"`);
  const poll = (sent: string) => call("GET", `/duels/${id}`, { ...pair.ada, headers: { "if-none-match": sent } });
  for (const sent of [tag, `W/"${read.body.version}"`]) {
    const same = await poll(sent);
    expect([same.status, same.body]).toEqual([304, ""]);
  }
  const burn = [0, 1.2345, 0];
  await call("POST", `/duels/${id}/moves`, { ...pair.ben, body: { round: 0, turn: 0, burn } });
  const changed = await poll(tag);
  expect([changed.status, changed.body.open.otherSent]).toEqual([200, true]);
  expect(JSON.stringify([changed.body, [...changed.headers]])).not.toContain("1.2345");
  for (const wrong of ["", "nonsense", '"99"', `"${"9".repeat(400)}"`]) expect((await poll(wrong)).status).toBe(200);
});

test("both send at once, three times each: one turn is flown", async () => {
  const pair = await addPair();
  const id = await beginDuel(pair);
  const send = (who: { token: string }) =>
    call("POST", `/duels/${id}/moves`, { ...who, body: { round: 0, turn: 0, burn: [0, 0.5, 0] } });
  const answers = await Promise.all([pair.ada, pair.ben, pair.ada, pair.ben, pair.ada, pair.ben].map(send));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const { body } = await call("GET", `/duels/${id}`, pair.ada);
  expect([body.rounds[0].turns.length, body.open.turn]).toEqual([1, 1]);
});

test("a clock that has run out flies the turn when anybody polls, and the absent player isn't waited for", async () => {
  const pair = await addPair();
  const id = await beginDuel(pair);
  const sent = await call("POST", `/duels/${id}/moves`, { ...pair.ada, body: { round: 0, turn: 0, burn: [0, 1, 0] } });
  expect((await call("POST", `/duels/${id}/absences`, pair.ada)).status).toBe(409);
  await emptyClocks(ctx, id);
  const headers = { "if-none-match": `"${sent.body.version}"` };
  const polled = await call("GET", `/duels/${id}`, { ...pair.ada, headers });
  expect(polled.body).toMatchObject({ open: { turn: 1 }, otherRanOut: true });
  expect(polled.body.rounds[0].turns).toEqual([{ burns: { chaser: [0, 1, 0], target: [0, 0, 0] } }]);
  expect((await call("POST", `/duels/${id}/absences`, pair.ada)).body).toMatchObject({ otherIsFinished: true });
  let duel = polled.body;
  while (duel.open) {
    const { round, turn } = duel.open;
    duel = (await call("POST", `/duels/${id}/moves`, { ...pair.ada, body: { round, turn, burn: [0, 0, 0] } })).body;
  }
  expect(duel).toMatchObject({ status: "ended", endedBy: "clock" });
});

test("a clock runs while the body of a move is on its way", async () => {
  const pair = await addPair();
  const id = await beginDuel(pair);
  const sending = request(`${apiUrl()}/api/duels/${id}/moves`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-auth-token": pair.ada.token, "x-forwarded-for": someAddress() },
  });
  const answered = once(sending, "response");
  sending.write('{"round": 0, "turn": 0, ');
  // Meanwhile the server has begun to answer.
  for (let polls = 0; polls < 3; polls++) await call("GET", `/duels/${id}`, pair.ben);
  await emptyClocks(ctx, id, 0);
  sending.end('"burn": [0, 1, 0]}');
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(409);
  const { body } = await call("GET", `/duels/${id}`, pair.ben);
  expect(body.rounds[0].turns[0].burns).toEqual({ chaser: [0, 0, 0], target: [0, 0, 0] });
});

test.each<[string, unknown]>([
  ["too large", { round: 0, turn: 0, burn: [0, 99, 0] }],
  ["not three numbers", { round: 0, turn: 0, burn: [0, 1] }],
  ["four numbers", { round: 0, turn: 0, burn: [0, 1, 0, 0] }],
  ["a text", { round: 0, turn: 0, burn: "0,1,0" }],
  ["of a text", { round: 0, turn: 0, burn: [0, "1", 0] }],
])("a burn that is %s is refused at its field", async (_, body) => {
  const pair = await addPair();
  const id = await beginDuel(pair);
  const refused = await call("POST", `/duels/${id}/moves`, { ...pair.ada, body });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).join(" ").toLowerCase()).toContain("burn");
});

test.each<[string, string, number]>([
  ["NaN", '{"round":0,"turn":0,"burn":[NaN,0,0]}', 422],
  ["above every number", '{"round":0,"turn":0,"burn":[1e999,0,0]}', 422],
  ["huge, with a length above every number", '{"round":0,"turn":0,"burn":[-1e308,1e308,1e308]}', 422],
  ["nothing", '{"round":0,"turn":0,"burn":[null,0,0]}', 422],
  ["of a turn that no match has", '{"round":1e300,"turn":0,"burn":[0,0,0]}', 409],
  ["a megabyte long", `{"round":0,"turn":0,"burn":[${"0,".repeat(500_000)}0]}`, 413],
])("a burn that is %s is refused, and its turn stays open", async (_, text, status) => {
  const pair = await addPair();
  const id = await beginDuel(pair);
  const headers = { "content-type": "application/json" };
  expect((await call("POST", `/duels/${id}/moves`, { ...pair.ada, text, headers })).status).toBe(status);
  const { body } = await call("GET", `/duels/${id}`, pair.ada);
  expect(body).toMatchObject({ version: 2, open: { round: 0, turn: 0, youSent: false } });
});

test("a burn can't be sent for the other player, nor for a turn that was flown or isn't open yet", async () => {
  const pair = await addPair();
  const id = await beginDuel(pair);
  const send = (who: { token: string }, body: object) => call("POST", `/duels/${id}/moves`, { ...who, body });
  const burn = [0, 1, 0];
  for (const field of ["side", "role", "seat", "userId"])
    expect((await send(pair.ada, { round: 0, turn: 0, burn, [field]: "target" })).status).toBe(422);
  expect((await send(pair.ada, { round: 0, turn: 1, burn })).status).toBe(409);
  await send(pair.ada, { round: 0, turn: 0, burn });
  await send(pair.ben, { round: 0, turn: 0, burn: [0, 0, 0] });
  expect((await send(pair.ben, { round: 0, turn: 0, burn })).status).toBe(409);
  const { body } = await call("GET", `/duels/${id}`, pair.ben);
  expect(body.rounds[0].turns).toEqual([{ burns: { chaser: burn, target: [0, 0, 0] } }]);
  expect(body.open).toMatchObject({ turn: 1, youSent: false, otherSent: false });
});

test("a hidden burn changes neither the length nor the fields of what the other one reads", async () => {
  const pair = await addPair();
  const read = [];
  for (const burn of [
    [0, 0, 0],
    [1.2345, -0.6789, 0.1234],
  ]) {
    const id = await beginDuel(pair);
    await call("POST", `/duels/${id}/moves`, { ...pair.ada, body: { round: 0, turn: 0, burn } });
    const { body } = await call("GET", `/duels/${id}`, pair.ben);
    read.push({ ...body, id: "", seed: 0, clocks: null, createdAt: "", changedAt: "", now: "" });
  }
  expect(JSON.stringify(read[1])).toBe(JSON.stringify(read[0]));
});

test("unknown fields, kinds and turns are refused", async () => {
  const pair = await addPair();
  const opened = { classId: pair.classId, kind: "pursuit", pace: "live" };
  for (const body of [{ ...opened, seed: 7 }, { ...opened, kind: "war" }, { ...opened, pace: "" }, {}])
    expect((await call("POST", "/duels", { ...pair.ada, body })).status).toBe(422);
  const id = await beginDuel(pair);
  const move = (body: object) => call("POST", `/duels/${id}/moves`, { ...pair.ada, body });
  const burn = [0, 0, 0];
  expect((await move({ round: 0, turn: 0, burn, userId: "x" })).status).toBe(422);
  expect((await move({ round: -1, turn: 0, burn })).status).toBe(422);
  expect((await move({ round: 0, turn: 0.5, burn })).status).toBe(422);
  expect((await move({ round: 1, turn: 0, burn })).status).toBe(409);
  expect((await call("POST", `/duels/${id}/resignations`, { ...pair.ada, body: { points: 200 } })).status).toBe(422);
});

test("a player who resigns has lost, and nothing more can be sent", async () => {
  const pair = await addPair();
  const id = await beginDuel(pair);
  const given = await call("POST", `/duels/${id}/resignations`, pair.ben);
  expect(given.body).toMatchObject({ outcome: "lost", endedBy: "resigned", points: { you: 0, other: 200 } });
  const body = { round: 0, turn: 0, burn: [0, 0, 0] };
  expect((await call("POST", `/duels/${id}/moves`, { ...pair.ada, body })).status).toBe(409);
  expect((await call("POST", `/duels/${id}/absences`, pair.ada)).status).toBe(409);
});

test("an instructor and visitors find no duel of the class", async () => {
  const pair = await addPair();
  const id = await beginDuel(pair);
  expect((await call("GET", `/duels/${id}`, pair.owner)).status).toBe(404);
  expect((await call("GET", `/duels?classId=${pair.classId}`, pair.owner)).status).toBe(404);
  expect((await call("GET", `/duels/${id}`)).status).toBe(401);
  expect((await call("GET", "/duels/1", pair.ada)).status).toBe(404);
});
