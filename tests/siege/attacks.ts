// Attacks by one person on the server's availability. Each runs until the signal.
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as createId } from "uuid";
import { auroraStudents } from "~/domain/demo/people";
import { readLesson } from "../support/read-lesson";
import { studentPassword } from "../support/simulated-students";
import { call, createToken, lookUp, signInPage, type Answers, type Target, type Token } from "./target";

export type Attack = (target: Target, answers: Answers, signal: AbortSignal) => Promise<void>;

const megabyte = Buffer.alloc(1024 * 1024);

/** Endless chunked bodies, by visitors and a student, to pages and calls that accept bodies. */
export const pourBodies: Attack = async (target, answers, signal) => {
  const student = await signInPage(target.url, "player");
  const places = [
    "/admin/content/game",
    "/admin/users/import",
    "/?index",
    "/register",
    "/account",
    "/api/scores",
    "/api/sandboxes",
    "/api/curricula/siege",
    "/api/auth/session",
    "/api/stripe-webhook",
  ];
  const pour = async (place: string, cookie: string) =>
    answers.add(`body to ${place}${cookie ? " by a student" : ""}`, await pourZeros(target.url + place, cookie, 300));
  while (!signal.aborted) {
    const round = places.flatMap((place) => [pour(place, ""), pour(place, student)]);
    await Promise.all(round);
    await wait(500);
  }
};

/** Sends zeros until there is an answer, the connection closes, or `megabytes` are sent; returns the outcome. */
function pourZeros(url: string, cookie: string, megabytes: number): Promise<number | string> {
  return new Promise((done) => {
    const isApi = url.includes("/api/");
    const outgoing = request(url, {
      method: "POST",
      agent: false,
      headers: {
        cookie,
        origin: new URL(url).origin,
        "transfer-encoding": "chunked",
        "content-type": isApi ? "application/json" : "multipart/form-data; boundary=zeros",
      },
    });
    let remaining = megabytes;
    const pour = () => {
      while (remaining-- > 0) if (!outgoing.write(megabyte)) return;
      outgoing.end();
    };
    outgoing.on("drain", pour);
    outgoing.once("error", () => done("closed"));
    outgoing.once("response", (answer) => {
      answer.resume();
      done(answer.statusCode ?? "none");
      setTimeout(() => outgoing.destroy(), 1_000).unref();
    });
    outgoing.setTimeout(60_000, () => outgoing.destroy(new Error("No answer within 60 s.")));
    pour();
  });
}

/** Flights of 2,000 tiny burns by one student, ten at once, and their pages. */
export const flyTinyBurns: Attack = async (target, answers, signal) => {
  const token = createToken(target, "akira");
  const cookie = await signInPage(target.url, "akira");
  const headers = await lookUp<{ scenarioId: string; scenarioTitle: string }[]>(
    target,
    answers,
    `/courses/${target.courseId}/headers`,
    token,
  );
  const scenarioId = headers.find(({ scenarioTitle }) => /dock/i.test(scenarioTitle))?.scenarioId;
  if (!scenarioId) throw new Error("The curriculum has no docking.");
  const burns = Array.from({ length: 2_000 }, (_, at) => ({ t: at + 1, dv: [1e-9, 0, 0] }));
  // One start for all, because refused attempts don't use it up, and a student may begin 120 an hour.
  const start = await call<{ startId: string }>(target, answers, "start of a flight", {
    method: "POST",
    path: "/scores/starts",
    token,
    body: { scenarioId, sessionId: target.classSessionId },
  });
  const fly = async () => {
    const attemptId = createId();
    await call(target, answers, "flight of tiny burns", {
      method: "POST",
      path: "/scores",
      token,
      body: {
        attemptId,
        startId: start?.startId,
        scenarioId,
        sessionId: target.classSessionId,
        evidence: { kind: "flight", version: 1, burns, turns: [], end: 50_000 },
      },
    });
    const page = await fetch(`${target.url}/results/attempts/${attemptId}`, { headers: { cookie } }).catch(() => null);
    answers.add("page of a flight", page?.status ?? "no answer");
    await page?.arrayBuffer();
  };
  while (!signal.aborted) await Promise.all(Array.from({ length: 10 }, fly));
};

