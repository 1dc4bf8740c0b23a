// The cost of starts: a score with a start compared with one without, and the processor time of grading.
import { readFileSync } from "node:fs";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { flightOfStart } from "~/domain/flights/flight-of-start";
import type { Evidence, FlightEvidence } from "~/domain/evidence";
import { flyLogForPages } from "~/domain/attempts/fly-log";
import type { ScenarioBounds } from "~/domain/attempts/find-bounds";
import { gradeAttempt } from "~/domain/attempts/grade-attempt";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { ContentFileSchema } from "../../content/content-schema";
import { newDatabase } from "./databases";
import { withMost, withRatio, type Figure } from "./figures";
import { inTurn } from "./measure";
import { addClass, idOf, studentNumber } from "./school";
import { accessToken } from "./scores";
import { startServerOn, type BenchOptions } from "./setting";

const sessionId = idOf("class", 1);
const scenarioId = idOf("scenario", 1);

export async function starts(setting: BenchOptions): Promise<Figure[]> {
  return [await withStartBesideWithout(setting), ...grading(setting)];
}

/** Both in turn, each with its own attempt; the starts are created beforehand. */
async function withStartBesideWithout({ postgresUrl, quick }: BenchOptions): Promise<Figure> {
  const bench = await newDatabase(postgresUrl, "starts", (database) =>
    addClass(database, 1, { students: 500, scenarios: 30, attempts: 1 }),
  );
  // A start lists the questions asked; the school's scenarios declare none.
  await bench.sql.query(`insert into scenario_editions (scenario_id, version, questions, print)
    select id, 1, '[]', edition_print(null, null, '[]') from scenarios on conflict do nothing`);
  const server = await startServerOn(bench);
  const token = await accessToken(server.url, 0);
  const rounds = quick ? 60 : 600;
  // In the database, because a player may begin 120 an hour and keeps the newest 20.
  const starts = await bench.sql.query<{ id: string }>(
    `insert into attempt_starts (id, user_id, scenario_id, class_session_id, edition_id, started_at, seed, is_drawn, mode)
    select gen_random_uuid(), $1, $2, $3, (select max(id) from scenario_editions where scenario_id = $2), now(), 1, true, 'scored'
    from generate_series(1, $4::int) returning id`,
    [idOf("user", studentNumber(0)), scenarioId, sessionId, rounds + Math.ceil(rounds / 3)],
  );
  const post = async (body: object) => {
    const answer = await fetch(`${server.url}/api/scores`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-auth-token": token },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`POST /scores: ${answer.status} ${text}`);
  };
  const attempt = (fields: object = {}) => ({
    attemptId: uuid(),
    scenarioId,
    sessionId,
    totalScore: 17,
    maxTotalScore: 40,
    passed: true,
    ...fields,
  });
  const times = await inTurn(rounds, {
    without: () => post(attempt()),
    started: () => post(attempt({ startId: starts.pop()?.id })),
  });
  await server.stop();
  await bench.close();
  const figure: Figure = {
    what: "POST /scores with a start, 1 connection",
    size: "500 students",
    value: times.started,
    unit: "ms",
    bare: { what: "the same without a start", value: times.without },
  };
  return withRatio(figure, { atMost: 1.15 });
}

/** Processor time only, the median of many. */
function grading({ quick }: BenchOptions): Figure[] {
  const rounds = quick ? 50 : 500;
  const [name, flightTime] = longestFlight(quick ? 5 : 20);
  return [
    withMost({ what: "Grading a quiz", size: "20 questions", value: processorTime(rounds, quizOf(20)), unit: "ms" }, 1),
    withMost({ what: "Replaying the longest flight", size: name, value: flightTime, unit: "ms" }, 20),
  ];
}

function processorTime(rounds: number, run: () => unknown): number {
  for (let round = 0; round < rounds / 5; round++) run();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

const boundsOf = (fields: Partial<ScenarioBounds>): ScenarioBounds => ({
  version: 1,
  key: "bench",
  curriculumKey: "bench",
  type: "Quiz",
  grading: "server",
  editions: [],
  ...fields,
});

function quizOf(count: number) {
  const questions = Array.from({ length: count }, (_, at) => ({
    key: `q${at}`,
    text: `Question ${at}`,
    points: 1,
    answers: ["a", "b", "c", "d"].map((key) => ({ key, text: `${key} of ${at}`, correct: key === "b" })),
  }));
  const bounds = boundsOf({
    editions: [{ id: 1, maxScore: 0, maxQuestionsScore: count, questions, lesson: null, sandbox: null, flight: null }],
  });
  const evidence: Evidence = { kind: "quiz", answers: questions.map(({ key }) => ({ question: key, chosen: ["b"] })) };
  return () => gradeAttempt(bounds, evidence);
}

/** The product's slowest flight, flown like its reference. */
function longestFlight(rounds: number): [name: string, milliseconds: number] {
  const flights = listStandardCurricula().flatMap(({ key: curriculumKey, campaigns }) =>
    campaigns.flatMap(({ scenarios }) =>
      scenarios.flatMap(({ key, title, maxScore = 0 }): [string, number][] => {
        const scenario = flightOfStart({ curriculumKey, key, maxScore }, { seed: 1, mode: "practice" });
        if (!scenario) return [];
        const editions = [
          { id: 1, maxScore, maxQuestionsScore: 0, questions: [], lesson: null, sandbox: null, flight: null },
        ];
        const bounds = boundsOf({ key, curriculumKey, type: "Default", editions });
        const evidence = referenceOf(key);
        const fly = () => flyLogForPages({ scenario, evidence });
        return [
          [title, processorTime(rounds, () => gradeAttempt(bounds, evidence, { flown: fly(), flight: scenario }))],
        ];
      }),
    ),
  );
  return flights.reduce((longest, one) => (one[1] > longest[1] ? one : longest));
}

function referenceOf(key: string): FlightEvidence {
  const file = v.parse(ContentFileSchema.options[1], JSON.parse(readFileSync(`content/lessons/${key}.json`, "utf8")));
  const { burns, turns, end } = file.reference;
  return { kind: "flight", version: file.version, burns: [...burns], turns: [...turns], end };
}
