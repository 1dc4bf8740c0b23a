import { sql } from "drizzle-orm";
import * as v from "valibot";
import { v5 as nameBasedId } from "uuid";
import { rowOf } from "~/db/rows.server";
import { allowLongWork } from "~/db/time-limits.server";
import { createUser } from "~/domain/accounts/create-user";
import { hashPassword } from "~/domain/accounts/password-hash";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { createOwnToken, createServiceAccount } from "~/domain/api-tokens/create-token";
import { provisioningScope } from "~/domain/api-tokens/token-rules";
import type { Issuer } from "~/domain/credentials/issue-credential";
import { createCourse } from "~/domain/courses/create-course";
import { endClass, startClass } from "~/domain/courses/run-class";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { createGroup, setGrant } from "~/domain/provisioning/change-group";
import { setTeacher } from "~/domain/courses/course-teachers";
import { createOrganization } from "~/domain/organizations/create-organization";
import { setAllowsMessages } from "~/domain/organizations/set-messages";
import { setSiteFactors } from "~/domain/factors/factor-policies";
import type { Role } from "~/domain/roles";
import { addDailyLife } from "./add-daily-life";
import { addDecisions, addGradingRules } from "./add-decisions";
import { addFinalGrades } from "./add-final-grades";
import { addDesignStudio } from "./add-design-studio";
import { addDueDates } from "./add-due-dates";
import { addDuels } from "./add-duels";
import { addFeedback } from "./add-feedback";
import { addMissions } from "./add-missions";
import { addPractice } from "./add-practice";
import { addReleases } from "./add-releases";
import { addRequests } from "./add-requests";
import { addSecondLooks } from "./add-second-looks";
import { addSignInEvents } from "./add-sign-in-events";
import { addTranscript, flyCampaign } from "./add-transcript";
import { addWebhook } from "./add-webhook";
import { addWeeks } from "./add-weeks";
import { generateToken } from "~/domain/tokens";
import { play, readPlayables, type Playable } from "./play-scenario";
import { auroraStudents, borealisStudents, demoPassword, type DemoPerson } from "./people";
import { createSeededRandom } from "../../../physics/seeded-random";
import { addSignInsOf } from "./demo-sign-ins";
import { storeDemoAttempts, type DemoAttempt } from "./store-demo-attempts";

const hour = 3_600_000;
const day = 24 * hour;
const attemptNamespace = "b3a6e0c4-3a0c-4c55-8f43-2f2f6f0c9a77";

/**
 * Fills an empty database with two organizations and their classes. Does nothing if there are users. Without an issuer,
 * nobody has a signed transcript.
 */
export async function loadDemo(ctx: Ctx, issuer?: Issuer): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    // If several processes start at once, one fills the database; the others wait and find it filled.
    await allowLongWork(inner.db);
    await inner.db.execute(sql`select pg_advisory_xact_lock(7266179)`);
    const { used } = await rowOf(
      inner.db,
      v.object({ used: v.boolean() }),
      sql`select exists (select from users) as used`,
    );
    if (!used) await fill(inner, issuer);
    return !used;
  });
}

type Demo = {
  ctx: Ctx;
  admin: SignedInCtx;
  passwordHash: string;
  random: () => number;
  issuer: Issuer | undefined;
};

async function fill(ctx: Ctx, issuer: Issuer | undefined) {
  const passwordHash = await hashPassword(demoPassword);
  const random = createSeededRandom(101);
  const adminId = await addPerson(
    { ctx, passwordHash },
    { username: "sysadmin", firstName: "Sam", lastName: "Okafor" },
    null,
    "SystemAdmin",
  );
  const demo: Demo = { ctx, admin: actAs(ctx, adminId, "SystemAdmin", null), passwordHash, random, issuer };
  // The demo's accounts are entered with a password that everybody knows; nobody has to protect them further.
  await setSiteFactors(demo.admin, { requiredOfAdministrators: false, allowsPasskeysAlone: true });
  await fillAurora(demo);
  await fillBorealis(demo);
  await addDailyLife(demo.admin);
}

