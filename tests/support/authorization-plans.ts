// For each API operation: a request about something of a place, and what the place needs for it.
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { attempts, attemptStarts, classSessions, duels, rosterImports, scenarioEditions } from "~/db/schema";
import { addAccessCode } from "~/domain/access-codes/add-access-code";
import { acceptClaim } from "~/domain/attempts/accept-claim";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { readClassDates } from "~/domain/due-dates/read-dates";
import { extendDueDates, setClassDates } from "~/domain/due-dates/set-dates";
import { decideBatch } from "~/domain/gradebook/decide-many";
import { decideGrade } from "~/domain/grades/decide-grade";
import { regradeQuestion } from "~/domain/regrades/regrade-question";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import type { Ctx } from "~/domain/context";
import { changeSecondLookShare } from "~/domain/courses/change-second-look";
import { setTeacher } from "~/domain/courses/course-teachers";
import { endClass } from "~/domain/courses/run-class";
import { scheduleClass } from "~/domain/courses/schedule-class";
import type { Role } from "~/domain/roles";
import { startMissionFlight } from "~/domain/missions/fly-mission";
import { setReference } from "~/domain/missions/share-mission";
import { createMission } from "~/domain/missions/write-mission";
import { createSandbox } from "~/domain/sandboxes/write-sandbox";
import {
  addOrganization,
  addRunningClass,
  addUser,
  asSystemAdmin,
  attemptBodyOf,
  attemptOf,
  quizAttemptOf,
  foundation,
  testPassword,
  unique,
  type Person,
  type RunningClass,
} from "./builders";
import { hopLog, hopMission } from "./missions";

const batchOf = ({ students, lesson }: RunningClass) => ({
  userIds: [students[0]!.id],
  scenarioIds: [lesson],
  decision: { kind: "excuse" as const, reason: "A test." },
});

/** An organization with a running class. */
export type Place = { ctx: Ctx; running: RunningClass; player: Person };

export async function addPlace(ctx: Ctx, organizationId?: string): Promise<Place> {
  const running = await addRunningClass(ctx, { organizationId });
  return { ctx, running, player: running.students[0] };
}

/** A user of the place with that role. */
export async function callerOf({ ctx, running, player }: Place, role: Role): Promise<Person> {
  if (role === "Instructor") return running.owner;
  if (role === "User" || role === "Restricted") return player;
  return addUser(ctx, { role, organizationId: running.organizationId });
}

export type Request = { path: string; body?: unknown; text?: string };
export type Plan = {
  /** The request about something of a place. */
  at: (place: Place, caller: Person) => Promise<Request> | Request;
  /** The status if it is allowed. */
  status?: number;
  /** The answer doesn't depend on the place. */
  isEverywhere?: true;
  /** The subject always belongs to the caller. */
  isOfCaller?: true;
  /** `at` ends the place's class, so no other call can use the place. */
  endsClass?: true;
};

const hour = 3_600_000;
const inAnHour = () => new Date(Date.now() + hour);
const group =
  (rest = "") =>
  ({ running }: Place) => ({ path: `/groups/${running.id}${rest}` });
const subject =
  (rest: string) =>
  async ({ ctx, running }: Place) => ({
    path: rest.replace("{id}", (await addUser(ctx, { organizationId: running.organizationId })).id),
  });
const organization =
  (rest = "") =>
  ({ running }: Place) => ({ path: `/organizations/${running.organizationId}${rest}` });
const admin = ({ ctx }: Place) => ({ ...asSystemAdmin(ctx), now: new Date() });
const endPlaceClass = async (place: Place) => void (await endClass(admin(place), place.running.id));
const staffIn = ({ ctx, running }: Place) =>
  addUser(ctx, { role: "Instructor", organizationId: running.organizationId });
const everywhere = (path: string, status = 200, body?: () => unknown): Plan => ({
  at: () => ({ path, body: body?.() }),
  status,
  isEverywhere: true,
});
const sandboxOf = async (owner: Person) =>
  (await createSandbox({ ...owner.ctx, now: new Date() }, { title: unique("Sandbox"), document: "{}" })).id;
const missionOf = async (owner: Person) =>
  (await createMission({ ...owner.ctx, now: new Date() }, { title: unique("Mission"), document: hopMission() })).id;