/** Bulk changes with undo, concurrent with single changes of the same users. */
export const changeManyUsers: Attack = async (target, answers, signal) => {
  const cookie = await signInPage(target.url, "orgadmin");
  const token = createToken(target, "orgadmin");
  const names = new Set(auroraStudents.slice(10).map(({ username }) => username));
  const users = await lookUp<{ id: string; username: string }[]>(target, answers, "/users", token);
  const ids = users.filter(({ username }) => names.has(username)).map(({ id }) => id);
  if (ids.length === 0) throw new Error("There is nobody to change.");
  const changeTogether = async () => {
    while (!signal.aborted) await changeAndUndo(target, answers, cookie, ids);
  };
  const changeOne = async (id: string) => {
    for (let enabled = false; !signal.aborted; enabled = !enabled) {
      await call(target, answers, "single change", {
        method: "PUT",
        path: `/users/${id}/enabled?enabled=${enabled}`,
        token,
      });
      await wait(50);
    }
  };
  await Promise.all([changeTogether(), changeTogether(), ...ids.slice(0, 6).map(changeOne)]);
  for (const id of ids)
    await call(target, answers, "single change", { method: "PUT", path: `/users/${id}/enabled?enabled=true`, token });
};

async function changeAndUndo({ url }: Target, answers: Answers, cookie: string, ids: string[]) {
  const post = (path: string, fields: [string, string][]) =>
    fetch(url + path, {
      method: "POST",
      headers: { cookie, origin: url },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  try {
    const selection = ids.map((id): [string, string] => ["id", id]);
    const plan = await post("/admin/users/many", [["change", "disable"], ...selection]);
    const place = plan.headers.get("location");
    if (!place?.includes("/many/")) return;
    const { pathname } = new URL(place, url);
    const done = await post(pathname, [["intent", "run"]]);
    answers.add("change of many", done.status);
    answers.add("undo of many", (await post(pathname, [["intent", "undo"]])).status);
  } catch {
    answers.add("change of many", "no answer");
  }
}

/** Deletes a course while its students hand in attempts, repeatedly. */
export const deleteWhilePlaying: Attack = async (target, answers, signal) => {
  const staff = createToken(target, "orgadmin2");
  const [owner, player] = await Promise.all(
    ["instructor2", "player2"].map(async (name) => {
      const users = await lookUp<{ id: string }[]>(target, answers, `/users?q=${name}`, staff);
      if (!users[0]) throw new Error(`User ${name} not found.`);
      return users[0];
    }),
  );
  const students = ["player2", "astrid", "bjorn"].map((name) => createToken(target, name));
  while (!signal.aborted) {
    const course = await call<{ id: string; password: string }>(target, answers, "new course", {
      method: "POST",
      path: "/groups",
      token: staff,
      body: { name: `Siege ${createId().slice(-12)}`, ownerId: owner?.id, memberIds: [player?.id] },
    });
    if (!course) continue;
    const session = await call<{ id: string }>(target, answers, "start of a class", {
      method: "PUT",
      path: `/groups/${course.id}/activesession`,
      token: staff,
    });
    if (!session) continue;
    const stop = new AbortController();
    const playing = students.map((token) =>
      playUntil(target, answers, { token, course, sessionId: session.id }, stop.signal),
    );
    await wait(400);
    await call(target, answers, "deletion of a course", {
      method: "DELETE",
      path: `/groups/${course.id}`,
      token: staff,
    });
    await wait(100);
    stop.abort();
    await Promise.all(playing);
  }
};

type Seat = { token: Token; course: { id: string; password: string }; sessionId: string };

async function playUntil(target: Target, answers: Answers, { token, course, sessionId }: Seat, signal: AbortSignal) {
  await call(target, answers, "join", {
    method: "POST",
    path: "/groups/join",
    token,
    body: { password: course.password },
  });
  const headers = await call<{ scenarioId: string }[]>(target, answers, "headers", {
    path: `/courses/${course.id}/headers`,
    token,
  });
  for (let turn = 0; !signal.aborted; turn++) {
    const scenarioId = headers?.[turn % headers.length]?.scenarioId;
    if (!scenarioId) return;
    await call(target, answers, "attempt in a course that goes", {
      method: "POST",
      path: "/scores",
      token,
      body: {
        ...{ attemptId: createId(), scenarioId, sessionId },
        ...readLesson,
      },
    });
    await wait(20);
  }
}

/** Number of simultaneous sign-ins, and the milliseconds within which all must succeed. */
export const crowd = { size: 300, within: 30_000 };

/** A school signs in at once from one address; returns each wait in milliseconds, or the status of a refusal. */
export async function signInTogether(
  { url }: Target,
  usernames: string[],
): Promise<{ waits: number[]; refused: number[] }> {
  const waits: number[] = [];
  const refusals: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    usernames.map(async (username) => {
      const answer = await fetch(`${url}/api/auth/session`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username, password: studentPassword }),
      }).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) waits.push(performance.now() - startedAt);
      else refusals.push(answer?.status ?? 0);
    }),
  );
  return { waits, refused: refusals };
}