async function fillAurora(demo: Demo) {
  const [foundation] = listStandardCurricula();
  const organizationId = await createOrganization(demo.admin, "Aurora Academy", {
    userLimit: 1000,
    curriculumId: curriculumIdOf(foundation.key),
  });
  await setAllowsMessages(demo.admin, organizationId, true);
  const adminId = await addPerson(
    demo,
    { username: "orgadmin", firstName: "Ruth", lastName: "Lindqvist" },
    organizationId,
    "OrganizationAdmin",
  );
  const ownerId = await addPerson(
    demo,
    { username: "instructor", firstName: "Maya", lastName: "Haddad" },
    organizationId,
    "Instructor",
  );
  const colleagueId = await addPerson(
    demo,
    { username: "colleague", firstName: "Tomas", lastName: "Berg" },
    organizationId,
    "Instructor",
  );
  const assistantId = await addPerson(
    demo,
    { username: "assistant", firstName: "Yuki", lastName: "Arai" },
    organizationId,
    "Instructor",
  );
  await addPerson(
    demo,
    { username: "restricted", firstName: "Robin", lastName: "Vance" },
    organizationId,
    "Restricted",
  );
  await addTokens(demo.ctx, { ownerId, adminId, organizationId });
  const students = await addStudents(demo, auroraStudents, organizationId);
  const course = { ownerId, organizationId, curriculum: foundation };
  const earlierCourseId = await runCourse(demo, {
    ...course,
    name: "Space Basics B",
    accessCode: "BASIC-4T9W",
    className: "Spring Term",
    students: students.slice(3, 17),
    from: 190,
    to: 110,
    share: 0.75,
  });
  const courseId = await runCourse(demo, {
    ...course,
    name: "Orbital Mechanics 101",
    accessCode: "ORBIT-7K2M",
    className: "Fall Term",
    students,
    from: 46,
    to: null,
    share: 0.86,
  });
  const instructor = actAs(demo.ctx, ownerId, "Instructor", organizationId);
  const assistant = actAs(demo.ctx, assistantId, "Instructor", organizationId, "assistant");
  await setTeacher(instructor, courseId, colleagueId, "teach");
  for (const id of [courseId, earlierCourseId]) await setTeacher(instructor, id, assistantId, "assist");
  await addDecisions({ instructor, assistant }, earlierCourseId);
  await addGradingRules(instructor, earlierCourseId);
  await addReleases(instructor, earlierCourseId);
  const player = students.find(({ person }) => person.username === "player");
  if (player) {
    const student = actAs(demo.ctx, player.userId, "User", organizationId);
    await addFeedback(instructor, courseId, student);
  }
  for (const { person, userId } of students) {
    const student = actAs(demo.ctx, userId, "User", organizationId);
    if (person.username === flier) await flyCampaign(student, foundation);
    if (demo.issuer && [flier, "player"].includes(person.username)) await addTranscript(student, demo.issuer);
  }
  await addPractice(students.slice(0, practising).map(({ userId }) => actAs(demo.ctx, userId, "User", organizationId)));
  await addRequests(instructor, courseId);
  await addSecondLooks(
    { instructor, assistant, colleague: actAs(demo.ctx, colleagueId, "Instructor", organizationId, "colleague") },
    courseId,
  );
  await addDueDates(instructor, courseId);
  const flyers = [
    ...students.filter(({ person }) => person.username !== "player").slice(0, 6),
    ...(player ? [player] : []),
  ];
  await addWeeks(
    flyers.map(({ userId }) => actAs(demo.ctx, userId, "User", organizationId)),
    courseId,
  );
  await addGroups(demo.ctx, {
    ...{ adminId, organizationId, courseId, ownerId },
    studentIds: students.slice(0, 6).map(({ userId }) => userId),
  });
  await addWebhook(demo.ctx, organizationId);
  await addSignInEvents(demo.admin, organizationId);
  const byName = new Map(students.map(({ person, userId }) => [person.username, userId]));
  await addDesignStudio({ admin: demo.admin, instructor, students: byName });
  const studentOf = (username: string) => actAs(demo.ctx, byName.get(username) ?? "", "User", organizationId, username);
  const pilots = ["diana", "elena", "farid"].map(studentOf);
  await addMissions(instructor, courseId, pilots);
  await addDuels({ player: studentOf("player"), rival: studentOf("akira"), host: studentOf("amelia") }, courseId);
  // Last: nothing changes these grades from now on.
  await addFinalGrades(instructor, earlierCourseId);
}