/** A duel that nobody has joined. */
async function duelOf({ running }: Place, { ctx: { db }, id: openerId }: Person) {
  const [id, now] = [uuid(), new Date()];
  const place = { classSessionId: running.sessionId, kind: "pursuit", pace: "live" };
  await db.insert(duels).values({ id, ...place, openerId, createdAt: now, changedAt: now });
  return id;
}
/** A mission that its author has test-flown. */
async function solvedMissionOf(owner: Person) {
  const id = await missionOf(owner);
  await setReference({ ...owner.ctx, now: new Date() }, id, hopLog());
  return id;
}
/** A start of a server-graded lesson, in any curriculum. */
async function lessonStartOf({ ctx: { db }, id }: Person): Promise<string> {
  const startId = uuid();
  const scenarioId = foundation.scenarioId("orbits-and-energy");
  const [edition] = await db
    .select({ id: scenarioEditions.id })
    .from(scenarioEditions)
    .where(eq(scenarioEditions.scenarioId, scenarioId));
  const start = { id: startId, userId: id, scenarioId, editionId: edition!.id, startedAt: new Date(), seed: 1 };
  await db.insert(attemptStarts).values(start);
  return startId;
}
/** An attempt of the place's student. */
async function attemptIn({ running, player }: Place) {
  const attempt = attemptOf(running.lesson, running.sessionId);
  await recordAttempt({ ...player.ctx, now: new Date() }, attempt);
  return attempt.attemptId;
}
/** Other points for a question that the place's student has answered. */
async function regradeIn({ ctx: { db }, running, player }: Place) {
  const attempt = quizAttemptOf(running.quiz, running.sessionId, [{ text: "Which orbit?" }]);
  await recordAttempt({ ...player.ctx, now: new Date() }, attempt);
  const [stored] = await db.select().from(attempts).where(eq(attempts.id, attempt.attemptId));
  const questionId = stored!.questionIds[0]!;
  return { scenarioId: running.quiz, questionId, right: null, points: 5, counts: true, neverLower: false };
}
/** A flight of a curriculum that the class was taught before. */
async function flightIn({ ctx: { db }, running }: Place) {
  await db
    .update(classSessions)
    .set({ earlierCurricula: [foundation.id] })
    .where(eq(classSessions.id, running.sessionId));
  return foundation.scenarioId("objective-v-bar-hop");
}
/** An attempt of the place's student as an unverified claim. */
async function claimIn(place: Place) {
  const attemptId = await attemptIn(place);
  await place.ctx.db.update(attempts).set({ uncounted: "claim" }).where(eq(attempts.id, attemptId));
  return attemptId;
}
/** A checked roster of the caller, without rows, for the place's organization. */
const rosterPlan = (rest: string, status = 200, more: Partial<typeof rosterImports.$inferInsert> = {}): Plan => ({
  at: async ({ ctx, running }, caller) => {
    const id = uuid();
    const { organizationId, id: courseId } = running;
    const values = { id, createdBy: caller.id, organizationId, courseId, fileName: "a.csv", createdAt: ctx.now };
    await ctx.db.insert(rosterImports).values({ ...values, expiresAt: inAnHour(), ...more });
    return { path: `/users/rosters/${id}${rest}` };
  },
  status,
  isOfCaller: true,
});
const dueIn = ({ owner, sessionId, lesson }: Place["running"]) =>
  setClassDates(owner.ctx, sessionId, {
    timeZone: "UTC",
    dates: [{ scenarioId: lesson, campaignId: null, opensAt: null, dueAt: new Date("2098-01-01T12:00:00Z") }],
  });

