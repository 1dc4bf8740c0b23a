// A change as a sentence: 'sysadmin disabled ada'.
import { newcomerRole } from "~/domain/roles";
import { texts } from "~/texts";
import { duration, languageName } from "~/texts/format";
import { isLanguage } from "~/texts/locale";

type Change = { action: string; actorName: string; subjectName: string; details: Record<string, unknown> };
type Writer = (change: { actor: string; subject: string; of: (detail: string) => string }) => string;

const writers: Record<string, Writer> = {
  "user.create": ({ actor, subject: user, of }) =>
    texts.auditTrail.userCreate({ actor, user, role: roleOf(of("role")) }),
  "user.import": ({ actor, subject: user, of }) =>
    texts.auditTrail.userImport({ actor, user, role: roleOf(of("role")) }),
  "user.undoImport": ({ actor, subject: user }) => texts.auditTrail.userUndoImport({ actor, user }),
  "user.enable": ({ actor, subject: user }) => texts.auditTrail.userEnable({ actor, user }),
  "user.disable": ({ actor, subject: user }) => texts.auditTrail.userDisable({ actor, user }),
  "user.delete": ({ actor, subject: user }) => texts.auditTrail.userDelete({ actor, user }),
  "user.role": ({ actor, subject: user, of }) =>
    texts.auditTrail.userRole({ actor, user, from: nameOfRole(of("from")), to: nameOfRole(of("to")) }),
  "user.organization": ({ actor, subject: user, of }) =>
    texts.auditTrail.userOrganization({ actor, user, from: of("from"), to: of("to") }),
  "user.resetPassword": ({ actor, subject: user }) => texts.auditTrail.userResetPassword({ actor, user }),
  "user.inviteAgain": ({ actor, subject: user }) => texts.auditTrail.userInviteAgain({ actor, user }),
  "user.undoEnable": ({ actor, subject: user }) => texts.auditTrail.userUndoEnable({ actor, user }),
  "user.undoDisable": ({ actor, subject: user }) => texts.auditTrail.userUndoDisable({ actor, user }),
  "user.undoRole": ({ actor, subject: user, of }) =>
    texts.auditTrail.userUndoRole({ actor, user, from: nameOfRole(of("from")), to: nameOfRole(of("to")) }),
  "user.undoOrganization": ({ actor, subject: user, of }) =>
    texts.auditTrail.userUndoOrganization({ actor, user, from: of("from"), to: of("to") }),
  "user.undoReset": ({ actor, subject: user }) => texts.auditTrail.userUndoReset({ actor, user }),
  "user.erase": ({ actor, of }) =>
    texts.auditTrail.userErase({ actor, kept: of("to") === "keep", attempts: countOf(of("attempts")) }),
  "user.askErasure": ({ actor }) => texts.auditTrail.userAskErasure({ actor }),
  "user.withdrawErasure": ({ actor }) => texts.auditTrail.userWithdrawErasure({ actor }),
  "user.refuseErasure": ({ actor, subject: user }) => texts.auditTrail.userRefuseErasure({ actor, user }),
  "organization.erasedAttempts": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationErasedAttempts({ actor, name, kept: of("to") === "keep" }),
  "retention.change": ({ actor, subject, of }) =>
    texts.auditTrail.retentionChange({
      ...{ actor, name: ownerOf(subject), kind: nameOfKind(of("kind")) },
      time: of("to") === nothing() ? texts.auditTrail.noLimit : duration(countOf(of("to")), "day"),
    }),
  "retention.sweep": ({ subject, of }) =>
    texts.auditTrail.retentionSweep({
      ...{ name: ownerOf(subject), kind: nameOfKind(of("kind")), removed: countOf(of("removed")) },
    }),
  "user.update": ({ actor, subject: user }) => texts.auditTrail.userUpdate({ actor, user }),
  "user.copyOwnData": ({ actor }) => texts.auditTrail.userCopyOwnData({ actor }),
  "user.copyData": ({ actor, subject: user }) => texts.auditTrail.userCopyData({ actor, user }),
  "user.downloadData": ({ actor, subject: user }) => texts.auditTrail.userDownloadData({ actor, user }),
  "user.ownPassword": ({ actor }) => texts.auditTrail.userOwnPassword({ actor }),
  "user.ownEmail": ({ actor }) => texts.auditTrail.userOwnEmail({ actor }),
  "user.ownReset": ({ actor }) => texts.auditTrail.userOwnReset({ actor }),
  "user.endSignIn": ({ actor, subject: user, of }) =>
    texts.auditTrail.userEndSignIn({ actor, user, device: of("device") }),
  "user.endSignIns": ({ actor, subject: user, of }) =>
    texts.auditTrail.userEndSignIns({ actor, user, signIns: countOf(of("signIns")) }),
  "user.newDevice": ({ actor, of }) => texts.auditTrail.userNewDevice({ actor, device: of("device") }),
  "user.failedSignIns": ({ actor, subject: user, of }) =>
    texts.auditTrail.userFailedSignIns({ actor, user, tries: countOf(of("tries")), address: of("address") }),
  "system.failedSignIns": ({ actor, of }) =>
    texts.auditTrail.otherFailedSignIns({ actor, tries: countOf(of("tries")) }),
  "system.unknownSignIns": ({ actor, of }) => texts.auditTrail.unknownSignIns({ actor, tries: countOf(of("tries")) }),
  "organization.signInLimits": ({ actor, subject: name }) => texts.auditTrail.organizationSignInLimits({ actor, name }),
  "system.signInLimits": ({ actor }) => texts.auditTrail.systemSignInLimits({ actor }),
  "user.issueCredential": ({ actor, subject: user, of }) =>
    texts.auditTrail.issueCredential({ actor, user, campaign: of("campaign") }),
  "user.allowCredential": ({ actor, subject: user, of }) =>
    texts.auditTrail.allowCredential({ actor, user, campaign: of("campaign") }),
  "user.revokeCredential": ({ actor, subject: user, of }) =>
    texts.auditTrail.revokeCredential({ actor, user, campaign: of("campaign") }),
  "system.signingKey": ({ actor }) => texts.auditTrail.signingKey({ actor }),
  "token.create": ({ actor, subject: name, of }) => texts.auditTrail.tokenCreate({ actor, name, scopes: of("scopes") }),
  "token.revoke": ({ actor, subject: name }) => texts.auditTrail.tokenRevoke({ actor, name }),
  "factor.addApp": ({ actor }) => texts.auditTrail.factorChange({ actor, change: "addApp", name: "" }),
  "factor.removeApp": ({ actor }) => texts.auditTrail.factorChange({ actor, change: "removeApp", name: "" }),
  "factor.newCodes": ({ actor }) => texts.auditTrail.factorChange({ actor, change: "newCodes", name: "" }),
  "factor.addPasskey": ({ actor, of }) =>
    texts.auditTrail.factorChange({ actor, change: "addPasskey", name: of("name") }),
  "factor.removePasskey": ({ actor, of }) =>
    texts.auditTrail.factorChange({ actor, change: "removePasskey", name: of("name") }),
  "factor.useRecoveryCode": ({ actor }) => texts.auditTrail.factorRecoveryCode({ actor }),
  "factor.useAdministratorCode": ({ actor }) => texts.auditTrail.factorAdministratorCode({ actor }),
  "factor.issueCode": ({ actor, subject: user }) => texts.auditTrail.factorIssueCode({ actor, user }),
  "organization.factors": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationFactors({ actor, name, from: ruleOf(of("from")), to: ruleOf(of("to")) }),
  "system.factors": ({ actor, of }) => texts.auditTrail.systemFactors({ actor, required: of("required") === "on" }),
  "serviceAccount.create": ({ actor, subject: name, of }) =>
    texts.auditTrail.serviceAccountCreate({ actor, name, scopes: of("scopes") }),
  "serviceAccount.delete": ({ actor, subject: name }) => texts.auditTrail.serviceAccountDelete({ actor, name }),
  "user.breakGlass": ({ actor }) => texts.auditTrail.userBreakGlass({ actor }),
  "user.createBySignIn": ({ subject: user }) => texts.auditTrail.userCreateBySignIn({ user }),
  "user.linkIdentity": ({ actor, subject: user, of }) =>
    texts.auditTrail.userLinkIdentity({ actor, user, issuer: of("issuer") }),
  "user.unlinkIdentity": ({ actor, subject: user, of }) =>
    texts.auditTrail.userUnlinkIdentity({ actor, user, issuer: of("issuer") }),
  "user.roleByClaims": ({ subject: user, of }) =>
    texts.auditTrail.userRoleByClaims({ user, from: nameOfRole(of("from")), to: nameOfRole(of("to")) }),
  "user.coursesByClaims": ({ subject: user, of }) =>
    texts.auditTrail.userCoursesByClaims({ user, joins: of("joins"), leaves: of("leaves") }),
  "user.externalId": ({ actor, subject: user, of }) => texts.auditTrail.userExternalId({ actor, user, to: of("to") }),
  "user.removeByProvider": ({ actor, subject: user }) => texts.auditTrail.userRemoveByProvider({ actor, user }),
  "user.rename": ({ actor, subject: user, of }) => texts.auditTrail.userRename({ actor, user, to: of("to") }),
  "user.roleByGroups": ({ subject: user, of }) =>
    texts.auditTrail.userRoleByGroups({ user, from: nameOfRole(of("from")), to: nameOfRole(of("to")) }),
  "user.coursesByGroups": ({ subject: user, of }) =>
    texts.auditTrail.userCoursesByGroups({ user, joins: of("joins"), leaves: of("leaves") }),
  "group.create": ({ actor, subject: name }) => texts.auditTrail.groupCreate({ actor, name }),
  "group.update": ({ actor, subject: name }) => texts.auditTrail.groupUpdate({ actor, name }),
  "group.delete": ({ actor, subject: name }) => texts.auditTrail.groupDelete({ actor, name }),
  "group.grant": ({ actor, subject: name }) => texts.auditTrail.groupGrant({ actor, name }),
  "webhook.create": ({ actor, subject: name }) => texts.auditTrail.webhookChange({ actor, name, change: "create" }),
  "webhook.change": ({ actor, subject: name }) => texts.auditTrail.webhookChange({ actor, name, change: "change" }),
  "webhook.rotate": ({ actor, subject: name }) => texts.auditTrail.webhookChange({ actor, name, change: "rotate" }),
  "webhook.on": ({ actor, subject: name }) => texts.auditTrail.webhookChange({ actor, name, change: "on" }),
  "webhook.off": ({ actor, subject: name }) => texts.auditTrail.webhookChange({ actor, name, change: "off" }),
  "webhook.delete": ({ actor, subject: name }) => texts.auditTrail.webhookChange({ actor, name, change: "delete" }),
  "webhook.failed": ({ actor, subject: name }) => texts.auditTrail.webhookChange({ actor, name, change: "failed" }),
  "organization.signIn": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationSignIn({ actor, name, from: of("from"), to: of("to") }),
  "organization.signInSettings": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationSignInSettings({ actor, name, issuer: of("issuer") }),
  "organization.signInRemoved": ({ actor, subject: name }) =>
    texts.auditTrail.organizationSignInRemoved({ actor, name }),
  "organization.signInRules": ({ actor, subject: name }) => texts.auditTrail.organizationSignInRules({ actor, name }),
  "organization.signInDomains": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationSignInDomains({ actor, name, domains: of("domains") }),
  "organization.breakGlass": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationBreakGlass({ actor, name, user: of("user"), to: of("to") }),
  "organization.create": ({ actor, subject: name }) => texts.auditTrail.organizationCreate({ actor, name }),
  "organization.delete": ({ actor, subject: name }) => texts.auditTrail.organizationDelete({ actor, name }),
  "organization.paid": ({ actor, subject: name }) => texts.auditTrail.organizationPaid({ actor, name }),
  "organization.unpaid": ({ actor, subject: name }) => texts.auditTrail.organizationUnpaid({ actor, name }),
  "organization.userLimit": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationUserLimit({ actor, name, from: of("from"), to: of("to") }),
  "organization.curriculum": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationCurriculum({ actor, name, from: of("from"), to: of("to") }),
  "accessCode.create": ({ actor, subject: code }) => texts.auditTrail.accessCodeCreate({ actor, code }),
  "accessCode.assign": ({ actor, subject: code, of }) =>
    texts.auditTrail.accessCodeAssign({ actor, code, organizationName: of("organizationName") }),
  "accessCode.delete": ({ actor, subject: code }) => texts.auditTrail.accessCodeDelete({ actor, code }),
  "course.create": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseCreate({ actor, course, members: countOf(of("members")) }),
  "course.delete": ({ actor, subject: course }) => texts.auditTrail.courseDelete({ actor, course }),
  "course.rename": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseRename({ actor, course, from: of("from") }),
  "course.renewCode": ({ actor, subject: course }) => texts.auditTrail.courseRenewCode({ actor, course }),
  "course.addMembers": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseAddMembers({ actor, course, members: countOf(of("members")) }),
  "course.undoAddMembers": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseUndoAddMembers({ actor, course, members: countOf(of("members")) }),
  "course.removeMember": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseRemoveMember({ actor, course, member: of("member") }),
  "course.owner": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseOwner({ actor, course, instructor: of("instructor") }),
  "course.teacher": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseTeacher({ actor, course, teacher: of("teacher"), reach: of("to") }),
  "course.removeTeacher": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseRemoveTeacher({ actor, course, teacher: of("teacher") }),
  "course.start": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseStart({ actor, course, className: of("className") }),
  "course.end": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseEnd({ actor, course, className: of("className") }),
  "course.resume": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseResume({ actor, course, className: of("className") }),
  "course.schedule": ({ actor, subject: course }) => texts.auditTrail.courseSchedule({ actor, course }),
  "course.unschedule": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseUnschedule({ actor, course, className: of("className") }),
  "course.scheduleEnd": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseScheduleEnd({ actor, course, className: of("className") }),
  "course.message": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseMessage({ actor, course, students: countOf(of("students")) }),
  "organization.messages": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationMessages({ actor, name, allowed: of("to") === "on" }),
  "organization.language": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationLanguage({ actor, name, language: languageNameOf(of("to")) }),
  "organization.rosters": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationRosters({ actor, name, allowed: of("to") === "on" }),
  "course.shareSummary": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseShareSummary({
      actor,
      course,
      className: of("className"),
      withNames: of("names") === "with",
      until: of("until"),
    }),
  "course.withdrawSummary": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseWithdrawSummary({ actor, course, className: of("className") }),
  "course.lessonLanguage": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseLessonLanguage({ actor, course, language: of("to") === nothing() ? null : of("to") }),
  "course.dates": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseDates({ actor, course, className: of("className") }),
  "course.extend": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseExtend({ actor, course, className: of("className") }),
  "course.endExtension": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseEndExtension({ actor, course, className: of("className") }),
  "course.grading": ({ actor, subject: course }) => texts.auditTrail.courseGrading({ actor, course }),
  "course.rubric": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseRubric({ actor, course, scenario: of("scenario"), isRemoved: false }),
  "course.removeRubric": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseRubric({ actor, course, scenario: of("scenario"), isRemoved: true }),
  "organization.grading": ({ actor, subject: organization }) =>
    texts.auditTrail.organizationGrading({ actor, organization }),
  "course.quizRules": ({ actor, subject: course }) => texts.auditTrail.courseQuizRules({ actor, course }),
  "curriculum.publish": ({ actor, subject: title, of }) =>
    texts.auditTrail.curriculumPublish({ actor, title, version: of("version") }),
  "lesson.delete": ({ actor, subject: title }) => texts.auditTrail.lessonDelete({ actor, title }),
  "permission.give": ({ actor, subject: user }) => texts.auditTrail.permissionGive({ actor, user }),
  "permission.take": ({ actor, subject: user }) => texts.auditTrail.permissionTake({ actor, user }),
  "roster.import": ({ actor, subject: file }) => texts.auditTrail.rosterImport({ actor, file }),
  "roster.takeBack": ({ actor, subject: file, of }) =>
    texts.auditTrail.rosterTakeBack({ actor, file, deleted: countOf(of("deleted")) }),
  "sandbox.delete": ({ actor, subject: title }) => texts.auditTrail.sandboxDelete({ actor, title }),
  "mission.share": ({ actor, subject: title, of }) =>
    texts.auditTrail.missionShare({ actor, title, className: of("className") }),
  "leaderboard.clear": ({ actor }) => texts.auditTrail.leaderboardClear({ actor }),
  "banner.send": ({ actor }) => texts.auditTrail.bannerSend({ actor }),
  "grade.decide": ({ actor, subject: grade, of }) =>
    texts.auditTrail.gradeDecide({ actor, grade, from: of("from"), to: of("to") }),
  "grade.withdraw": ({ actor, subject: grade, of }) => texts.auditTrail.gradeWithdraw({ actor, grade, to: of("to") }),
  "grade.decideMany": ({ actor, subject: course, of }) =>
    texts.auditTrail.gradeDecideMany({ actor, course, className: of("className"), grades: countOf(of("grades")) }),
  "grade.undoMany": ({ actor, subject: course, of }) =>
    texts.auditTrail.gradeUndoMany({ actor, course, className: of("className"), grades: countOf(of("grades")) }),
  "feedback.write": ({ actor, subject: student }) => texts.auditTrail.feedbackChange({ actor, student, kind: "write" }),
  "feedback.change": ({ actor, subject: student }) =>
    texts.auditTrail.feedbackChange({ actor, student, kind: "change" }),
  "feedback.remove": ({ actor, subject: student }) =>
    texts.auditTrail.feedbackChange({ actor, student, kind: "remove" }),
  "grade.regrade": ({ actor, subject: course, of }) =>
    of("question") === nothing()
      ? texts.auditTrail.gradeFlyAgain({ actor, course, scenario: of("scenario") })
      : texts.auditTrail.gradeRegrade({ actor, course, scenario: of("scenario"), question: of("question") }),
  "grade.undoRegrade": ({ actor, subject: course, of }) =>
    texts.auditTrail.gradeUndoRegrade({ actor, course, scenario: of("scenario") }),
  "grade.submit": ({ actor, subject: course, of }) =>
    texts.auditTrail.gradeSubmit({
      ...{ actor, course, className: of("className"), students: countOf(of("students")) },
    }),
  "grade.unlock": ({ actor, subject: course, of }) =>
    texts.auditTrail.gradeUnlock({ actor, course, className: of("className"), reason: of("reason") }),
  "grade.ask": ({ actor, subject: grade }) => texts.auditTrail.gradeAsk({ actor, grade }),
  "grade.answer": ({ actor, subject: grade, of }) =>
    texts.auditTrail.gradeAnswer({ actor, grade, outcome: outcomeOf(of("outcome")) }),
  "grade.agree": ({ actor, subject: course, of }) =>
    texts.auditTrail.gradeAgree({ actor, course, className: of("className") }),
  "grade.release": ({ actor, subject: course, of }) =>
    texts.auditTrail.gradeRelease({
      ...{ actor, course, scenario: of("scenario") },
      ...{ part: partOf(of("part")), rule: releaseOf(of("to")) },
    }),
  "grade.view": ({ actor, subject: student, of }) =>
    texts.auditTrail.gradeView({ actor, student, course: of("course") }),
  "course.requests": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseRequests({ actor, course, isOn: of("to") === "on" }),
  "course.secondLook": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseSecondLook({ actor, course, share: countOf(of("to")) }),
  "attempt.setAside": ({ actor, subject: attempt }) => texts.auditTrail.attemptSetAside({ actor, attempt }),
  "attempt.count": ({ actor, subject: attempt }) => texts.auditTrail.attemptCount({ actor, attempt }),
  "attempt.acceptClaim": ({ actor, subject: attempt }) => texts.auditTrail.attemptAcceptClaim({ actor, attempt }),
  "attempt.takeBackClaim": ({ actor, subject: attempt }) => texts.auditTrail.attemptTakeBackClaim({ actor, attempt }),
  "course.acceptClaims": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseAcceptClaims({ actor, course, claims: countOf(of("claims")), className: of("className") }),
  "course.takeBackClaims": ({ actor, subject: course, of }) =>
    texts.auditTrail.courseTakeBackClaims({ actor, course, claims: countOf(of("claims")), className: of("className") }),
  "organization.claims": ({ actor, subject: name, of }) =>
    texts.auditTrail.organizationClaims({ actor, name, from: of("from"), to: of("to") }),
  "game.install": ({ actor, subject: name }) => texts.auditTrail.gameInstall({ actor, name }),
  "game.back": ({ actor, subject: name }) => texts.auditTrail.gameBack({ actor, name }),
  "game.upload": ({ actor, subject: name }) => texts.auditTrail.gameUpload({ actor, name }),
  "game.offer": ({ actor, subject: name, of }) => texts.auditTrail.gameOffer({ actor, name, replaced: of("replaced") }),
  "game.simulator": ({ actor, subject: name, of }) =>
    texts.auditTrail.gameSimulator({ actor, name, replaced: of("replaced") }),
  "game.discard": ({ actor, subject: name }) => texts.auditTrail.gameDiscard({ actor, name }),
  "game.uninstall": ({ actor, subject: name }) => texts.auditTrail.gameUninstall({ actor, name }),
  "game.sensors": ({ actor, subject: name, of }) =>
    texts.auditTrail.gameSensors({ actor, name, allowed: of("to") === "on" }),
  "game.giveUp": ({ actor, subject: name }) => texts.auditTrail.gameGiveUp({ actor, name }),
};

