import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApiCalls } from "../../client/api-calls";
import { duelRules } from "../../physics/duel-rules";
import { changeDuel, createDuel, fetchDuel, fetchDuels, sendMove, type Duel } from "../../simulator/api/duels";
import { DuelFeed } from "../../simulator/screens/duel/feed";
import { flyRounds } from "../../simulator/screens/duel/record";
import { FakeDuels } from "../support/fake-duels";

let host: Server;
let time: number;
let calls: string[];
/** What becomes of the next answers: lost after the server has worked. */
let lost: number;
const now = () => time;
const as = (user: string) => ({
  calls: createApiCalls({
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    headers: () => ({ "x-user": user }),
  }),
});

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
}

beforeEach(async () => {
  [time, calls, lost] = [1_000_000, [], 0];
  const fake = new FakeDuels(now);
  host = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = "", url: path = "", headers } = request;
      calls.push(`${method} ${path}`);
      const ifNoneMatch = headers["if-none-match"] ?? null;
      const answer = fake.answer({ user: String(headers["x-user"]), method, path, body, ifNoneMatch });
      if (lost > 0) return void (lost--, request.socket.destroy());
      response.writeHead(answer.status, answer.body ? { "content-type": "application/json" } : {});
      response.end(answer.body ? JSON.stringify(answer.body) : undefined);
    });
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
});
afterEach(() => void host.close());

async function begin(pace: "live" | "days" = "live", kind: "pursuit" | "inspection" = "pursuit") {
  const { id } = await createDuel(as("anna"), { classId: "class", kind, pace });
  await changeDuel(as("ben"), id, "joins");
  const duel = (await fetchDuel(as("anna"), id))!;
  calls.length = 0;
  return duel;
}

/** A feed, and a way to wait for what it asks. */
function follow(duel: Duel) {
  let changed = () => {};
  const feed = new DuelFeed(as("anna"), duel, () => changed(), now);
  const exchange = async (seconds = 0) => {
    time += seconds * 1000;
    const done = new Promise<void>((resolve) => (changed = resolve));
    feed.tick();
    await done;
  };
  return { feed, exchange };
}

test("the game asks every two seconds while it is drawn, less often with a day a turn, and not while hidden", async () => {
  for (const [pace, seconds] of [
    ["live", 2],
    ["days", 5],
  ] as const) {
    const duel = await begin(pace);
    const { feed, exchange } = follow(duel);
    time += seconds * 1000 - 1;
    feed.tick();
    expect(calls).toEqual([]);
    await exchange(0.001);
    expect(calls).toEqual([`GET /api/duels/${duel.id}`]);
    // Nothing has changed, so the server sent nothing.
    expect(feed.duel).toBe(duel);
    time += 3_600_000;
    expect(calls).toHaveLength(1);
  }
});

test("with a day a turn, the game asks every half minute once nothing has happened for two", async () => {
  const { feed, exchange } = follow(await begin("days"));
  await exchange(119);
  expect(feed.pause).toBe(5);
  await exchange(5);
  expect(feed.pause).toBe(30);
  lost = 1;
  feed.send([0, 1, 0]);
  await exchange();
  // A burn is sent again soon: its player's clock is running.
  expect(feed.pause).toBe(4);
});

test("a burn whose answer was lost is sent again, and counts once", async () => {
  const { feed, exchange } = follow(await begin());
  lost = 1;
  feed.send([0.1, -2, 0]);
  await exchange();
  expect(feed).toMatchObject({ failures: 1, unsent: { round: 0, turn: 0, burn: [0.1, -2, 0] } });
  await exchange(4);
  expect(feed).toMatchObject({ failures: 0, unsent: null, refusal: null });
  expect(feed.duel.open).toEqual({ round: 0, turn: 0, youSent: true, otherSent: false });
  await sendMove(as("ben"), feed.duel.id, { round: 0, turn: 0, burn: [0, 1, 0] });
  await exchange(2);
  expect(feed.duel.rounds[0]!.turns).toEqual([{ burns: { chaser: [0.1, -2, 0], target: [0, 1, 0] } }]);
});

test("pauses double after each failure, up to a minute", async () => {
  const { feed, exchange } = follow(await begin());
  lost = 9;
  const pauses = [];
  for (let at = 0; at < 6; at++) {
    await exchange(feed.pause);
    pauses.push(feed.pause);
  }
  expect(pauses).toEqual([4, 8, 16, 32, 60, 60]);
  lost = 0;
  feed.hurry();
  await exchange();
  expect(feed).toMatchObject({ failures: 0, pause: 2 });
});

test("a refused burn isn't sent again: the game says why and reads the turn that is open", async () => {
  const duel = await begin();
  const { feed, exchange } = follow(duel);
  feed.send([0, 9, 0]);
  await exchange();
  expect(feed).toMatchObject({ unsent: null, refusal: "This burn can't be flown.", failures: 0, pause: 0 });
  await exchange();
  expect(calls).toEqual([`POST /api/duels/${duel.id}/moves`, `GET /api/duels/${duel.id}`]);
});

test("a clock runs until its player has sent, and an empty one doesn't hold up the other", async () => {
  const duel = await begin();
  const { feed, exchange } = follow(duel);
  time += 30_000;
  expect(feed.clocks).toEqual({ you: 450, other: 450 });
  feed.send([0, 0, 0]);
  await exchange();
  time += 10_000;
  expect(feed.clocks).toEqual({ you: 450, other: 440 });
  await exchange(440);
  expect(feed.duel.rounds[0]!.turns).toHaveLength(1);
  expect(feed.duel.open).toMatchObject({ turn: 1, youSent: false });
});

test.each(["pursuit", "inspection"] as const)(
  "a whole %s is flown again from its burns, with swapped roles and the server's points",
  async (kind) => {
    const duel = await begin("live", kind);
    let seen = duel;
    while (seen.open) {
      const { round, turn } = seen.open;
      await sendMove(as("anna"), duel.id, { round, turn, burn: [0, round === 0 ? 0.2 : -0.1, 0] });
      seen = await sendMove(as("ben"), duel.id, { round, turn, burn: [0.1, 0, 0] });
    }
    const ended = (await fetchDuel(as("anna"), duel.id))!;
    const rounds = flyRounds(ended);
    expect(rounds.map(({ you }) => you)).toEqual(["chaser", "target"]);
    for (const { turns, state } of rounds) {
      expect(turns.length).toBeLessThanOrEqual(duelRules[kind].turns);
      expect(state.ended).not.toBeNull();
      expect(turns.at(-1)!.state).toEqual(state);
    }
    expect(ended.points!.you + ended.points!.other).toBe(200);
  },
);

test("a challenge is listed for classmates until one of them joins", async () => {
  await createDuel(as("anna"), { classId: "class", kind: "inspection", pace: "days" });
  const [listed] = await fetchDuels(as("ben"), "class");
  expect(listed).toMatchObject({ status: "open", isOwn: false, opponent: "anna" });
  await changeDuel(as("ben"), listed!.id, "joins");
  expect(await fetchDuels(as("clara"), "class")).toEqual([]);
  await expect(changeDuel(as("clara"), listed!.id, "joins")).rejects.toMatchObject({ status: 409 });
});
