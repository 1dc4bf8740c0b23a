// All verbs that lock rows, as called on a small organization with two running classes.
import { randomBytes, randomUUID } from "node:crypto";
import { createOwnToken, createServiceAccount } from "~/domain/api-tokens/create-token";
import { listOwnTokens, listServiceAccounts } from "~/domain/api-tokens/list-tokens";
import { deleteServiceAccount, revokeOwnToken } from "~/domain/api-tokens/revoke-token";
import { addAccessCode } from "~/domain/access-codes/add-access-code";
import { assignAccessCode } from "~/domain/organizations/assign-access-code";
import { deleteAccessCode } from "~/domain/access-codes/delete-access-code";
import { changeOrganization } from "~/domain/accounts/change-organization";
import { eq } from "drizzle-orm";
import { identityProviders, questions } from "~/db/schema";
import { changeRole } from "~/domain/accounts/change-role";
import { deleteUser } from "~/domain/accounts/delete-user";
import { forcePasswordReset } from "~/domain/accounts/force-password-reset";
import { refreshSignIn } from "~/domain/accounts/refresh-sign-in";
import { registerWithCode } from "~/domain/registration/register-with-code";
import { noteFailedSignIn, reportFailedSignIns } from "~/domain/accounts/failed-sign-ins";
import { endOtherSignIns } from "~/domain/accounts/own-sign-ins";
import { setOrganizationLimits, setSiteLimits } from "~/domain/accounts/sign-in-limits";
import { endSignInsOfUser } from "~/domain/accounts/sign-ins-of-user";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { setPasswordByUsername } from "~/domain/accounts/set-new-password";
import { signIn } from "~/domain/accounts/sign-in";
import { confirmByPassword } from "~/domain/factors/confirm-sign-in";
import { updateUser } from "~/domain/accounts/update-user";
import { acceptClaim } from "~/domain/attempts/accept-claim";
import { acceptClassClaims, takeBackClassClaims } from "~/domain/attempts/accept-class-claims";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { checkAnswer } from "~/domain/attempts/check-answer";
import { endQuiz } from "~/domain/attempts/end-quiz";
import { handInFile } from "~/domain/attempts/hand-in-file";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { countAttempt, excludeAttempt } from "~/domain/attempts/exclude-attempt";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { changeOwner } from "~/domain/courses/change-owner";
import { renameCourse, renewCourseCode } from "~/domain/courses/change-course";
import { changeQuizRules, readQuizRules } from "~/domain/courses/change-quiz-rules";
import { removeTeacher, setTeacher } from "~/domain/courses/course-teachers";
import { createCourse } from "~/domain/courses/create-course";
import { deleteCourse } from "~/domain/courses/delete-course";
import { resumeClass } from "~/domain/courses/resume-class";
import { endClass, startClass } from "~/domain/courses/run-class";
import { scheduleClass } from "~/domain/courses/schedule-class";
import { scheduleEnd } from "~/domain/courses/schedule-end";
import { selectCourse } from "~/domain/courses/select-course";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { addMembers, removeMember } from "~/domain/enrolment/change-members";
import { forgetOldDuels } from "~/domain/duels/forget-old-duels";
import { joinDuel, openDuel } from "~/domain/duels/open-duel";
import { moveInDuel, resignDuel } from "~/domain/duels/play-duel";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { eraseAgain } from "~/domain/erasure/erase-again";
import { erasePerson } from "~/domain/erasure/erase-person";
import { setErasurePolicy } from "~/domain/erasure/erasure-policy";
import { askForErasure, refuseRequest, withdrawRequest } from "~/domain/erasure/erasure-requests";
import { joinCourse } from "~/domain/enrolment/join-course";
import { answerPracticeQuestion } from "~/domain/practice/answer-question";
import { addNote } from "~/domain/gradebook/student-notes";
import { mailFeedback } from "~/domain/feedback/mail-feedback";
import { handInMissionFlight, startMissionFlight } from "~/domain/missions/fly-mission";
import { setReference, shareMission } from "~/domain/missions/share-mission";
import { createMission } from "~/domain/missions/write-mission";
import { addReusable } from "~/domain/feedback/reusable-comments";
import { answerComment, removeComment, writeComment } from "~/domain/feedback/write-comment";
import { readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { submitGrades, unlockGrades } from "~/domain/gradebook/submit-grades";
import { changeRubric } from "~/domain/gradebook/change-rubric";
import { changeGradingRules, setOrganizationRules } from "~/domain/gradebook/change-grading";
import { usualRules } from "~/domain/grades/rules";
import { decideBatch, withdrawBatch } from "~/domain/gradebook/decide-many";
import { mailReminders, setReminders } from "~/domain/due-dates/mail-reminders";
import { readClassDates } from "~/domain/due-dates/read-dates";
import { endExtension, extendDueDates, setClassDates } from "~/domain/due-dates/set-dates";
import { changeSecondLookShare } from "~/domain/courses/change-second-look";
import { agreeToDecision, changeAfterLook } from "~/domain/second-looks/answer-look";
import { decideByRubric } from "~/domain/grades/decide-by-rubric";
import { readRubric } from "~/domain/grades/read-rubric";
import { decideGrade, withdrawDecision } from "~/domain/grades/decide-grade";
import { releaseNow, setRelease } from "~/domain/releases/set-release";
import { flyFlightsAgain } from "~/domain/regrades/fly-again";
import { regradeQuestion } from "~/domain/regrades/regrade-question";
import { undoRegrade } from "~/domain/regrades/undo-regrade";
import { changeCurriculum } from "~/domain/organizations/change-curriculum";
import { deleteOrganization } from "~/domain/organizations/delete-organization";
import { saveRules } from "~/domain/retention/retention-rules";
import { sweepRetention } from "~/domain/retention/sweep-retention";
import { sendMessage } from "~/domain/messages/send-message";
import { changeRequestRule } from "~/domain/courses/change-requests";
import { answerRequest } from "~/domain/grade-requests/answer-request";
import { askForLook } from "~/domain/grade-requests/ask-for-look";
import { changeLessonLanguage } from "~/domain/courses/change-lesson-language";
import { setDefaultLanguage } from "~/domain/organizations/set-default-language";
import { setAllowsMessages } from "~/domain/organizations/set-messages";
import { setAllowsRosters } from "~/domain/organizations/set-rosters";
import { setClaims } from "~/domain/organizations/set-claims";
import { setPaid } from "~/domain/organizations/set-paid";
import { setUserLimit } from "~/domain/organizations/set-user-limit";
import { changeResultsVisibility } from "~/domain/results/results-visibility";
import { checkRoster } from "~/domain/roster/check-roster";
import { changeGroup, createGroup, deleteGroup, setGrant } from "~/domain/provisioning/change-group";
import { applyPatch, changePerson } from "~/domain/provisioning/change-person";
import { createPerson } from "~/domain/provisioning/create-person";
import { removePerson } from "~/domain/provisioning/remove-person";
import { importRoster } from "~/domain/roster/import-roster";
import { takeBackRoster } from "~/domain/roster/take-back-roster";
import { Secret, TOTP } from "otpauth";
import { generateAppSecret } from "~/domain/factors/app-codes";
import { addApp } from "~/domain/factors/change-factors";
import { setOrganizationFactors } from "~/domain/factors/factor-policies";
import { issueLostCode } from "~/domain/factors/lost-factors";
import { findProver, proveFactor } from "~/domain/factors/prove-factor";
import { linkIdentity, unlinkIdentity } from "~/domain/single-sign-on/administer-identities";
import { addRule, saveProvider } from "~/domain/single-sign-on/change-provider";
import { enterByIdentity } from "~/domain/single-sign-on/enter-by-identity";
import { findProvider } from "~/domain/single-sign-on/find-provider";
import { linkByPassword } from "~/domain/single-sign-on/link-by-password";
import { storePending } from "~/domain/single-sign-on/sign-in-states";
import { createEndpoint, deleteEndpoint, sendTest, switchEndpoint } from "~/domain/webhooks/change-endpoint";
import { claimDeliveries, deliverWebhook, spreadEvents } from "~/domain/webhooks/deliver-webhook";
import { beginWeeklyFlight } from "~/domain/weekly-missions/begin-weekly-flight";
import { forgetOldMissions } from "~/domain/weekly-missions/forget-old-missions";
import { handInWeeklyFlight } from "~/domain/weekly-missions/hand-in-weekly-flight";
import { shareWeeklyFlight } from "~/domain/weekly-missions/share-flight";
import { secretTextOf } from "~/domain/webhooks/sign-webhook";
import { webhookEventTypes } from "~/domain/webhooks/webhook-rules";
import { listSummaryLinks, shareSummary, withdrawSummary } from "~/domain/summaries/summary-links";
import { generateToken } from "~/domain/tokens";
import type { BatchKind } from "~/domain/user-batches/batch-rules";
import { createBatch } from "~/domain/user-batches/create-batch";
import { runBatch } from "~/domain/user-batches/run-batch";
import type { TargetChoice } from "~/domain/user-batches/batch-target";
import { readBatch } from "~/domain/user-batches/read-batch";
import { undoBatch } from "~/domain/user-batches/undo-batch";
import { v7 as uuid } from "uuid";
import {
  addOrganization,
  addRunningClass,
  addUser,
  attemptBodyOf,
  attemptOf,
  quizAttemptOf,
  enterAs,
  foundation,
  testPassword,
  unique,
} from "./builders";
import { later } from "./database";
import { hopLog, hopMission } from "./missions";
import { beginFlight } from "./scored-flights";
import { weeklyEvidence } from "./weekly-flights";

const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };
const secret = "a secret of the tests";
const secretKey = secret.padEnd(32);
const device = { userAgent: "test", address: "" };
const lesson = foundation.scenarioId("orbits-and-energy");
const hop = foundation.scenarioId("objective-v-bar-hop");
const hopPoints = { totalScore: 0, maxTotalScore: 100 };
const read = { kind: "lesson" as const, answers: [], tasks: [] };

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** An organization whose students are in two running classes, with what its verbs need. */
export async function makeWorld(base: Ctx) {
  const ctx = { ...base, secret, now: new Date() };
  const organizationId = await addOrganization(ctx, { curriculumId: foundation.id, userLimit: 500 });
  const sysadmin = await addUser(ctx, { role: "SystemAdmin" });
  const course = await addRunningClass<3>(ctx, { organizationId, students: 3 });
  const second = await addRunningClass(ctx, { organizationId, students: 1 });
  for (const student of course.students) await joinCourse(student.ctx, second.code);
  const userIds = course.students.map(({ id }) => id);
  const attempt = attemptOf(lesson, course.sessionId, { evidence: read });
  const { startId } = await beginAttempt(course.students[0].ctx, {
    scenarioId: lesson,
    classSessionId: course.sessionId,
  });
  await recordAttempt(course.students[0].ctx, attempt);
  const batchIds: string[] = [];
  for (const kind of ["disable", "enable"] as const) batchIds.push(await changeMany(sysadmin, kind, userIds));
  const code = await addAccessCode(sysadmin.ctx);
  const { refreshToken } = await enterAs(ctx, course.students[0].userName);
  return { ctx, organizationId, sysadmin, course, second, userIds, attempt, startId, batchIds, code, refreshToken };
}

