// Test data, made by the domain's verbs. Names are numbered, so that each test has its own.
import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import { createUser } from "~/domain/accounts/create-user";
import { signIn, type Device, type NewSignIn } from "~/domain/accounts/sign-in";
import type { AttemptPayload } from "~/domain/attempts/attempt-payload";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { createCourse } from "~/domain/courses/create-course";
import { startClass } from "~/domain/courses/run-class";
import { listOfferedScenarios, type OfferedScenario } from "~/domain/curricula/curriculum-headers";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { serializeCurriculum } from "~/domain/curricula/parse-curriculum";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { joinCourse } from "~/domain/enrolment/join-course";
import { createOrganization } from "~/domain/organizations/create-organization";
import type { Role } from "~/domain/roles";
import type { AtLeast } from "./tuples";

export const testPassword = "Correct@Horse1";
// Argon2 with its lowest cost, which verification reads from the hash.
const cheapHash = hash(testPassword, { memoryCost: 8, timeCost: 1 });

const withIds = (curriculum: CurriculumDocument) => ({
  ...curriculum,
  id: curriculumIdOf(curriculum.key),
  scenarioId: (key: string) =>
    curriculum.campaigns.flatMap(({ scenarios }) => scenarios).find((scenario) => scenario.key === key)!.id!,
});
export const foundation = withIds(listStandardCurricula()[0]);
export const advanced = withIds(listStandardCurricula()[1]);

/** The same scenarios in a curriculum without maxima and questions: attempts may have any points. */
export const openSchool = (() => {
  const { $schema: _, ...document } = listStandardCurricula()[0];
  const key = "open-school";
  const campaigns = document.campaigns.map((campaign) => ({
    ...campaign,
    scenarios: campaign.scenarios.map(({ key, title, shortTitle, type, contentType }) => ({
      id: scenarioIdOf("open-school", key),
      key,
      title,
      shortTitle,
      type,
      contentType,
    })),
  }));
  return withIds({ ...document, key, title: "Open School", version: 1, campaigns });
})();

const openSchoolPublications = new WeakMap<object, Promise<unknown>>();

function publishOpenSchool(ctx: Ctx) {
  const { id: _, scenarioId: __, ...document } = openSchool;
  const published =
    openSchoolPublications.get(ctx.db) ?? publishCurriculum({ ...ctx, actor: null }, serializeCurriculum(document));
  openSchoolPublications.set(ctx.db, published);
  return published;
}

// Numbers have equally many digits, so that names sort in order of creation.
let lastNumber = 10_000;
export const unique = (word: string) => `${word}-${++lastNumber}`;

export type Person = { id: string; userName: string; ctx: SignedInCtx };

export function actAs(
  ctx: Ctx,
  userId: string,
  username: string,
  role: Role,
  organizationId: string | null,
): SignedInCtx {
  // Has proved who they are, also for tests in which time passes.
  const provedAt = new Date(ctx.now.getTime() + 365 * 24 * 3_600_000);
  return { ...ctx, actor: { userId, username, role, roles: [role], organizationId, signInId: userId, provedAt } };
}

export const asSystemAdmin = (ctx: Ctx) => actAs(ctx, uuid(), "sysadmin", "SystemAdmin", null);

/** Uses the open school's curriculum by default. */
export async function addOrganization(ctx: Ctx, options: { userLimit?: number; curriculumId?: string } = {}) {
  if (!options.curriculumId) await publishOpenSchool(ctx);
  return createOrganization(asSystemAdmin(ctx), unique("Organization"), { curriculumId: openSchool.id, ...options });
}

const unknownDevice: Device = { userAgent: "", address: "" };

/** Signs in a user who may play. */
export async function enterAs(
  ctx: Ctx,
  username: string,
  password = testPassword,
  device = unknownDevice,
): Promise<NewSignIn> {
  const signedIn = await signIn(ctx, { username, password }, device);
  if (!signedIn.canPlay) throw new Error(`"${username}" may not sign in: ${signedIn.reason}`);
  return signedIn;
}

type UserOptions = {
  role?: Role;
  organizationId?: string | null;
  userName?: string;
  firstName?: string;
  lastName?: string;
};

export async function addUser(
  ctx: Ctx,
  { role = "User", organizationId = null, userName = unique("user"), ...names }: UserOptions = {},
): Promise<Person> {
  const id = await createUser(ctx, {
    username: userName,
    email: `${userName}@example.org`,
    passwordHash: await cheapHash,
    organizationId,
    role,
    ...names,
  });
  return { id, userName, ctx: actAs(ctx, id, userName, role, organizationId) };
}

export type TestCourse = { id: string; code: string; organizationId: string; owner: Person };