/** So many of the students practise. */
const practising = 16;

/** Has flown all flights of the course. */
const flier = "elena";

/** A token of the instructor and a service account, whose texts nobody knows. */
async function addTokens(
  ctx: Ctx,
  { ownerId, adminId, organizationId }: { ownerId: string; adminId: string; organizationId: string },
) {
  const instructor = actAs(ctx, ownerId, "Instructor", organizationId);
  const scopes = ["course:list", "gradebook:read"] as const;
  await createOwnToken(instructor, { name: "Grade export", days: 90, scopes }, generateToken());
  const administrator = actAs(ctx, adminId, "OrganizationAdmin", organizationId);
  const fields = { name: "Campus portal", days: 365, scopes: [...scopes, "user:list"] as const };
  await createServiceAccount(administrator, organizationId, fields, generateToken());
}

type Groups = { adminId: string; organizationId: string; courseId: string; ownerId: string; studentIds: string[] };

/** Groups as an identity provider sends them: two that give something, and one that has yet to. */
async function addGroups(ctx: Ctx, { adminId, organizationId, courseId, ownerId, studentIds }: Groups) {
  const administrator = actAs(ctx, adminId, "OrganizationAdmin", organizationId);
  const fields = { name: "Identity provider", days: 365, scopes: [provisioningScope] as const };
  await createServiceAccount(administrator, organizationId, fields, generateToken());
  const add = (name: string, ids: string[]) =>
    createGroup(administrator, { name, members: { isWhole: true, added: new Set(ids), removed: new Set() } });
  const cadets = await add("Cadets 2026", studentIds);
  await setGrant(administrator, organizationId, cadets, { courseId, role: null });
  const staff = await add("Flight instructors", [ownerId]);
  await setGrant(administrator, organizationId, staff, { courseId: null, role: "Instructor" });
  await add("Alumni", studentIds.slice(4));
}

async function fillBorealis(demo: Demo) {
  const [, advanced] = listStandardCurricula();
  const organizationId = await createOrganization(demo.admin, "Borealis Institute", {
    userLimit: 50,
    curriculumId: curriculumIdOf(advanced.key),
  });
  await addPerson(
    demo,
    { username: "orgadmin2", firstName: "Tomas", lastName: "Berg" },
    organizationId,
    "OrganizationAdmin",
  );
  const ownerId = await addPerson(
    demo,
    { username: "instructor2", firstName: "Ines", lastName: "Carvalho" },
    organizationId,
    "Instructor",
  );
  const students = await addStudents(demo, borealisStudents, organizationId);
  await runCourse(demo, {
    ownerId,
    organizationId,
    curriculum: advanced,
    name: "Rendezvous Lab",
    accessCode: "RENDZ-3H8P",
    className: "Fall Lab",
    students,
    from: 30,
    to: null,
    share: 0.6,
  });
}

type Student = { userId: string; person: DemoPerson };

async function addStudents(demo: Demo, people: DemoPerson[], organizationId: string): Promise<Student[]> {
  const students: Student[] = [];
  for (const person of people) students.push({ person, userId: await addPerson(demo, person, organizationId, "User") });
  return students;
}