const claimsOf: Plan = { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/claims` }) };
const registration = ({ running }: Place) => ({
  userName: unique("new"),
  password: "Str0ng@Password",
  email: `${unique("new")}@example.org`,
  accessCode: running.code,
});

/** Calls without sign-in, with the status for a visitor. */
export const openPlans: Record<string, Plan> = {
  getUsersPasswordResetsByUsername: everywhere("/users/passwordResets/nobody"),
  postAuthSession: {
    at: ({ player }) => ({ path: "/auth/session", body: { username: player.userName, password: testPassword } }),
  },
  postAuthSessionFactor: everywhere("/auth/session/factor", 409, () => ({ challenge: "unknown", code: "123456" })),
  deleteAuthSession: everywhere("/auth/session", 204),
  postAuthSessionToken: everywhere("/auth/session/token", 401, () => "unknown"),
  postUsersRequestPasswordReset: everywhere("/users/requestPasswordReset", 200, () => "nobody@example.org"),
  postUsersResetPassword: everywhere("/users/resetPassword", 422, () => ({})),
  putUsersPasswordResetsByUsername: everywhere("/users/passwordResets/nobody", 422, () => ({})),
  postUsersValidateRegistration: {
    at: (place) => ({ path: "/users/validate-registration", body: registration(place) }),
  },
  postUsersRegistrationCode: {
    at: (place) => ({ path: "/users/registrationCode", body: registration(place) }),
    status: 201,
  },
  postUsersPaymentFreeRegistration: {
    at: (place) => ({ path: "/users/paymentFreeRegistration", body: registration(place) }),
    status: 201,
  },
  getPaymentsRegisterAndPay: everywhere("/payments/register-and-pay", 404),
  postPaymentsRegisterAndPay: everywhere("/payments/register-and-pay", 409, () => ({})),
  postPaymentsWebhook: everywhere("/payments/webhook", 404, () => ({})),
  getSystemSettingsBannerMessage: everywhere("/systemSettings/bannerMessage"),
  getOpenapiJson: everywhere("/openapi.json"),
  getDocs: everywhere("/docs"),
  getSchemasCurriculumJson: everywhere("/schemas/curriculum.json"),
};

/** Calls that need a sign-in. */
export const plans: Record<string, Plan> = {
  getAuthSessionRoles: everywhere("/auth/session/roles"),
  postAuthSessionConfirmation: everywhere("/auth/session/confirmation", 200, () => ({ password: testPassword })),

  getUsersById: { at: ({ player }) => ({ path: `/users/${player.id}` }) },
  putUsersById: { at: async (place) => ({ ...(await subject("/users/{id}")(place)), body: { firstName: "Ada" } }) },
  getUsers: everywhere("/users"),
  getUsersAdminDetailed: { at: ({ running }) => ({ path: `/users/admin-detailed?orgId=${running.organizationId}` }) },
  getUsersStats: { at: ({ running }) => ({ path: `/users/stats?orgId=${running.organizationId}` }) },
  postUsers: {
    at: ({ running }) => {
      const userName = unique("created");
      const user = { userName, email: `${userName}@example.org`, firstName: "", lastName: "", rankTitle: "" };
      return { path: "/users", body: { ...user, organizationId: running.organizationId } };
    },
    status: 201,
  },
  postUsersRosters: {
    at: ({ running }) => ({
      path: `/users/rosters?organizationId=${running.organizationId}&courseId=${running.id}`,
      text: `userName,email\n${unique("r")},${unique("r")}@example.org`,
    }),
    status: 201,
  },
  getUsersRostersById: rosterPlan(""),
  deleteUsersRostersById: rosterPlan("", 204),
  postUsersRostersByIdImport: rosterPlan("/import"),
  postUsersRostersByIdUndo: rosterPlan("/undo", 200, { doneTo: 1, doneAt: new Date() }),
  getUsersRostersByIdRows: rosterPlan("/rows"),
  getUsersRostersByIdReport: rosterPlan("/report"),
  putUsersByIdEnabled: { at: subject("/users/{id}/enabled?enabled=true") },
  deleteUsersById: { at: subject("/users/{id}"), status: 204 },
  postUsersPasswordResetsById: { at: subject("/users/passwordResets/{id}") },
  putUsersByIdRoleByRole: { at: subject("/users/{id}/role/Instructor") },
  patchUsersByIdGroupSelectionLatestByGroupId: {
    at: ({ running }, caller) => ({ path: `/users/${caller.id}/groupSelection/latest/${running.id}` }),
    status: 204,
    isOfCaller: true,
  },
  getUsersAccessCodes: everywhere("/users/accessCodes"),
  postUsersAccessCodes: everywhere("/users/accessCodes", 201),
  deleteUsersAccessCodesById: {
    at: async (place) => ({ path: `/users/accessCodes/${(await addAccessCode(admin(place))).id}` }),
    status: 204,
    isEverywhere: true,
  },

  getOrganizations: everywhere("/organizations"),
  getOrganizationsById: { at: organization() },
  getOrganizationsNamesByName: everywhere("/organizations/names/None"),
  postOrganizationsByName: {
    at: () => ({ path: `/organizations/${unique("Named")}` }),
    status: 201,
    isEverywhere: true,
  },
  putOrganizationsByIdStatus: { at: organization("/status?isPaid=true") },
  putOrganizationsByIdUserlimit: { at: organization("/userlimit?userLimit=500") },
  deleteOrganizationsById: {
    at: async ({ ctx }) => ({ path: `/organizations/${await addOrganization(ctx)}` }),
    status: 204,
    isEverywhere: true,
  },
  putOrganizationsAccessCodesByCodeByOrgId: {
    at: async (place) => ({
      path: `/organizations/accessCodes/${(await addAccessCode(admin(place))).code}/${place.running.organizationId}`,
    }),
  },

  getGroups: everywhere("/groups"),
  postGroups: {
    at: ({ running }) => ({ path: "/groups", body: { name: unique("Course"), ownerId: running.owner.id } }),
    status: 201,
  },
  postGroupsJoin: {
    at: ({ running }) => ({ path: "/groups/join", body: { password: running.code } }),
    isEverywhere: true,
  },
  getGroupsById: { at: group() },
  deleteGroupsById: { at: group(), status: 204 },
  getGroupsByIdActivesession: { at: group("/activesession") },
  getGroupsByIdScheduledsession: { at: group("/scheduledsession") },
  getGroupsByIdSessions: { at: group("/sessions") },
  getGroupsCompetitionsById: { at: ({ running }) => ({ path: `/groups/competitions/${running.id}` }) },
  putGroupsByIdActivesession: {
    at: async (place) => (await endPlaceClass(place), group("/activesession")(place)),
    endsClass: true,
  },
  deleteGroupsByIdActivesession: { at: group("/activesession"), status: 204 },
  putGroupsByIdScheduledsession: {
    at: async (place) => (
      await endPlaceClass(place),
      { ...group("/scheduledsession")(place), body: { scheduledStartDate: inAnHour() } }
    ),
    endsClass: true,
  },
  deleteGroupsByIdScheduledsession: {
    at: async (place) => (
      await endPlaceClass(place),
      await scheduleClass(admin(place), place.running.id, { scheduledStartDate: inAnHour() }),
      group("/scheduledsession")(place)
    ),
    status: 204,
    endsClass: true,
  },
  putGroupsByIdLastactivesession: {
    at: async (place) => (await endPlaceClass(place), group("/lastactivesession")(place)),
    endsClass: true,
  },
  putGroupsByIdEnddate: { at: (place) => ({ ...group("/enddate")(place), body: { newEndDate: inAnHour() } }) },
  getGroupsByIdQuizRules: { at: group("/quizRules") },
  putGroupsByIdQuizRules: {
    at: (place) => ({
      ...group("/quizRules")(place),
      body: { maxAttempts: 3, cooldownMinutes: 30, review: "afterClass" },
    }),
  },
  getGroupsByIdLessonLanguage: { at: group("/lessonLanguage") },
  putGroupsByIdLessonLanguage: {
    at: (place) => ({ ...group("/lessonLanguage")(place), body: { lessonLanguage: "de" } }),
  },
  postGroupsByIdMembers: {
    at: async (place) => {
      const { id } = await addUser(place.ctx, { organizationId: place.running.organizationId });
      return { ...group("/members")(place), body: { people: [id] } };
    },
  },
  getGroupsByIdTeachers: { at: group("/teachers") },
  putGroupsByIdTeachersByUserId: {
    at: async (place) => ({
      ...group(`/teachers/${(await staffIn(place)).id}`)(place),
      body: { reach: "assist" },
    }),
  },
  deleteGroupsByIdTeachersByUserId: {
    at: async (place) => {
      const { id } = await staffIn(place);
      await setTeacher({ ...place.running.owner.ctx, now: new Date() }, place.running.id, id, "assist");
      return group(`/teachers/${id}`)(place);
    },
    status: 204,
  },
  deleteGroupsByIdMembersByUserId: { at: (place) => group(`/members/${place.player.id}`)(place), status: 204 },
  putGroupsByIdByUserId: {
    at: async (place) =>
      group(`/${(await addUser(place.ctx, { role: "Instructor", organizationId: place.running.organizationId })).id}`)(
        place,
      ),
  },
  getCoursesByIdHeaders: { at: ({ running }) => ({ path: `/courses/${running.id}/headers` }) },
  getSessions: everywhere("/sessions"),
  getSessionsById: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}` }) },

  postScores: {
    at: ({ running }) => ({ path: "/scores", body: attemptBodyOf(running.lesson, null) }),
    status: 201,
    isEverywhere: true,
  },
  getScenariosByIdLesson: {
    at: ({ running }) => ({ path: `/scenarios/${running.lesson}/lesson` }),
    status: 404,
    isEverywhere: true,
  },
  getScenariosByIdSandbox: {
    at: ({ running }) => ({ path: `/scenarios/${running.lesson}/sandbox` }),
    status: 404,
    isEverywhere: true,
  },
  getScoresProgress: everywhere("/scores/progress"),
  getPractice: everywhere("/practice"),
  // Nobody has answered this question in an attempt.
  postPracticeAnswers: {
    at: ({ running }) => ({
      path: "/practice/answers",
      body: { id: uuid(), scenarioId: running.lesson, question: "q1", chosen: ["a"], isSure: true },
    }),
    status: 404,
    isEverywhere: true,
  },
  getSessionsByIdPractice: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/practice` }) },
  postScoresStarts: {
    at: ({ running }) => ({ path: "/scores/starts", body: { scenarioId: running.lesson } }),
    status: 201,
    isEverywhere: true,
  },
  postScoresStartsByIdAnswers: {
    at: async (_, whom) => ({
      path: `/scores/starts/${await lessonStartOf(whom)}/answers`,
      body: { question: "q1", chosen: ["a"] },
    }),
    isEverywhere: true,
  },
  getScoresByIdReview: { at: async (place) => ({ path: `/scores/${await attemptIn(place)}/review` }) },
  postScoresByIdReview: everywhere(`/scores/${uuid()}/review`, 404),
  putScoresByIdAside: {
    at: async (place) => ({ path: `/scores/${await attemptIn(place)}/aside`, body: { reason: "A test." } }),
  },
  deleteScoresByIdAside: {
    at: async (place) => {
      const attemptId = await attemptIn(place);
      await excludeAttempt({ ...place.running.owner.ctx, now: new Date() }, attemptId, "A test.");
      return { path: `/scores/${attemptId}/aside` };
    },
  },
  putScoresByIdAcceptance: { at: async (place) => ({ path: `/scores/${await claimIn(place)}/acceptance` }) },
  deleteScoresByIdAcceptance: {
    at: async (place) => {
      const attemptId = await claimIn(place);
      await acceptClaim({ ...place.running.owner.ctx, now: new Date() }, attemptId);
      return { path: `/scores/${attemptId}/acceptance` };
    },
  },
  getSessionsByIdClaims: claimsOf,
  putSessionsByIdClaims: claimsOf,
  deleteSessionsByIdClaims: claimsOf,
  deleteScores: everywhere("/scores", 204),
  getScoresSessionByAByB: { at: ({ running }) => ({ path: `/scores/session/${running.sessionId}/all` }) },
  getScoresSessionByAByBXapi: { at: ({ running }) => ({ path: `/scores/session/${running.sessionId}/all/xapi` }) },
  getScoresSessionByAByBCsv: {
    at: ({ running }) => ({ path: `/scores/session/${running.sessionId}/all/csv?scenarioId=${running.quiz}` }),
  },
  getSessionsByIdTotals: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/totals` }) },
  getSessionsByIdGrades: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/grades` }) },
  getSessionsByIdRequests: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/requests` }) },
  getSessionsByIdDecisions: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/decisions` }) },
  postSessionsByIdGradesByUserIdDecisions: {
    at: ({ running }) => ({
      path: `/sessions/${running.sessionId}/grades/${running.students[0]!.id}/decisions`,
      body: { scenarioId: running.lesson, kind: "excuse", reason: "A test." },
    }),
    status: 201,
  },
  deleteSessionsByIdDecisionsByDecisionId: {
    at: async ({ running }) => {
      const { sessionId, lesson, owner, students } = running;
      const grade = { classSessionId: sessionId, userId: students[0]!.id, scenarioId: lesson };
      const { decisionId } = await decideGrade(owner.ctx, grade, { kind: "excuse", reason: "A test." });
      return { path: `/sessions/${sessionId}/decisions/${decisionId}` };
    },
  },
  getSessionsByIdDecisionsBatches: {
    at: ({ running }) => ({ path: `/sessions/${running.sessionId}/decisions/batches` }),
  },
  postSessionsByIdDecisionsBatchesPreview: {
    at: ({ running }) => ({
      path: `/sessions/${running.sessionId}/decisions/batches/preview`,
      body: batchOf(running),
    }),
  },
  postSessionsByIdDecisionsBatches: {
    at: ({ running }) => ({ path: `/sessions/${running.sessionId}/decisions/batches`, body: batchOf(running) }),
    status: 201,
  },
  deleteSessionsByIdDecisionsBatchesByBatchId: {
    at: async ({ running }) => {
      const { decision, ...chosen } = batchOf(running);
      const { batchId } = await decideBatch(running.owner.ctx, running.sessionId, chosen, { ...decision, seen: null });
      return { path: `/sessions/${running.sessionId}/decisions/batches/${batchId}` };
    },
  },
  getSessionsByIdSecondLooks: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/second-looks` }) },
  postSessionsByIdSecondLooksByDecisionId: {
    at: async ({ ctx, running }) => {
      const { id, organizationId, sessionId, lesson, owner, students } = running;
      // The caller may be the instructor, and nobody looks at their own decision.
      const colleague = await addUser(ctx, { role: "Instructor", organizationId });
      await setTeacher(owner.ctx, id, colleague.id, "assist");
      await changeSecondLookShare(owner.ctx, id, 100);
      const grade = { classSessionId: sessionId, userId: students[0]!.id, scenarioId: lesson };
      const { decisionId } = await decideGrade({ ...colleague.ctx, secret: "test" }, grade, {
        ...{ kind: "excuse", reason: "A test." },
      });
      // Other plans decide in the same class.
      await changeSecondLookShare(owner.ctx, id, 0);
      return { path: `/sessions/${sessionId}/second-looks/${decisionId}`, body: { outcome: "agreed" } };
    },
    status: 201,
  },
  getSessionsByIdDueDates: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/due-dates` }) },
  putSessionsByIdDueDates: {
    at: ({ running }) => ({
      path: `/sessions/${running.sessionId}/due-dates`,
      body: { timeZone: "UTC", dates: [{ scenarioId: running.lesson, dueAt: "2099-01-01T12:00:00Z" }] },
    }),
  },
  postSessionsByIdExtensions: {
    at: async ({ running }) => {
      await dueIn(running);
      return {
        path: `/sessions/${running.sessionId}/extensions`,
        body: {
          ...{ userIds: [running.students[0]!.id], scenarioIds: [running.lesson] },
          ...{ dueAt: "2099-01-01T12:00:00Z", reason: "A test." },
        },
      };
    },
    status: 201,
  },
  deleteSessionsByIdExtensionsByExtensionId: {
    at: async ({ running }) => {
      const { sessionId, lesson, owner, students } = running;
      await dueIn(running);
      await extendDueDates(owner.ctx, sessionId, {
        ...{ userIds: [students[0]!.id], scenarioIds: [lesson] },
        ...{ dueAt: new Date("2099-01-01T12:00:00Z"), reason: "A test." },
      });
      const { extensions } = await readClassDates(owner.ctx, sessionId);
      return { path: `/sessions/${sessionId}/extensions/${extensions[0]!.id}` };
    },
    status: 204,
  },
  getSessionsByIdFeedback: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/feedback` }) },
  postSessionsByIdStudentsByUserIdFeedback: {
    at: ({ running }) => ({
      path: `/sessions/${running.sessionId}/students/${running.students[0]!.id}/feedback`,
      body: { text: "A test." },
    }),
    status: 201,
  },
  // Only the author may: nobody else finds it.
  deleteSessionsByIdFeedbackByCommentId: {
    at: ({ running }) => ({ path: `/sessions/${running.sessionId}/feedback/${crypto.randomUUID()}` }),
    status: 404,
  },
  getMeDueDates: everywhere("/me/due-dates"),
  getMeFeedback: everywhere("/me/feedback"),
  postMeFeedbackByCommentIdRead: everywhere(`/me/feedback/${crypto.randomUUID()}/read`, 204),
  postMeFeedbackByCommentIdAnswer: everywhere(`/me/feedback/${crypto.randomUUID()}/answer`, 404, () => ({
    text: "Thanks.",
  })),
  getWeeklyMission: everywhere("/weekly-mission"),
  getWeeklyMissionStandings: everywhere("/weekly-mission/standings"),
  // Of a class, only its students may; nobody is one of this class.
  postWeeklyMissionStarts: everywhere("/weekly-mission/starts", 404, () => ({ sessionId: crypto.randomUUID() })),
  postWeeklyMissionSharing: everywhere("/weekly-mission/sharing", 404, () => ({
    ...{ sessionId: crypto.randomUUID(), shares: true },
  })),
  getWeeklyMissionGhosts: everywhere(`/weekly-mission/ghosts?sessionId=${crypto.randomUUID()}`, 404),
  getWeeklyMissionRating: everywhere(`/weekly-mission/rating?sessionId=${crypto.randomUUID()}`, 404),
  postWeeklyMissionFlights: everywhere("/weekly-mission/flights", 409, () => ({
    ...{ missionId: crypto.randomUUID(), flightId: crypto.randomUUID() },
    evidence: { kind: "flight", version: 1, burns: [], end: 1 },
  })),
  getSessionsByIdRegrades: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/regrades` }) },
  postSessionsByIdRegradesPreview: {
    at: async (place) => ({
      path: `/sessions/${place.running.sessionId}/regrades/preview`,
      body: await regradeIn(place),
    }),
  },
  postSessionsByIdRegrades: {
    at: async (place) => ({
      path: `/sessions/${place.running.sessionId}/regrades`,
      body: { ...(await regradeIn(place)), reason: "A test." },
    }),
    status: 201,
  },
  getSessionsByIdRegradesFlights: {
    at: ({ running }) => ({ path: `/sessions/${running.sessionId}/regrades/flights` }),
  },
  postSessionsByIdRegradesFlightsPreview: {
    at: async (place) => ({
      path: `/sessions/${place.running.sessionId}/regrades/flights/preview`,
      body: { scenarioId: await flightIn(place) },
    }),
  },
  postSessionsByIdRegradesFlights: {
    at: async (place) => ({
      path: `/sessions/${place.running.sessionId}/regrades/flights`,
      body: { scenarioId: await flightIn(place), reason: "A test." },
    }),
    status: 201,
  },
  deleteSessionsByIdRegradesByRegradeId: {
    at: async (place) => {
      const { sessionId, owner } = place.running;
      const { scenarioId, ...rule } = await regradeIn(place);
      const quiz = { classSessionId: sessionId, scenarioId };
      const { regradeId } = await regradeQuestion(owner.ctx, quiz, rule, { reason: "A test." });
      return { path: `/sessions/${sessionId}/regrades/${regradeId}` };
    },
  },
  getSessionsByIdOneroster: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/oneroster` }) },
  getSessionsByIdStatements: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/statements` }) },
  getSessionsByIdFinalGrades: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/final-grades` }) },
  getSessionsByIdGradebookCsv: { at: ({ running }) => ({ path: `/sessions/${running.sessionId}/gradebook/csv` }) },
  getSessionsByIdItemsByScenarioId: {
    at: ({ running }) => ({ path: `/sessions/${running.sessionId}/items/${running.quiz}` }),
  },
  getScoresLeaderboardByAByB: { at: ({ running }) => ({ path: `/scores/leaderboard/all/${running.organizationId}` }) },

  getCurricula: everywhere("/curricula"),
  getCurriculaByKey: everywhere(`/curricula/${foundation.key}`),
  putCurriculaByKey: everywhere("/curricula/mine?dryRun=true", 200, () => ({
    key: "mine",
    title: "Mine",
    version: 1,
    campaigns: [{ key: "a", title: "A", type: "Learn", scenarios: [] }],
  })),
  putOrganizationsByIdClaims: { at: organization("/claims?claims=verifiedOnly") },
  putOrganizationsByIdCurriculumByKey: { at: organization(`/curriculum/${foundation.key}`) },

  getMissions: everywhere("/missions"),
  getMissionsClasses: everywhere("/missions/classes"),
  postMissions: {
    at: () => ({ path: "/missions", body: { title: unique("Mission"), document: hopMission() } }),
    status: 201,
    isEverywhere: true,
  },
  getMissionsById: { at: async (_, owner) => ({ path: `/missions/${await missionOf(owner)}` }) },
  putMissionsById: {
    at: async (_, owner) => ({
      path: `/missions/${await missionOf(owner)}`,
      body: { title: unique("Mission"), document: hopMission(), version: 1 },
    }),
  },
  deleteMissionsById: { at: async (_, owner) => ({ path: `/missions/${await missionOf(owner)}` }), status: 204 },
  putMissionsByIdReference: {
    at: async (_, owner) => ({ path: `/missions/${await missionOf(owner)}/reference`, body: { log: hopLog() } }),
  },
  putMissionsByIdShare: {
    at: async ({ running }, owner) => ({
      path: `/missions/${await solvedMissionOf(owner)}/share`,
      body: { classId: running.sessionId, version: 1 },
    }),
    isOfCaller: true,
  },
  postMissionsByIdStarts: {
    at: async (_, owner) => ({ path: `/missions/${await solvedMissionOf(owner)}/starts` }),
    status: 201,
  },
  postMissionsByIdFlights: {
    at: async (_, owner) => {
      const id = await solvedMissionOf(owner);
      const { seed } = await startMissionFlight({ ...owner.ctx, now: new Date() }, id);
      return { path: `/missions/${id}/flights`, body: { seed, log: hopLog() } };
    },
    status: 201,
  },
  getMissionsByIdFlights: { at: async (_, owner) => ({ path: `/missions/${await missionOf(owner)}/flights` }) },

  // Of a class, only its students may; nobody is one of this class.
  getDuels: everywhere(`/duels?classId=${crypto.randomUUID()}`, 404),
  postDuels: everywhere("/duels", 404, () => ({ classId: crypto.randomUUID(), kind: "pursuit", pace: "live" })),
  getDuelsById: { at: async (place, owner) => ({ path: `/duels/${await duelOf(place, owner)}` }) },
  // Nobody joins what they have opened, or moves before somebody has joined.
  postDuelsByIdJoins: {
    at: async (place, owner) => ({ path: `/duels/${await duelOf(place, owner)}/joins` }),
    status: 409,
  },
  postDuelsByIdMoves: {
    at: async (place, owner) => ({
      path: `/duels/${await duelOf(place, owner)}/moves`,
      body: { round: 0, turn: 0, burn: [0, 0, 0] },
    }),
    status: 409,
  },
  postDuelsByIdAbsences: {
    at: async (place, owner) => ({ path: `/duels/${await duelOf(place, owner)}/absences` }),
    status: 409,
  },
  postDuelsByIdResignations: {
    at: async (place, owner) => ({ path: `/duels/${await duelOf(place, owner)}/resignations` }),
  },

  getSandboxes: everywhere("/sandboxes"),
  postSandboxes: {
    at: () => ({ path: "/sandboxes", body: { title: unique("Sandbox"), content: {} } }),
    status: 201,
    isEverywhere: true,
  },
  deleteSandboxesById: { at: async (_, owner) => ({ path: `/sandboxes/${await sandboxOf(owner)}` }), status: 204 },
  getSandboxesByIdJson: { at: async (_, owner) => ({ path: `/sandboxes/${await sandboxOf(owner)}/json` }) },
  putSandboxesByIdJson: { at: async (_, owner) => ({ path: `/sandboxes/${await sandboxOf(owner)}/json`, body: {} }) },

  postSystemSettingsBannerMessage: everywhere("/systemSettings/bannerMessage", 200, () => ({ message: "" })),
};
