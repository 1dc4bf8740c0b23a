// What the rules of a course cost: the gradebook with them beside the same class without, an earlier day, a preview.
import { decideBatch } from "~/domain/gradebook/decide-many";
import { setClassDates } from "~/domain/due-dates/set-dates";
import { changeGradingRules } from "~/domain/gradebook/change-grading";
import { previewGrading } from "~/domain/gradebook/preview-grading";
import { usualRules, type GradingRules } from "~/domain/grades/rules";
import { actAs } from "../support/builders";
import { newDatabase } from "./databases";
import { withMost, withRatio, type Figure } from "./figures";
import { inTurn, median, timed } from "./measure";
import { addClass, idOf, instructor, scenarioCount, studentNumber } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie, Visitor } from "./visitor";

const [plain, ruled] = [1, 2];
const pageOf = (number: number) => `/instructor/gradebook/${idOf("class", number)}`;
const dayMs = 24 * 3_600_000;

const rules: GradingRules = {
  ...usualRules,
  missingAfterDays: 7,
  categories: [1, 2, 3, 4].map((number) => ({
    ...{ name: `Campaign ${number}`, weight: 25, dropLowest: 1, campaignIds: [idOf("campaign", number)] },
  })),
};

export async function grading({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const students = quick ? 100 : 500;
  const size = { students, scenarios: scenarioCount, attempts: 5 };
  const bench = await newDatabase(postgresUrl, "grading", async (database) => {
    await addClass(database, plain, size);
    await addClass(database, ruled, size);
  });
  const now = new Date();
  const ctx = actAs(
    { db: bench.database.db, now, actor: null, secret: "a secret of the benches" },
    ...([idOf("user", instructor), "benchinstructor", "Instructor", idOf("organization", 1)] as const),
  );
  const decisions = await addRules(ctx, students);
  const server = await startServerOn(bench);
  const visitor = new Visitor(server.url, await signedInCookie(bench.database, instructor));
  const rounds = quick ? 10 : 60;
  const times = await inTurn(rounds, {
    plain: () => visitor.get(pageOf(plain), { encoding: "gzip" }),
    ruled: () => visitor.get(pageOf(ruled), { encoding: "gzip" }),
  });
  const day = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  const past = await timesOf(() => visitor.get(`${pageOf(ruled)}/students/past?at=${day}`, { encoding: "gzip" }));
  const preview = await timesOf(() => previewGrading(ctx, idOf("course", plain), rules));
  visitor.leave();
  await server.stop();
  await bench.close();
  const sizeText = `${students} × ${scenarioCount}, ${decisions} decisions`;
  return [
    withRatio(
      {
        ...{ what: "Gradebook with weights, drops, due dates", size: sizeText, value: times.ruled, unit: "ms" },
        bare: { what: "without rules", value: times.plain },
      },
      { atMost: 1.3 },
    ),
    withMost({ what: "Gradebook of the day before", size: sizeText, value: past, unit: "ms" }, 150),
    withMost({ what: "Preview of rules", size: `${students} × ${scenarioCount}`, value: preview, unit: "ms" }, 100),
  ];
}

const decidedScenarios = 4;

/** The number of decisions. */
async function addRules(ctx: Parameters<typeof decideBatch>[0], students: number): Promise<number> {
  await changeGradingRules(ctx, idOf("course", ruled), rules, 0);
  const dueAt = new Date(ctx.now.getTime() - 10 * dayMs);
  const dates = Array.from({ length: scenarioCount }, (_, at) => ({
    ...{ scenarioId: idOf("scenario", at + 1), campaignId: null, opensAt: null, dueAt },
  }));
  await setClassDates(ctx, idOf("class", ruled), { timeZone: "Europe/Berlin", dates, number: null });
  const userIds = Array.from({ length: students }, (_, at) => idOf("user", studentNumber(at)));
  for (let at = 1; at <= decidedScenarios; at++)
    await decideBatch(
      ctx,
      idOf("class", ruled),
      { userIds, scenarioIds: [idOf("scenario", at)] },
      { kind: "adjust", points: 1, reason: "A bench.", seen: null },
    );
  return students * decidedScenarios;
}

async function timesOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 20; round++) times.push(await timed(work));
  return median(times.slice(5));
}