export async function addCourse(ctx: Ctx, organizationId?: string): Promise<TestCourse> {
  const organization = organizationId ?? (await addOrganization(ctx));
  const owner = await addUser(ctx, { role: "Instructor", organizationId: organization });
  const code = unique("CODE");
  const id = await createCourse(asSystemAdmin(ctx), { name: unique("Course"), ownerId: owner.id, accessCode: code });
  return { id, code, organizationId: organization, owner };
}

export type RunningClass<Students extends number = number> = TestCourse & {
  sessionId: string;
  students: AtLeast<Person, Students>;
  scenarios: OfferedScenario[];
  lesson: string;
  quiz: string;
};

/** A course with a running class and its students; `lesson` and `quiz` are the first scenario of each kind. */
export async function addRunningClass<Students extends number = 1>(
  ctx: Ctx,
  options: { students?: Students; organizationId?: string } = {},
): Promise<RunningClass<Students>> {
  const { students = 1, organizationId } = options;
  const course = await addCourse(ctx, organizationId);
  const sessionId = await startClass(course.owner.ctx, course.id, { name: unique("Class") });
  const { curriculumId } = await rowOf(
    ctx.db,
    v.object({ curriculumId: v.string() }),
    sql`select curriculum_id as "curriculumId" from organizations where id = ${course.organizationId}`,
  );
  const scenarios = await listOfferedScenarios(ctx, curriculumId);
  const added: Person[] = [];
  for (let i = 0; i < students; i++) added.push(await addStudent(ctx, course));
  return {
    ...course,
    sessionId,
    // The compiler cannot count.
    students: added as AtLeast<Person, Students>,
    scenarios,
    lesson: scenarios.find(({ scenarioType }) => scenarioType === "Default")?.scenarioId ?? "",
    quiz: scenarios.find(({ scenarioType }) => scenarioType === "Quiz")?.scenarioId ?? "",
  };
}

export async function addStudent(
  ctx: Ctx,
  { organizationId, code }: TestCourse,
  options: Omit<UserOptions, "organizationId"> = {},
): Promise<Person> {
  const student = await addUser(ctx, { ...options, organizationId });
  await joinCourse(student.ctx, code);
  return student;
}

/** A passed attempt, 80 of 100 by default. */
export function attemptOf(
  scenarioId: string,
  sessionId: string | null,
  changes: Partial<AttemptPayload> = {},
): AttemptPayload {
  return {
    attemptId: uuid(),
    scenarioId,
    classSessionId: sessionId,
    totalScore: 80,
    maxTotalScore: 100,
    questionsScore: 0,
    maxQuestionsScore: 0,
    passed: true,
    scoreCardType: "Default",
    questionScorecards: [],
    ...changes,
  };
}

/** The curriculum's maxima, as a game that reads the headers sends them. */
export const declaredMaxima = ({
  maxScore,
  maxQuestionsScore,
}: Pick<OfferedScenario, "maxScore" | "maxQuestionsScore">) => ({
  maxTotalScore: maxScore ?? 0,
  maxQuestionsScore: maxQuestionsScore ?? 0,
});

export type AnsweredQuestion = {
  text: string;
  score?: number;
  maxScore?: number;
  answers?: [text: string, correct: boolean][];
  chosen?: number[];
};

/** An attempt at a quiz, scored by its questions. */
export function quizAttemptOf(
  scenarioId: string,
  sessionId: string | null,
  questions: AnsweredQuestion[],
  changes: Partial<AttemptPayload> = {},
): AttemptPayload {
  const cards = questions.map(
    ({
      text,
      score = 0,
      maxScore = 1,
      answers = [
        ["Yes", true],
        ["No", false],
      ],
      chosen = [0],
    }) => ({
      questionText: text,
      score,
      maxScore,
      answerScorecards: answers.map(([answerText, correct], position) => ({
        answerText,
        correct,
        answered: chosen.includes(position),
      })),
    }),
  );
  const sum = (key: "score" | "maxScore") => cards.reduce((total, card) => total + card[key], 0);
  return attemptOf(scenarioId, sessionId, {
    totalScore: 0,
    maxTotalScore: 0,
    questionsScore: sum("score"),
    maxQuestionsScore: sum("maxScore"),
    scoreCardType: "Quiz",
    questionScorecards: cards,
    ...changes,
  });
}

/** An attempt as a body of `POST /scores`. */
export const attemptBody = ({ classSessionId, ...attempt }: AttemptPayload) => ({
  ...attempt,
  sessionId: classSessionId,
});
export const attemptBodyOf = (...args: Parameters<typeof attemptOf>) => attemptBody(attemptOf(...args));
export const quizAttemptBodyOf = (...args: Parameters<typeof quizAttemptOf>) => attemptBody(quizAttemptOf(...args));
