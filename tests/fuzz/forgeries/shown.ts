// Compares a class's gradebook, CSV, leaderboards and pages with what was earned in it.
import Papa from "papaparse";
import { testPassword } from "../../support/builders";
import { cookiesOf } from "../../support/raw-request";
import { apiUrl, ask } from "../../support/rest-api";
import { callAs, type Receipt } from "./calls";
import type { Room, Scenario } from "./world";

/** Accepted attempts by player; `isReported`: the points come from the game, not the server. */
export type Standings = Map<string, (Receipt & { isReported: boolean })[]>;

type Best = { share: number; score: number; isReported: boolean };
type Standing = { userId: string; username: string; totalScore: number; reportedScore: number };

/** Everything shown without being earned, or earned without being shown. */
export async function findUnearned(room: Room, standings: Standings): Promise<string[]> {
  const { sessionId, token, course, scenarios } = room;
  const players = [...room.honest, ...room.forgers];
  const bests = new Map(players.map(({ id }) => [id, bestsOf(standings.get(id) ?? [], sessionId)]));
  const problems: string[] = [];
  const check = (place: string, actual: unknown, expected: unknown) => {
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      problems.push(`${room.name}, ${place}: shows ${JSON.stringify(actual)}, earned ${JSON.stringify(expected)}`);
  };
  const averages = await checkFile(room, bests, check);
  await checkPages(room, bests, averages, check);

  const totals = totalsOf(bests, () => true);
  const board = await callAs<Standing[]>(token, "GET", `/scores/leaderboard/${sessionId}/all?limit=1000`);
  checkStandings("leaderboard", board.body, totals, check);
  for (const { scenarioId, shortTitle } of scenarios.slice(0, 40)) {
    const path = `/scores/leaderboard/${sessionId}/all?limit=1000&scenarioId=${scenarioId}`;
    const { body } = await callAs<Standing[]>(token, "GET", path);
    checkStandings(
      `leaderboard of ${shortTitle}`,
      body,
      totalsOf(bests, (id) => id === scenarioId),
      check,
    );
  }
  const competitions = await callAs<{ standings: Standing[] }[]>(token, "GET", `/groups/competitions/${course.id}`);
  const flightTotals = totalsOf(bests, (id) =>
    scenarios.some(({ scenarioId, kind }) => scenarioId === id && kind === "flight"),
  );
  for (const { standings: shownStandings } of competitions.body)
    checkStandings(
      "competition",
      shownStandings.slice(0, 10),
      new Map([...flightTotals].sort(([, a], [, b]) => b.total - a.total).slice(0, 10)),
      check,
    );
  return problems;
}

type Check = (place: string, actual: unknown, expected: unknown) => void;
type Bests = Map<string, Map<string, Best>>;

function bestsOf(attempts: (Receipt & { isReported: boolean })[], sessionId: string): Map<string, Best> {
  const bests = new Map<string, Best>();
  for (const { scenarioId, sessionId: at, counts, score, maxScore, isReported } of attempts) {
    if (!counts || at !== sessionId) continue;
    const share = maxScore > 0 ? score / maxScore : 0;
    const before = bests.get(scenarioId);
    if (!before || share >= before.share) bests.set(scenarioId, { share, score, isReported });
  }
  return bests;
}