type Verb = {
  /** Files of app/domain whose locks it takes. */
  covers: string[];
  /** Afterwards the world has nothing left to act on. */
  ends?: boolean;
  run: (world: World, turn: number) => Promise<unknown>;
};

const studentOf = ({ course }: Pick<World, "course">, turn: number) => course.students[turn % 3] ?? course.students[0];
async function changeMany({ ctx }: { ctx: SignedInCtx }, kind: BatchKind, userIds: string[], choice?: TargetChoice) {
  const batchId = await createBatch(ctx, kind, { userIds }, choice);
  const { counts } = await readBatch(ctx, batchId);
  await runBatch(ctx, batchId, { site, typed: String(counts.pending) });
  return batchId;
}
const batch = (kind: BatchKind, choose?: (world: World) => TargetChoice): Verb => ({
  covers: ["user-batches/run-batch.ts", "user-batches/lock-batch.ts", "user-batches/change-users.ts"],
  run: (world) => changeMany(world.sysadmin, kind, world.userIds, choose?.(world)),
});

/** Sets a provider up, links a student by the password and another by an administrator, and admits a new person. */
async function signInByOrganization({ ctx, sysadmin, organizationId, course, second }: World, turn: number) {
  const settings = {
    ...{ shortName: unique("idp").toLowerCase(), issuer: "https://idp.test", clientId: "apsis", scopes: "openid" },
    ...{ clientAuth: "secret" as const, clientSecret: "secret", requiredAcr: "", requiredAmr: "" },
    ...{ createsAccounts: "on" as const },
  };
  await saveProvider(sysadmin.ctx, organizationId, settings, [secretKey]);
  const rule = { claim: "groups", value: "both", role: null, rankTitle: unique("Rank") };
  for (const { id } of [second, course]) await addRule(sysadmin.ctx, organizationId, { ...rule, courseId: id });
  await ctx.db.update(identityProviders).set({ state: "offered" });
  const provider = await findProvider(ctx, organizationId);
  if (!provider) throw new Error("The provider is gone.");
  const name = unique("person");
  const proven = {
    ...{ issuer: provider.issuer, subject: name, providerSession: null, idToken: null },
    claims: { sub: name, email: `${name}@idp.test`, groups: ["both"] },
  };
  await enterByIdentity(ctx, provider, proven, device);
  await enterByIdentity(ctx, provider, { ...proven, claims: { ...proven.claims, groups: [] } }, device);
  const student = studentOf({ course }, turn);
  const token = await storePending(ctx, organizationId, { ...proven, subject: `${name} by password` });
  await linkByPassword(ctx, token, { username: student.userName, password: testPassword }, device);
  await unlinkIdentity(sysadmin.ctx, student.id, { issuer: provider.issuer, subject: `${name} by password` });
  await linkIdentity(sysadmin.ctx, student.id, `${name} by an administrator`);
}

