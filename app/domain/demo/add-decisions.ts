import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { changeGradingRules, readCourseGrading } from "~/domain/gradebook/change-grading";
import { decideBatch } from "~/domain/gradebook/decide-many";
import { usualRules } from "~/domain/grades/rules";
import { changeRubric } from "~/domain/gradebook/change-rubric";
import { decideByRubric } from "~/domain/grades/decide-by-rubric";
import { decideGrade, withdrawDecision, type GradePlace } from "~/domain/grades/decide-grade";
import type { Decision } from "~/domain/grades/decision-input";
import { readRubric } from "~/domain/grades/read-rubric";
import type { Criterion } from "~/domain/grades/rubric";

const made: Decision[] = [
  { kind: "adjust", points: 5, reason: "The second hint of this scenario was misleading." },
  { kind: "excuse", reason: "Joined in the third week." },
  { kind: "override", points: 40, maxPoints: 50, reason: "Explained all steps in the oral exam." },
  { kind: "note", reason: "Asked for help twice, then solved it alone." },
];

type Teachers = { instructor: SignedInCtx; assistant: SignedInCtx };

/** What was decided about some grades of a class that has ended, among it a decision taken back. */
export async function addDecisions({ instructor, assistant }: Teachers, courseId: string) {
  const grades = await rowsOf(
    instructor.db,
    v.object({ classSessionId: v.string(), userId: v.string(), scenarioId: v.string(), maxScore: v.number() }),
    sql`select distinct on (users.username_key) best.class_session_id as "classSessionId", best.user_id as "userId",
          best.scenario_id as "scenarioId", best.max_score as "maxScore"
        from best_attempts best
        join class_sessions on class_sessions.id = best.class_session_id
        join users on users.id = best.user_id
        where class_sessions.course_id = ${courseId} and best.max_score = 50 and best.score between 20 and 44
        order by users.username_key, best.scenario_id limit ${made.length + 1}`,
  );
  for (const [place, grade] of grades.entries()) {
    const decision = made[place];
    if (!decision) continue;
    if (place === 0) {
      const { decisionId } = await decideGrade(instructor, grade, { kind: "excuse", reason: "Was ill that week." });
      await withdrawDecision(instructor, decisionId, grade.classSessionId);
    }
    await decideGrade(decision.kind === "adjust" ? assistant : instructor, grade, decision);
  }
  await decideForMany(instructor, grades.slice(-3));
  const byRubric = grades[made.length];
  if (byRubric) await gradeByRubric(instructor, byRubric);
}

/** For three students at once, in a scenario that one of them has played. */
async function decideForMany(instructor: SignedInCtx, grades: (GradePlace & { maxScore: number })[]) {
  const [first] = grades;
  if (!first) return;
  const chosen = { userIds: grades.map(({ userId }) => userId), scenarioIds: [first.scenarioId] };
  const decision = { kind: "adjust" as const, points: 2, reason: "The server was down for ten minutes." };
  await decideBatch(instructor, first.classSessionId, chosen, { ...decision, seen: null });
}

const rubric: Criterion[] = [
  {
    name: "Plan of the maneuver",
    levels: [
      { name: "Complete, with times and margins", points: 4 },
      { name: "Complete", points: 3 },
      { name: "Partly", points: 1 },
      { name: "Missing", points: 0 },
    ],
  },
  { name: "Use of fuel", levels: [0, 1, 2, 3].map((points) => ({ name: "", points })) },
  {
    name: "Explanation",
    levels: [
      { name: "Names the causes", points: 3 },
      { name: "Describes what happened", points: 2 },
      { name: "Missing", points: 0 },
    ],
  },
];

async function gradeByRubric(instructor: SignedInCtx, place: GradePlace) {
  await changeRubric(instructor, place, rubric, "");
  const { version = "" } = (await readRubric(instructor, place)).rubric ?? {};
  await decideByRubric(instructor, place, { version, chosen: [1, 2, 0], reason: "A good plan. Watch the margins." });
}

/** Lessons count less than what is flown, and the weakest of them not at all. */
export async function addGradingRules(instructor: SignedInCtx, courseId: string) {
  const { campaigns } = await readCourseGrading(instructor, courseId);
  const [lessons, ...flights] = campaigns.map(({ id }) => id);
  if (!lessons) return;
  const categories = [
    { name: "Lessons", weight: flights.length > 0 ? 40 : 100, dropLowest: 1, campaignIds: [lessons] },
    ...(flights.length > 0 ? [{ name: "Flights", weight: 60, dropLowest: 0, campaignIds: flights }] : []),
  ];
  await changeGradingRules(instructor, courseId, { ...usualRules, categories }, 0);
}