/** Student is the default, and older entries have no role. */
const roleOf = (role: string) => (role === newcomerRole || role === nothing() ? null : nameOfRole(role));

const nameOfRole = (role: string) => texts.roles.nameOf({ role });

const ruleOf = (stored: string) => {
  const rule = (["nobody", "administrators", "staff", "everyone"] as const).find((each) => each === stored);
  return rule ? texts.factors.ruleName({ rule }) : stored;
};

const retentionKinds = [
  ...(["leftAttempts", "signIns", "failedSignIns", "auditTrail", "mails", "webhooks"] as const),
  ...(["declinedErasures", "copies", "deleted"] as const),
];

const nameOfKind = (stored: string) => {
  const kind = retentionKinds.find((each) => each === stored);
  return kind ? texts.retention.kindName({ kind }) : stored;
};

const outcomeOf = (stored: string) => {
  const outcome = (["accepted", "refused", "corrected"] as const).find((each) => each === stored);
  return outcome ? texts.gradeRequests.outcomeChip({ outcome }) : stored;
};

const partOf = (stored: string) => {
  const part = (["grades", "feedback", "answers"] as const).find((each) => each === stored);
  return part ? texts.releases.part({ part }) : stored;
};
const releaseOf = (stored: string) => {
  const rule = (["atOnce", "at", "allHandedIn", "held"] as const).find((each) => each === stored);
  return rule ? texts.releases.rule({ rule }) : stored;
};

/** The installation's rules are stored by this name. */
const ownerOf = (subject: string) => (subject === "Retention" ? texts.auditTrail.retentionOfSite : subject);

const countOf = (text: string) => Number(text) || 0;

/** The sentence of a change; an unknown action is shown by its name. */
export function describeChange({ action, actorName, subjectName, details }: Change): string {
  const write = new Map(Object.entries(writers)).get(action);
  const actor = actorName || texts.systemPage.somebody;
  if (!write) return texts.auditTrail.other({ actor, action, subject: subjectName });
  const subject = subjectName || texts.auditTrail.noName;
  return write({ actor, subject, of: (name) => formatValue(details[name]) });
}

const nothing = () => texts.auditTrail.nothing;
const formatValue = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : nothing();

const languageNameOf = (tag: string) => (isLanguage(tag) ? languageName(tag) : null);
