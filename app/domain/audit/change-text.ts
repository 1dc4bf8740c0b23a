// A change as a phrase after the actor's name: 'made "ada" an Instructor'.
import { newcomerRole } from "~/domain/roles";
import { texts } from "~/texts";

type Change = { action: string; subjectName: string; details: Record<string, unknown> };
type Writer = (subject: string, details: (name: string) => string) => string;

const writers: Record<string, Writer> = {
  "user.create": (user, of) => texts.auditTrail.userCreate({ user, role: roleOf(of("role")) }),
  "user.import": (user, of) => texts.auditTrail.userImport({ user, role: roleOf(of("role")) }),
  "user.undoImport": (user) => texts.auditTrail.userUndoImport({ user }),
  "user.enable": (user) => texts.auditTrail.userEnable({ user }),
  "user.disable": (user) => texts.auditTrail.userDisable({ user }),
  "user.delete": (user) => texts.auditTrail.userDelete({ user }),
  "user.role": (user, of) => texts.auditTrail.userRole({ user, from: of("from"), to: of("to") }),
  "user.organization": (user, of) => texts.auditTrail.userOrganization({ user, from: of("from"), to: of("to") }),
  "user.resetPassword": (user) => texts.auditTrail.userResetPassword({ user }),
  "user.inviteAgain": (user) => texts.auditTrail.userInviteAgain({ user }),
  "user.undoEnable": (user) => texts.auditTrail.userUndoEnable({ user }),
  "user.undoDisable": (user) => texts.auditTrail.userUndoDisable({ user }),
  "user.undoRole": (user, of) => texts.auditTrail.userUndoRole({ user, from: of("from"), to: of("to") }),
  "user.undoOrganization": (user, of) =>
    texts.auditTrail.userUndoOrganization({ user, from: of("from"), to: of("to") }),
  "user.undoReset": (user) => texts.auditTrail.userUndoReset({ user }),
  "user.update": (user) => texts.auditTrail.userUpdate({ user }),
  "organization.create": (name) => texts.auditTrail.organizationCreate({ name }),
  "organization.delete": (name) => texts.auditTrail.organizationDelete({ name }),
  "organization.paid": (name) => texts.auditTrail.organizationPaid({ name }),
  "organization.unpaid": (name) => texts.auditTrail.organizationUnpaid({ name }),
  "organization.userLimit": (name, of) =>
    texts.auditTrail.organizationUserLimit({ name, from: of("from"), to: of("to") }),
  "organization.curriculum": (name, of) =>
    texts.auditTrail.organizationCurriculum({ name, from: of("from"), to: of("to") }),
  "accessCode.create": (code) => texts.auditTrail.accessCodeCreate({ code }),
  "accessCode.assign": (code, of) =>
    texts.auditTrail.accessCodeAssign({ code, organizationName: of("organizationName") }),
  "accessCode.delete": (code) => texts.auditTrail.accessCodeDelete({ code }),
  "course.create": (course, of) => texts.auditTrail.courseCreate({ course, members: countOf(of("members")) }),
  "course.delete": (course) => texts.auditTrail.courseDelete({ course }),
  "course.rename": (course, of) => texts.auditTrail.courseRename({ course, from: of("from") }),
  "course.renewCode": (course) => texts.auditTrail.courseRenewCode({ course }),
  "course.addMembers": (course, of) => texts.auditTrail.courseAddMembers({ course, members: countOf(of("members")) }),
  "course.undoAddMembers": (course, of) =>
    texts.auditTrail.courseUndoAddMembers({ course, members: countOf(of("members")) }),
  "course.removeMember": (course, of) => texts.auditTrail.courseRemoveMember({ course, member: of("member") }),
  "course.owner": (course, of) => texts.auditTrail.courseOwner({ course, instructor: of("instructor") }),
  "course.start": (course, of) => texts.auditTrail.courseStart({ course, className: of("className") }),
  "course.end": (course, of) => texts.auditTrail.courseEnd({ course, className: of("className") }),
  "course.resume": (course, of) => texts.auditTrail.courseResume({ course, className: of("className") }),
  "course.schedule": (course) => texts.auditTrail.courseSchedule({ course }),
  "course.unschedule": (course, of) => texts.auditTrail.courseUnschedule({ course, className: of("className") }),
  "course.scheduleEnd": (course, of) => texts.auditTrail.courseScheduleEnd({ course, className: of("className") }),
  "course.message": (course, of) => texts.auditTrail.courseMessage({ course, students: countOf(of("students")) }),
  "organization.messages": (name, of) => texts.auditTrail.organizationMessages({ name, allowed: of("to") === "on" }),
  "organization.rosters": (name, of) => texts.auditTrail.organizationRosters({ name, allowed: of("to") === "on" }),
  "course.shareSummary": (course, of) =>
    texts.auditTrail.courseShareSummary({ course, className: of("className"), names: of("names"), until: of("until") }),
  "course.withdrawSummary": (course, of) =>
    texts.auditTrail.courseWithdrawSummary({ course, className: of("className") }),
  "course.quizRules": (course) => texts.auditTrail.courseQuizRules({ course }),
  "curriculum.publish": (title, of) => texts.auditTrail.curriculumPublish({ title, version: of("version") }),
  "lesson.delete": (title) => texts.auditTrail.lessonDelete({ title }),
  "permission.give": (user, of) => texts.auditTrail.permissionGive({ user, what: of("what") }),
  "permission.take": (user, of) => texts.auditTrail.permissionTake({ user, what: of("what") }),
  "roster.import": (file) => texts.auditTrail.rosterImport({ file }),
  "roster.takeBack": (file, of) => texts.auditTrail.rosterTakeBack({ file, deleted: countOf(of("deleted")) }),
  "sandbox.delete": (title) => texts.auditTrail.sandboxDelete({ title }),
  "leaderboard.clear": () => texts.auditTrail.leaderboardClear,
  "banner.send": () => texts.auditTrail.bannerSend,
  "attempt.setAside": (attempt) => texts.auditTrail.attemptSetAside({ attempt }),
  "attempt.count": (attempt) => texts.auditTrail.attemptCount({ attempt }),
  "attempt.acceptClaim": (attempt) => texts.auditTrail.attemptAcceptClaim({ attempt }),
  "attempt.takeBackClaim": (attempt) => texts.auditTrail.attemptTakeBackClaim({ attempt }),
  "course.acceptClaims": (course, of) =>
    texts.auditTrail.courseAcceptClaims({ course, claims: countOf(of("claims")), className: of("className") }),
  "course.takeBackClaims": (course, of) =>
    texts.auditTrail.courseTakeBackClaims({ course, claims: countOf(of("claims")), className: of("className") }),
  "organization.claims": (name, of) => texts.auditTrail.organizationClaims({ name, from: of("from"), to: of("to") }),
  "game.install": (name) => texts.auditTrail.gameInstall({ name }),
  "game.back": (name) => texts.auditTrail.gameBack({ name }),
  "game.upload": (name) => texts.auditTrail.gameUpload({ name }),
  "game.offer": (name, of) => texts.auditTrail.gameOffer({ name, replaced: of("replaced") }),
  "game.simulator": (name, of) => texts.auditTrail.gameSimulator({ name, replaced: of("replaced") }),
  "game.discard": (name) => texts.auditTrail.gameDiscard({ name }),
  "game.uninstall": (name) => texts.auditTrail.gameUninstall({ name }),
  "game.sensors": (name, of) => texts.auditTrail.gameSensors({ name, allowed: of("to") === "on" }),
  "game.giveUp": (name) => texts.auditTrail.gameGiveUp({ name }),
};

/** Student is the default, and older entries have no role. */
const roleOf = (role: string) => (role === newcomerRole || role === nothing() ? null : role);

const countOf = (text: string) => Number(text) || 0;

/** The phrase of a change; an unknown action is shown by its name. */
export function describeChange({ action, subjectName, details }: Change): string {
  const write = new Map(Object.entries(writers)).get(action);
  if (!write) return `${action} ${subjectName}`.trim();
  return write(subjectName || texts.auditTrail.noName, (name) => formatValue(details[name]));
}

const nothing = () => texts.auditTrail.nothing;
const formatValue = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : nothing();