export const lockingVerbs: Record<string, Verb> = {
  "enable or disable a user": {
    covers: ["accounts/set-enabled.ts", "accounts/administered-user.ts", "accounts/system-admins.ts"],
    run: (world, turn) => setEnabled(world.sysadmin.ctx, studentOf(world, turn).id),
  },
  "move a user": {
    ends: true,
    covers: ["accounts/change-organization.ts"],
    run: async (world, turn) =>
      changeOrganization(world.sysadmin.ctx, studentOf(world, turn).id, turn === 1 ? world.organizationId : null),
  },
  "change a user's role": {
    covers: ["accounts/change-role.ts"],
    run: (world, turn) =>
      changeRole(world.sysadmin.ctx, studentOf(world, turn).id, turn === 0 ? "SystemAdmin" : "Restricted"),
  },
  "update a user": {
    covers: ["accounts/update-user.ts"],
    run: (world, turn) =>
      updateUser(world.sysadmin.ctx, studentOf(world, turn).id, { firstName: unique("Name") }, site),
  },
  "delete a user": {
    ends: true,
    covers: ["accounts/delete-user.ts"],
    run: (world, turn) => deleteUser(world.sysadmin.ctx, studentOf(world, turn).id),
  },
  "erase a student": {
    covers: ["erasure/erase-person.ts", "erasure/erasure-policy.ts"],
    run: async (world, turn) => {
      const { ctx } = world.sysadmin;
      await setErasurePolicy(ctx, world.organizationId, turn === 0 ? "keep" : "remove");
      await erasePerson(ctx, studentOf(world, turn).id, site);
    },
  },
  "take, ask and answer requests about grades": {
    covers: ["courses/change-requests.ts", "grade-requests/ask-for-look.ts", "grade-requests/answer-request.ts"],
    run: async ({ sysadmin, course }, turn) => {
      await changeRequestRule(sysadmin.ctx, course.id, { takesRequests: true, requestsUntil: null });
      const asked = { classSessionId: course.sessionId, scenarioId: lesson, text: "Was my answer right?" };
      const id = await askForLook(course.students[0].ctx, asked);
      const answer = "It was.";
      const correction = { outcome: "corrected" as const, answer, points: 1, maxPoints: 2 };
      await answerRequest(sysadmin.ctx, id, turn === 0 ? correction : { outcome: "accepted", answer }, site);
    },
  },
  "sweep by rules of retention": {
    covers: ["retention/retention-rules.ts", "retention/sweep-retention.ts"],
    run: async ({ sysadmin, organizationId }, turn) => {
      const { now } = sysadmin.ctx;
      await saveRules(sysadmin.ctx, organizationId, { leftAttempts: turn === 0 ? 365 : 730 });
      for (const days of [3 * 365 + turn, 3 * 365 + 31 + turn])
        await sweepRetention({ ...sysadmin.ctx, now: new Date(now.getTime() + days * 86_400_000), actor: null }, site);
    },
  },
  "erase again after a restore": {
    covers: ["erasure/erase-again.ts"],
    run: async (world, turn) =>
      void (await eraseAgain({ ...world.sysadmin.ctx, actor: null }, studentOf(world, turn).id)),
  },
  "ask to be erased, and decline": {
    covers: ["erasure/erasure-requests.ts"],
    run: async (world, turn) => {
      const student = studentOf(world, turn);
      await askForErasure(student.ctx);
      if (turn === 0) await refuseRequest(world.sysadmin.ctx, student.id, "Not yet.", site);
      else await withdrawRequest(student.ctx);
    },
  },
  "force a reset, and set a password": {
    covers: ["accounts/force-password-reset.ts", "accounts/set-new-password.ts"],
    run: async (world, turn) => {
      const { username, code } = await forcePasswordReset(world.sysadmin.ctx, studentOf(world, turn).id, site);
      const password = "Quite@Another1";
      await setPasswordByUsername(
        world.ctx,
        { username, password, passwordConfirmation: password, code },
        null,
        device,
      );
    },
  },
  "refresh a sign-in": {
    covers: ["accounts/refresh-sign-in.ts"],
    // After some idle time, so that the last-seen time is written.
    run: (world) => refreshSignIn(later(world.ctx, 10), world.refreshToken),
  },
  "confirm who one is": {
    covers: ["accounts/renew-sign-in.ts"],
    run: (world, turn) => confirmByPassword(studentOf(world, turn).ctx, testPassword, device, null),
  },
  "sign in": {
    covers: [],
    run: (world, turn) =>
      signIn(world.ctx, { username: studentOf(world, turn).userName, password: testPassword }, device),
  },
  "provision users and groups": {
    covers: [
      "provisioning/apply-groups.ts",
      "provisioning/change-group.ts",
      "provisioning/change-person.ts",
      "provisioning/create-person.ts",
      "provisioning/remove-person.ts",
    ],
    run: provision,
  },
  "sign in with an organization": {
    covers: [
      "single-sign-on/administer-identities.ts",
      "single-sign-on/apply-claims.ts",
      "single-sign-on/change-provider.ts",
      "single-sign-on/enter-by-identity.ts",
      "single-sign-on/link-by-password.ts",
    ],
    run: signInByOrganization,
  },
  "register with a course's code": {
    covers: ["enrolment/enrol.ts", "courses/enrol-in-class.ts"],
    run: (world) => register(world, world.course.code),
  },
  "register with a code of no organization": { covers: [], run: (world) => register(world, world.code.code) },
  "assign an access code": {
    covers: ["organizations/assign-access-code.ts"],
    run: async (world) => assignAccessCode(world.sysadmin.ctx, world.code.code, world.organizationId),
  },
  "delete an access code": {
    ends: true,
    covers: ["access-codes/delete-access-code.ts"],
    run: (world) => deleteAccessCode(world.sysadmin.ctx, world.code.id),
  },
  "join a course": {
    covers: [],
    run: async (world, turn) => {
      const student = studentOf(world, turn);
      await removeMember(world.sysadmin.ctx, world.second.id, student.id);
      await joinCourse(student.ctx, world.second.code);
    },
  },
  "add members": {
    covers: ["enrolment/change-members.ts", "courses/lock-course.ts"],
    run: (world) =>
      addMembers(
        world.sysadmin.ctx,
        world.second.id,
        world.course.students.map(({ userName }) => userName),
      ),
  },
  "select a course": {
    covers: ["courses/select-course.ts"],
    run: (world, turn) => selectCourse(studentOf(world, turn).ctx, turn === 1 ? world.course.id : world.second.id),
  },
  "create a course": {
    covers: ["courses/create-course.ts"],
    run: (world) =>
      createCourse(world.sysadmin.ctx, {
        ...{ name: unique("Course"), ownerId: world.course.owner.id, memberIds: [...world.userIds].reverse() },
      }),
  },
  "add, change and remove an assistant": {
    covers: ["courses/course-teachers.ts"],
    run: async (world, turn) => {
      const { id } = turn === 1 ? world.second.owner : world.course.owner;
      await setTeacher(world.sysadmin.ctx, (turn === 1 ? world.course : world.second).id, id, "assist").catch(() => {});
      // Another turn may have made them the instructor, or removed them.
      await removeTeacher(world.sysadmin.ctx, (turn === 1 ? world.course : world.second).id, id).catch(() => {});
    },
  },
  "change a course": {
    covers: [
      "courses/change-owner.ts",
      "courses/change-course.ts",
      "courses/change-quiz-rules.ts",
      "results/results-visibility.ts",
    ],
    run: async (world, turn) => {
      const ownerId = turn === 1 ? world.second.owner.id : world.course.owner.id;
      await changeOwner(world.sysadmin.ctx, world.course.id, ownerId);
      await renameCourse(world.sysadmin.ctx, world.course.id, { name: unique("Course"), caption: "" });
      await renewCourseCode(world.sysadmin.ctx, world.course.id);
      await changeQuizRules(
        world.sysadmin.ctx,
        world.course.id,
        await readQuizRules(world.sysadmin.ctx, world.course.id),
      );
      await changeResultsVisibility(world.sysadmin.ctx, world.course.id, {
        showsMedian: turn === 1,
        showsAnswers: true,
      });
    },
  },
  "delete a course": {
    ends: true,
    covers: ["courses/delete-course.ts"],
    run: (world, turn) => deleteCourse(world.sysadmin.ctx, turn === 0 ? world.course.id : world.second.id),
  },
  "end and resume a class": {
    covers: ["courses/run-class.ts", "courses/resume-class.ts"],
    run: async (world) => {
      const { ctx } = world.sysadmin;
      await endClass(later(ctx, 1), world.course.id, { disableMemberAccounts: true, disablesInOtherClasses: true });
      await resumeClass(later(ctx, 2), world.course.id, { reenableMemberAccounts: true });
    },
  },
  "schedule, settle and start classes": {
    covers: ["courses/schedule-class.ts", "courses/schedule-end.ts", "courses/settle-due-schedules.ts"],
    run: async ({ sysadmin, course, second }) => {
      await scheduleEnd(sysadmin.ctx, course.id, later(sysadmin.ctx, 5).now);
      await scheduleEnd(sysadmin.ctx, second.id, later(sysadmin.ctx, 5).now);
      await settleDueSchedules(later(sysadmin.ctx, 6));
      await scheduleClass(later(sysadmin.ctx, 6), course.id, { scheduledStartDate: later(sysadmin.ctx, 7).now });
      await startClass(later(sysadmin.ctx, 8), course.id);
    },
  },
  "record attempts": {
    covers: [
      "attempts/record-attempt.ts",
      "attempts/class-key.ts",
      "attempts/insert-attempts.ts",
      "attempts/earlier-answers.ts",
      "attempts/store-graded-answers.ts",
    ],
    run: (world) =>
      Promise.all(
        world.course.students.flatMap((student) => [
          recordAttempt(student.ctx, attemptOf(lesson, world.course.sessionId, { evidence: read })),
          recordAttempt(student.ctx, attemptOf(lesson, world.second.sessionId, { evidence: read })),
        ]),
      ),
  },
  "begin and answer": {
    covers: ["attempts/begin-attempt.ts", "attempts/check-answer.ts"],
    run: async (world, turn) => {
      const { questions = [] } = await beginAttempt(studentOf(world, turn).ctx, {
        scenarioId: lesson,
        classSessionId: world.course.sessionId,
      });
      const { key = "", answers = [] } = questions[turn] ?? {};
      await checkAnswer(world.course.students[0].ctx, world.startId, {
        question: key,
        chosen: answers.slice(0, 1).map(({ key }) => key),
      });
    },
  },
  practice: {
    covers: ["practice/answer-question.ts"],
    run: async (world, turn) => {
      const { ctx } = world.course.students[0];
      const answers = [{ question: "q1", chosen: ["a"] }];
      await recordAttempt(ctx, attemptOf(lesson, world.course.sessionId, { evidence: { ...read, answers } }));
      await answerPracticeQuestion(later(ctx, (2 + turn) * 24 * 60), {
        ...{ id: uuid(), scenarioId: lesson, question: "q1", chosen: ["b"], isSure: true },
      });
    },
  },
  "exclude and count an attempt": {
    covers: ["attempts/exclude-attempt.ts"],
    run: async (world) => {
      await excludeAttempt(world.sysadmin.ctx, world.attempt.attemptId, "Looked at.");
      await countAttempt(world.sysadmin.ctx, world.attempt.attemptId);
    },
  },
  "accept a claim, and those of a class": {
    covers: ["attempts/accept-claim.ts", "attempts/accept-class-claims.ts"],
    run: async ({ sysadmin, course, attempt }) => {
      await acceptClassClaims(sysadmin.ctx, course.sessionId);
      await takeBackClassClaims(sysadmin.ctx, course.sessionId);
      await acceptClaim(sysadmin.ctx, attempt.attemptId);
    },
  },
  "end the attempts at a quiz": {
    covers: ["attempts/end-quiz.ts"],
    run: (world) => endQuiz(world.course.students[0].ctx, world.attempt.attemptId),
  },
  "hand in a file": {
    covers: ["attempts/hand-in-file.ts"],
    run: (world, turn) => {
      const attempt = attemptBodyOf(lesson, world.course.sessionId, { evidence: read });
      const file = JSON.stringify({ userId: studentOf(world, turn).id, attempt });
      return handInFile(world.sysadmin.ctx, new TextEncoder().encode(file));
    },
  },
  "decide about a grade and undo it": {
    covers: ["grades/decide-grade.ts"],
    run: async (world, turn) => {
      const { sessionId } = world.course;
      const grade = { classSessionId: sessionId, userId: studentOf(world, turn).id, scenarioId: lesson };
      const { decisionId } = await decideGrade(world.sysadmin.ctx, grade, { kind: "excuse", reason: "Was ill." });
      await withdrawDecision(world.sysadmin.ctx, decisionId, sessionId);
    },
  },
  "set a share of second looks, agree to one decision and change another": {
    covers: ["courses/change-second-look.ts", "second-looks/answer-look.ts"],
    run: async (world, turn) => {
      const { id, owner, sessionId, students } = world.course;
      await changeSecondLookShare(world.sysadmin.ctx, id, 100);
      const decide = (userId: string) =>
        decideGrade(
          owner.ctx,
          { classSessionId: sessionId, userId, scenarioId: lesson },
          { kind: "excuse", reason: "Was ill." },
        );
      const first = await decide(studentOf(world, turn).id);
      await agreeToDecision(world.sysadmin.ctx, first.decisionId);
      const second = await decide(students[0].id);
      const change = { kind: "override" as const, points: 1, maxPoints: 2, reason: "Was there." };
      await changeAfterLook(world.sysadmin.ctx, second.decisionId, change);
      await changeSecondLookShare(world.sysadmin.ctx, id, 0);
    },
  },
  "set due dates, extend one and end that": {
    covers: ["due-dates/set-dates.ts"],
    run: async (world, turn) => {
      const { sessionId } = world.course;
      const dueAt = new Date(world.ctx.now.getTime() + (1 + turn) * 86_400_000);
      const target = { scenarioId: lesson, campaignId: null, opensAt: null, dueAt };
      await setClassDates(world.sysadmin.ctx, sessionId, { timeZone: "UTC", dates: [target] });
      await extendDueDates(world.sysadmin.ctx, sessionId, {
        ...{ userIds: [studentOf(world, turn).id], scenarioIds: [lesson], dueAt, reason: "Was ill." },
      });
      const [extension] = (await readClassDates(world.ctx, sessionId)).extensions;
      // Another turn may have ended it.
      if (extension) await endExtension(world.sysadmin.ctx, sessionId, extension.id).catch(() => {});
    },
  },
  "remind of due dates": {
    covers: ["due-dates/mail-reminders.ts"],
    run: async (world, turn) => {
      await setReminders(studentOf(world, turn).ctx, true);
      await mailReminders(later(world.ctx, 10 + turn), site);
    },
  },
  "hold grades back and release them": {
    covers: ["releases/set-release.ts"],
    run: async (world) => {
      const place = { classSessionId: world.course.sessionId, scenarioId: world.course.quiz };
      const held = { rule: "held", opensAt: null } as const;
      await setRelease(world.sysadmin.ctx, place, { grades: held, answers: held }, { hides: true });
      await releaseNow(world.sysadmin.ctx, place);
    },
  },
  "write, answer, remove and mail comments": {
    covers: ["feedback/write-comment.ts", "feedback/reusable-comments.ts", "feedback/mail-feedback.ts"],
    run: async (world, turn) => {
      const student = studentOf(world, turn);
      const place = { classSessionId: world.course.sessionId, userId: student.id };
      const id = await writeComment(world.sysadmin.ctx, place, "Well done.");
      await addReusable(world.sysadmin.ctx, unique("Well done"));
      await answerComment(student.ctx, await writeComment(world.sysadmin.ctx, place, "Really."), "Thank you.");
      await removeComment(world.sysadmin.ctx, id);
      await mailFeedback(world.ctx, site);
    },
  },
  "write, share and fly a mission": {
    covers: ["missions/write-mission.ts", "missions/share-mission.ts", "missions/fly-mission.ts"],
    run: async ({ sysadmin, course }) => {
      const { id } = await createMission(sysadmin.ctx, { title: unique("Mission"), document: hopMission() });
      await setReference(sysadmin.ctx, id, hopLog());
      await shareMission(sysadmin.ctx, id, { classId: course.sessionId, version: 1 });
      const { seed } = await startMissionFlight(sysadmin.ctx, id);
      await handInMissionFlight(sysadmin.ctx, id, { seed, log: hopLog() });
    },
  },
  "change a rubric and grade by it": {
    covers: ["gradebook/change-rubric.ts", "grades/decide-by-rubric.ts"],
    run: async ({ sysadmin, course }, turn) => {
      const place = { classSessionId: course.sessionId, scenarioId: lesson };
      const levels = [
        { name: "Complete", points: 2 + turn },
        { name: "Missing", points: 0 },
      ];
      await changeRubric(sysadmin.ctx, place, [{ name: "Plan", levels }], "");
      const { rubric } = await readRubric(sysadmin.ctx, place);
      const chosen = { version: rubric?.version ?? "", chosen: [0], reason: "" };
      // Refused if the other one has changed the rubric meanwhile.
      await decideByRubric(sysadmin.ctx, { ...place, userId: studentOf({ course }, turn).id }, chosen).catch(() => {});
    },
  },
  "regrade a question and undo it": {
    covers: ["regrades/apply-regrade.ts", "regrades/regrade-question.ts", "regrades/undo-regrade.ts"],
    run: async ({ ctx, sysadmin, course }, turn) => {
      const attempt = quizAttemptOf(course.quiz, course.sessionId, [{ text: "Which orbit?" }]);
      await recordAttempt(studentOf({ course }, turn).ctx, attempt).catch(() => {});
      const [asked] = await ctx.db.select().from(questions).where(eq(questions.scenarioId, course.quiz));
      if (!asked) return;
      const place = { classSessionId: course.sessionId, scenarioId: course.quiz };
      const rule = { questionId: asked.id, right: null, points: 5, counts: true, neverLower: false };
      const { regradeId } = await regradeQuestion(sysadmin.ctx, place, rule, { reason: "A test." });
      await undoRegrade(sysadmin.ctx, course.sessionId, regradeId);
    },
  },
  "fly flights again, fly one that arrives later, and undo it": {
    covers: ["regrades/fly-again.ts", "attempts/class-flights-later.ts"],
    run: async ({ sysadmin, course }, turn) => {
      const student = studentOf({ course }, turn);
      const handIn = async () => {
        const begun = await beginFlight(student.ctx, hop, course.sessionId);
        await recordAttempt(student.ctx, attemptOf(hop, course.sessionId, { ...begun, ...hopPoints }));
      };
      await handIn().catch(() => {});
      const place = { classSessionId: course.sessionId, scenarioId: hop };
      const { regradeId } = await flyFlightsAgain(sysadmin.ctx, place, { neverLower: false }, { reason: "A test." });
      await handIn().catch(() => {});
      await undoRegrade(sysadmin.ctx, course.sessionId, regradeId);
    },
  },
  "fly the mission of the week, share the flight, and forget old weeks": {
    covers: [
      "weekly-missions/begin-weekly-flight.ts",
      "weekly-missions/hand-in-weekly-flight.ts",
      "weekly-missions/own-flights.ts",
      "weekly-missions/share-flight.ts",
      "weekly-missions/forget-old-missions.ts",
    ],
    run: async ({ ctx, course }, turn) => {
      const { ctx: student } = studentOf({ course }, turn);
      const start = await beginWeeklyFlight(student, course.sessionId);
      const flight = {
        missionId: start.missionId,
        flightId: randomUUID(),
        evidence: weeklyEvidence(start, turn / 100),
      };
      await handInWeeklyFlight(student, flight).catch(() => {});
      await shareWeeklyFlight(student, course.sessionId, true);
      await shareWeeklyFlight(student, course.sessionId, false);
      await forgetOldMissions(ctx);
    },
  },
  "play, give up and forget duels": {
    covers: ["duels/open-duel.ts", "duels/change-duel.ts", "duels/forget-old-duels.ts"],
    run: async ({ ctx, course }, turn) => {
      const [{ ctx: opener }, { ctx: joiner }] = [studentOf({ course }, turn), studentOf({ course }, turn + 1)];
      const opened = { classId: course.sessionId, kind: "pursuit", pace: "live" } as const;
      const { id } = await openDuel(opener, opened);
      await joinDuel(joiner, id);
      const move = { round: 0, turn: 0, burn: [0, 1, 0] as [number, number, number] };
      await Promise.all([moveInDuel(opener, id, move), moveInDuel(joiner, id, move)]);
      await resignDuel(opener, id);
      await forgetOldDuels(ctx);
    },
  },
  "decide about many grades and undo it": {
    covers: ["gradebook/decide-many.ts"],
    run: async ({ sysadmin, course: { sessionId, students, lesson } }) => {
      const chosen = { userIds: students.map(({ id }) => id), scenarioIds: [lesson] };
      const decision = { kind: "excuse" as const, reason: "A test.", seen: null };
      const decided = await decideBatch(sysadmin.ctx, sessionId, chosen, decision).catch(() => null);
      if (decided) await withdrawBatch(sysadmin.ctx, sessionId, decided.batchId).catch(() => {});
    },
  },
  "submit and unlock final grades": {
    covers: ["gradebook/submit-grades.ts"],
    run: async ({ sysadmin, course: { sessionId } }) => {
      const { basis, seen } = await readFinalGradesPage(sysadmin.ctx, sessionId, "soFar");
      await submitGrades(sysadmin.ctx, sessionId, { basis, seen }).catch(() => {});
      await unlockGrades(sysadmin.ctx, sessionId, "A test.").catch(() => {});
    },
  },
  "change the rules of a course": {
    covers: ["gradebook/change-grading.ts"],
    run: async (world, turn) => {
      const { id } = world.course;
      await changeGradingRules(world.sysadmin.ctx, id, { ...usualRules, passMark: 50 + (turn % 20) }, 0);
      await setOrganizationRules(world.sysadmin.ctx, id);
    },
  },
  "write a note": {
    covers: ["gradebook/student-notes.ts"],
    run: (world, turn) => addNote(world.sysadmin.ctx, world.course.sessionId, studentOf(world, turn).id, "Well done."),
  },
  "write to students": {
    covers: ["messages/send-message.ts", "organizations/set-messages.ts"],
    run: async ({ sysadmin, course, organizationId, userIds }) => {
      await setAllowsMessages(sysadmin.ctx, organizationId, true);
      await sendMessage(sysadmin.ctx, course.sessionId, { userIds, subject: "Hello", text: "How is it going?" }, site);
    },
  },
  "make and revoke API tokens": {
    covers: ["api-tokens/create-token.ts", "api-tokens/revoke-token.ts"],
    run: async ({ sysadmin, organizationId }) => {
      const fields = { name: "Export", days: 1 };
      const leaderboards = ["leaderboard:read"] as const;
      await createOwnToken(sysadmin.ctx, { ...fields, scopes: leaderboards }, generateToken());
      const [own] = await listOwnTokens(sysadmin.ctx);
      await createServiceAccount(
        sysadmin.ctx,
        organizationId,
        { ...fields, scopes: ["gradebook:read"] },
        generateToken(),
      );
      const [account] = await listServiceAccounts(sysadmin.ctx);
      // Others revoke them at the same time.
      await revokeOwnToken(sysadmin.ctx, own?.id ?? "").catch(() => {});
      await deleteServiceAccount(sysadmin.ctx, account?.id ?? "").catch(() => {});
    },
  },
  "set up an authenticator app, lose it, and use an administrator's code": {
    covers: ["factors/change-factors.ts", "factors/lost-factors.ts", "factors/prove-factor.ts"],
    run: async ({ ctx, sysadmin, course }, turn) => {
      const student = studentOf({ course }, turn);
      const secret = await generateAppSecret();
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ctx.now.getTime() });
      const app = { secret, code };
      // Others do the same at the same time.
      await addApp(student.ctx, app, [secretKey], site).catch(() => {});
      const user = await findProver(ctx, student.id);
      const lost = await issueLostCode(sysadmin.ctx, student.id, site).catch(() => null);
      if (!user || !lost) return;
      const once = async () => {};
      await proveFactor(ctx, user, { code: lost.code }, { keys: [secretKey], device, site, once }).catch(() => {});
    },
  },
  "require second factors": {
    covers: ["factors/factor-policies.ts"],
    run: ({ sysadmin, organizationId }, turn) =>
      setOrganizationFactors(sysadmin.ctx, organizationId, {
        required: turn % 2 === 0 ? "everyone" : "nobody",
        allowsPasskeysAlone: false,
      }),
  },
  "change webhooks": {
    covers: ["webhooks/change-endpoint.ts", "webhooks/deliver-webhook.ts"],
    run: async ({ sysadmin, organizationId }) => {
      const secret = { key: uuid(), secret: secretTextOf(randomBytes(32)), keys: [secretKey] };
      const fields = { address: "https://lms.example/", events: webhookEventTypes };
      await createEndpoint(sysadmin.ctx, organizationId, fields, secret, () => true);
      await sendTest(sysadmin.ctx, organizationId, secret.key);
      await spreadEvents(sysadmin.ctx);
      for (const delivery of await claimDeliveries(sysadmin.ctx, [], 10))
        await deliverWebhook(sysadmin.ctx, delivery, async () => ({ error: "timeout" }), [secretKey], site);
      await switchEndpoint(sysadmin.ctx, organizationId, secret.key, false);
      await deleteEndpoint(sysadmin.ctx, organizationId, secret.key);
    },
  },
  "end sign-ins": {
    covers: ["accounts/own-sign-ins.ts", "accounts/sign-ins-of-user.ts"],
    run: async ({ sysadmin, course }, turn) => {
      const student = studentOf({ course }, turn);
      await endSignInsOfUser(sysadmin.ctx, student.id);
      await endOtherSignIns(student.ctx);
    },
  },
  "limit sign-ins": {
    covers: ["accounts/sign-in-limits.ts"],
    run: async ({ sysadmin, organizationId }, turn) => {
      const limits = { idleMinutes: 30 + turn, absoluteMinutes: null, staffIdleMinutes: 60, staffAbsoluteMinutes: 480 };
      await setOrganizationLimits(sysadmin.ctx, organizationId, limits);
      await setSiteLimits(sysadmin.ctx, { ...limits, staffIdleMinutes: 20_160 });
    },
  },
  "report failed sign-ins": {
    covers: ["accounts/failed-sign-ins.ts"],
    run: async ({ ctx, course }, turn) => {
      await noteFailedSignIn(ctx, studentOf({ course }, turn).id, device);
      await reportFailedSignIns({ ...ctx, now: new Date(ctx.now.getTime() + 3_600_000) });
    },
  },
  "set an organization's language": {
    covers: ["organizations/set-default-language.ts"],
    run: ({ sysadmin, organizationId }, turn) =>
      setDefaultLanguage(sysadmin.ctx, organizationId, turn % 2 === 0 ? "de" : null),
  },
  "set the language of a course's lessons": {
    covers: ["courses/change-lesson-language.ts"],
    run: ({ sysadmin, course }, turn) => changeLessonLanguage(sysadmin.ctx, course.id, turn % 2 === 0 ? "de" : null),
  },
  "let instructors import rosters": {
    covers: ["organizations/set-rosters.ts"],
    run: ({ sysadmin, organizationId }, turn) => setAllowsRosters(sysadmin.ctx, organizationId, turn % 2 === 0),
  },
  "share a summary, and withdraw it": {
    covers: ["summaries/summary-links.ts"],
    run: async ({ sysadmin, course }) => {
      await shareSummary(sysadmin.ctx, course.sessionId, { days: 1, withNames: true }, generateToken());
      const [link] = await listSummaryLinks(sysadmin.ctx, course.sessionId);
      // Others withdraw it at the same time.
      await withdrawSummary(sysadmin.ctx, course.sessionId, link?.id ?? "").catch(() => {});
    },
  },
  "import a roster": {
    covers: ["roster/import-roster.ts"],
    run: async (world) => {
      const lines = [...world.course.students.map(({ userName }) => userName), unique("newcomer")].reverse();
      const rows = lines.map((name) => `${name},${name}@example.org,A,B,,,`);
      const id = await checkRoster(world.sysadmin.ctx, {
        bytes: new TextEncoder().encode(
          ["userName,email,firstName,lastName,rankTitle,role,course", ...rows].join("\n"),
        ),
        fileName: "fall.csv",
        organizationId: world.organizationId,
        courseId: world.second.id,
      });
      await importRoster(world.sysadmin.ctx, id, { site, secret });
    },
  },
  "take back a roster": {
    covers: ["roster/take-back-roster.ts", "roster/undo-enrolments.ts"],
    run: async (world) => {
      const names = [...world.course.students.map(({ userName }) => userName), unique("newcomer"), unique("newcomer")];
      const rows = names.map((name) => `${name},${name}@example.org,A,B,,,`);
      const id = await checkRoster(world.sysadmin.ctx, {
        bytes: new TextEncoder().encode(
          ["userName,email,firstName,lastName,rankTitle,role,course", ...rows].join("\n"),
        ),
        fileName: "fall.csv",
        organizationId: world.organizationId,
        courseId: world.second.id,
      });
      await importRoster(world.sysadmin.ctx, id, { site, secret });
      await takeBackRoster(world.sysadmin.ctx, id);
    },
  },
  "disable many": batch("disable"),
  "enable many": batch("enable"),
  "reset many": batch("reset"),
  "enrol many": batch("enrol", ({ second }) => ({ courseId: second.id })),
  "change the role of many": batch("role", () => ({ role: "Restricted" })),
  "move many": batch("organization", ({ organizationId }) => ({ organizationId })),
  "undo a change of many": {
    covers: ["user-batches/undo-batch.ts", "user-batches/change-one.ts"],
    run: (world, turn) => undoBatch(world.sysadmin.ctx, world.batchIds[turn % 2] ?? ""),
  },
  "change an organization": {
    covers: [
      "organizations/administered-organization.ts",
      "organizations/set-claims.ts",
      "organizations/set-paid.ts",
      "organizations/set-user-limit.ts",
      "organizations/change-curriculum.ts",
    ],
    run: async (world, turn) => {
      const { ctx } = world.sysadmin;
      await setPaid(ctx, world.organizationId, turn === 1);
      await setClaims(ctx, world.organizationId, turn === 1 ? "count" : "verifiedOnly");
      await setUserLimit(ctx, world.organizationId, 400 + turn);
      await changeCurriculum(ctx, world.organizationId, turn === 1 ? "foundation" : "advanced");
    },
  },
  "restore what was deleted": {
    ends: true,
    covers: ["restoration/restore-deleted.ts", "deletions/list-deletions.ts"],
    run: async (world, turn) => {
      const { ctx } = world.sysadmin;
      await (turn === 0 ? deleteUser(ctx, studentOf(world, turn).id) : deleteCourse(ctx, world.second.id));
      const { rows } = await listDeletions(ctx, { q: "", sort: "deletedAt", descending: true, page: 1, pageSize: 5 });
      for (const { id } of rows) await restoreDeleted(ctx, id);
    },
  },
  "delete an organization": {
    ends: true,
    covers: ["organizations/delete-organization.ts"],
    run: (world) => deleteOrganization(world.sysadmin.ctx, world.organizationId),
  },
};

