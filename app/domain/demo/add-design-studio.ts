import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { checkSandbox } from "../../../physics/sandbox-checks";
import { classSessions } from "~/db/schema";
import { findBounds } from "~/domain/attempts/find-bounds";
import { gradeAttempt } from "~/domain/attempts/grade-attempt";
import type { SignedInCtx } from "~/domain/context";
import { createCourse } from "~/domain/courses/create-course";
import { endClass, startClass } from "~/domain/courses/run-class";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { changeRubric } from "~/domain/gradebook/change-rubric";
import { decideByRubric } from "~/domain/grades/decide-by-rubric";
import { readRubric } from "~/domain/grades/read-rubric";
import { addSignInsOf } from "./demo-sign-ins";
import { handIns, sandboxOf, studioCurriculum, studioRubric } from "./design-studio";
import { storeDemoAttempts, type DemoAttempt } from "./store-demo-attempts";

const hour = 3_600_000;
const day = 24 * hour;

type Studio = {
  admin: SignedInCtx;
  instructor: SignedInCtx;
  /** By username. */
  students: ReadonlyMap<string, string>;
};

/** A workshop in which students handed in sandboxes: some are graded by rubric, and others wait for a grade. */
export async function addDesignStudio({ admin, instructor, students }: Studio) {
  const today = Math.floor(admin.now.getTime() / day) * day;
  const at = (ctx: SignedInCtx, daysAgo: number) => ({ ...ctx, now: new Date(today - daysAgo * day + 14 * hour) });
  await publishCurriculum(at(admin, 25), JSON.stringify(studioCurriculum));
  const memberIds = [...new Set(handIns.map(({ by }) => by))].flatMap((name) => students.get(name) ?? []);
  const courseId = await createCourse(at(admin, 20), {
    ...{ name: "Spacecraft Design Studio", accessCode: "BUILD-8Q2N" },
    ...{ ownerId: instructor.actor.userId, memberIds },
  });
  const classSessionId = await startClass(at(admin, 19), courseId, { name: "Fall Workshop" });
  const attempts = await attemptsOf(at(admin, 0), classSessionId, students);
  await storeDemoAttempts(admin, await addSignInsOf(admin, attempts));
  await endClass(at(admin, 5), courseId);
  // It was taught with a curriculum of its own, as before an organization changes to another.
  await admin.db
    .update(classSessions)
    .set({ curriculumId: curriculumIdOf(studioCurriculum.key) })
    .where(eq(classSessions.id, classSessionId));
  for (const { by, key, daysAgo, graded } of handIns) {
    const userId = students.get(by);
    if (!graded || !userId) continue;
    const place = { classSessionId, userId, scenarioId: scenarioIdOf(studioCurriculum.key, key) };
    await gradeByRubric(at(instructor, daysAgo - 1), place, graded);
  }
}

async function attemptsOf(
  { db, now }: SignedInCtx,
  classSessionId: string,
  students: Studio["students"],
): Promise<DemoAttempt[]> {
  const attempts: DemoAttempt[] = [];
  for (const { by, key, daysAgo, built } of handIns) {
    const userId = students.get(by);
    const scenarioId = scenarioIdOf(studioCurriculum.key, key);
    const bounds = await findBounds(db, scenarioId);
    const [edition] = bounds?.editions ?? [];
    if (!userId || !bounds || !edition?.sandbox) continue;
    const evidence = { kind: "sandbox" as const, document: sandboxOf(built) };
    const checked = checkSandbox(evidence.document, edition.sandbox.checks);
    const graded = gradeAttempt(bounds, evidence, { checked });
    if (graded.errors) throw new Error(`The demo's sandbox of ${by}: ${JSON.stringify(graded.errors)}`);
    const { totalScore, maxTotalScore, questionsScore, maxQuestionsScore, passed } = graded;
    attempts.push({
      ...{ attemptId: uuid(), userId, classSessionId, scenarioId, scoreCardType: "Default", evidence },
      ...{ totalScore, maxTotalScore, questionsScore, maxQuestionsScore, passed },
      ...{ questionScorecards: [], drawn: { seed: 1, isDrawn: false, editionId: edition.id } },
      receivedAt: new Date(now.getTime() - daysAgo * day + attempts.length * 7 * 60_000),
    });
  }
  return attempts;
}

type Graded = NonNullable<(typeof handIns)[number]["graded"]>;

async function gradeByRubric(
  instructor: SignedInCtx,
  place: { classSessionId: string; userId: string; scenarioId: string },
  { chosen, reason }: Graded,
) {
  if (!(await readRubric(instructor, place)).rubric) await changeRubric(instructor, place, studioRubric, "");
  const { version = "" } = (await readRubric(instructor, place)).rubric ?? {};
  await decideByRubric(instructor, place, { version, chosen, reason });
}