function addPerson(
  { ctx, passwordHash }: Pick<Demo, "ctx" | "passwordHash">,
  person: Omit<DemoPerson, "skill">,
  organizationId: string | null,
  role: Role,
) {
  return createUser(ctx, { ...person, email: `${person.username}@apsis.example`, passwordHash, organizationId, role });
}

const silentBelow = 0.7;

type DemoCourse = {
  name: string;
  accessCode: string;
  className: string;
  ownerId: string;
  organizationId: string;
  curriculum: CurriculumDocument;
  students: Student[];
  /** Days ago. */
  from: number;
  to: number | null;
  /** The part of the curriculum that the class has reached. */
  share: number;
};

async function runCourse(demo: Demo, course: DemoCourse): Promise<string> {
  const { ctx, admin } = demo;
  // Classes meet at 15:00 UTC.
  const today = Math.floor(ctx.now.getTime() / day) * day;
  const at = (daysAgo: number) => new Date(today - daysAgo * day + 15 * hour);
  const memberIds = course.students.map(({ userId }) => userId);
  const courseId = await createCourse({ ...admin, now: at(course.from + 1) }, { ...course, memberIds });
  const classSessionId = await startClass({ ...admin, now: at(course.from) }, courseId, { name: course.className });
  const scenarios = await readPlayables(ctx, course.curriculum);
  const reached = Math.round(scenarios.length * course.share);
  const days = (course.from - (course.to ?? 1)) * 0.95;
  const attempts = course.students.flatMap(({ userId, person }) => {
    const reachedScenarios = scenarios.slice(0, Math.round(reached * paceOf(person.skill, demo.random)));
    // Students play until now, each at their own pace; the weakest stopped when they fell behind.
    const pace =
      days / (person.skill < silentBelow ? Math.max(reached, reachedScenarios.length) : reachedScenarios.length);
    return reachedScenarios.flatMap((scenario, index) =>
      practise(demo, { userId, classSessionId, scenario, skill: person.skill, from: at(course.from - index * pace) }),
    );
  });
  await storeDemoAttempts(ctx, await addSignInsOf(ctx, attempts));
  if (course.to !== null) await endClass({ ...admin, now: at(course.to) }, courseId);
  return courseId;
}

// Some have not started, some are behind, some are ahead.
function paceOf(skill: number, random: () => number) {
  if (skill === 0) return 0;
  return Math.min(1.2, 0.55 + skill * 0.5 + (random() - 0.5) * 0.3);
}

type Practice = { userId: string; classSessionId: string; scenario: Playable; skill: number; from: Date };

/** A student plays a scenario until it is passed, or gives up after a few tries; sometimes one is skipped. */
function practise({ random }: Demo, { userId, classSessionId, scenario, skill, from }: Practice): DemoAttempt[] {
  if (random() < 0.04) return [];
  const tries = random() < 0.25 ? 3 : 2;
  const attempts: DemoAttempt[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const result = play(scenario, skill + attempt * 0.06, random);
    const attemptId = nameBasedId(`${userId} ${classSessionId} ${scenario.scenarioId} ${attempt}`, attemptNamespace);
    attempts.push({
      ...result,
      attemptId,
      userId,
      classSessionId,
      receivedAt: new Date(from.getTime() + attempt * 1_800_000 + random() * 900_000),
    });
    if (result.passed && random() < 0.7) return attempts;
  }
  return attempts;
}

const usernames: Partial<Record<Role, string>> = {
  SystemAdmin: "sysadmin",
  OrganizationAdmin: "orgadmin",
  Instructor: "instructor",
};

function actAs(
  { db, now }: Ctx,
  userId: string,
  role: Role,
  organizationId: string | null,
  username = usernames[role] ?? "",
): SignedInCtx {
  return {
    db,
    now,
    actor: {
      userId,
      username,
      role,
      roles: [role],
      organizationId,
      signInId: userId,
      provedAt: now,
    },
  };
}