const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Checks the CSV: each cell's points, the student's average, and the mark of reported scores. Returns the averages. */
async function checkFile({ sessionId, token, scenarios, honest, forgers }: Room, bests: Bests, check: Check) {
  const { body } = await callAs<string>(token, "GET", `/sessions/${sessionId}/gradebook/csv`);
  const { data } = Papa.parse<Record<string, string>>(body.replace(/^\ufeff/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  const averages: number[] = [];
  for (const { id, userName } of [...honest, ...forgers]) {
    const row = data.find(({ Username }) => Username === userName);
    const own = bests.get(id) ?? new Map<string, Best>();
    for (const { scenarioId, shortTitle } of scenarios) {
      const points = row?.[`${shortTitle} Points`];
      const best = own.get(scenarioId);
      const share = Number(points) / Number(row?.[`${shortTitle} Max Points`]);
      check(`CSV, ${userName}, ${shortTitle}`, points ? round(share) : "", best ? round(best.share) : "");
    }
    const shares = [...own.values()].map(({ share }) => share);
    const average = shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : null;
    if (average !== null) averages.push(average);
    check(`CSV, ${userName}, average`, row?.Average, average === null ? "" : String(percentOf(average)));
    const reportedScenarios = scenarios.filter(({ scenarioId }) => own.get(scenarioId)?.isReported);
    check(
      `CSV, ${userName}, reported`,
      row?.["Reported by the Game"],
      reportedScenarios.map(({ shortTitle }) => shortTitle).join("; "),
    );
  }
  return averages;
}

/** Checks each scenario's page and the gradebook: points and means as an instructor reads them. */
async function checkPages(room: Room, bests: Bests, averages: number[], check: Check) {
  const cookie = await cookiesOf(apiUrl(), room.course.owner.userName, testPassword);
  const textOf = async (path: string) =>
    (await ask(`/instructor/gradebook/${room.sessionId}${path}`, { headers: { cookie } })).text();
  for (const scenario of room.scenarios) {
    const page = await textOf(`/scenarios/${scenario.scenarioId}`);
    checkScenarioPage(page, room, scenario, bests, check);
  }
  const gradebook = await textOf("");
  const stat = new RegExp(`>average(?: \\(${averages.length} graded\\))?</dt><dd[^>]*>(\\d+) %`);
  check("gradebook, average of the class", stat.exec(gradebook)?.[1], String(percentOf(meanOf(averages))));
}

const meanOf = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;
const percentOf = (share: number) => Math.floor(share * 100 + 1e-9);

function checkScenarioPage(
  page: string,
  { honest, forgers }: Room,
  { scenarioId, shortTitle }: Scenario,
  bests: Bests,
  check: Check,
) {
  const shares: number[] = [];
  for (const { id, userName } of [...honest, ...forgers]) {
    const best = bests.get(id)?.get(scenarioId);
    if (best) shares.push(best.share);
    const [, score, max] =
      new RegExp(
        `title="${userName}, [^"]*"[\\s\\S]*?tabular-nums">([\\d.]+)(?:<!-- -->)?/(?:<!-- -->)?([\\d.]+)`,
      ).exec(page) ?? [];
    const isListed = page.includes(`title="${userName}, `);
    check(
      `page of ${shortTitle}, ${userName}`,
      isListed ? round(Number(score) / Number(max)) : "",
      best ? round(best.share) : "",
    );
  }
  if (shares.length === 0) return;
  check(`page of ${shortTitle}, mean`, page.includes(`>${percentOf(meanOf(shares))} %<`), true);
}

function totalsOf(bests: Bests, isPart: (scenarioId: string) => boolean) {
  const totals = new Map<string, { total: number; reported: number }>();
  for (const [id, own] of bests) {
    const parts = [...own].flatMap(([scenarioId, best]) => (isPart(scenarioId) ? [best] : []));
    if (parts.length === 0) continue;
    const sum = (of: Best[]) => round(of.reduce((total, { score }) => total + score, 0));
    totals.set(id, { total: sum(parts), reported: sum(parts.filter(({ isReported }) => isReported)) });
  }
  return totals;
}

function checkStandings(place: string, actual: Standing[], expected: ReturnType<typeof totalsOf>, check: Check) {
  for (const { userId, totalScore, reportedScore } of actual) {
    const { total = 0, reported = 0 } = expected.get(userId) ?? {};
    check(`${place}, ${userId}`, [round(totalScore), round(reportedScore)], [total, reported]);
  }
  const missing = [...expected].filter(([id, { total }]) => total > 0 && !actual.some(({ userId }) => userId === id));
  check(
    `${place}, missing`,
    missing.map(([id]) => id),
    [],
  );
}