/** A group with the students of the class and somebody new, as a service account of the organization. */
async function provision({ sysadmin, organizationId, second, userIds }: World, turn: number) {
  const { actor } = sysadmin.ctx;
  const ctx: SignedInCtx = {
    ...sysadmin.ctx,
    actor: { ...actor, organizationId, signInId: null, token: { id: uuid(), scopes: ["scim:use"] } },
  };
  const username = unique("provisioned");
  const person = {
    ...{ username, email: `${username}@example.org`, firstName: "A", lastName: "B", rankTitle: "" },
    ...{ enabled: true, externalId: undefined },
  };
  const { id } = await createPerson(ctx, person, site);
  const whole = (ids: readonly string[]) => ({ isWhole: true, added: new Set(ids), removed: new Set<string>() });
  const groupId = await createGroup(ctx, { name: unique("Group"), members: whole([id, ...userIds].reverse()) });
  await setGrant(sysadmin.ctx, organizationId, groupId, {
    courseId: second.id,
    role: turn === 0 ? "Instructor" : null,
  });
  await changePerson(ctx, id, { ...person, enabled: false }, site);
  await applyPatch(ctx, userIds[turn] ?? id, patchOf({ op: "replace", path: "title", value: "Captain" }), site);
  await changeGroup(ctx, groupId, { members: whole(userIds.slice(1)) });
  await removePerson(ctx, id);
  await deleteGroup(ctx, groupId);
}

const patchOf = (...Operations: object[]) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
  Operations,
});

function register({ ctx }: World, accessCode: string) {
  const username = unique("registered");
  const details = {
    ...{ username, email: `${username}@example.org`, password: testPassword, passwordConfirmation: testPassword },
    ...{ firstName: "A", lastName: "B", rankTitle: "", nationality: "", accessCode, isFreeUser: false },
  };
  return registerWithCode(ctx, details, site, device);
}
