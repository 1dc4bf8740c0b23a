import { plural } from "../format";

export const auditTrail = {
  userCreate: ({ user, role }: { user: string; role: string | null }) =>
    `added the user ${user}${role ? ` as ${role}` : ""}`,
  userImport: ({ user, role }: { user: string; role: string | null }) =>
    `added ${user} by a roster${role ? ` as ${role}` : ""}`,
  userUndoImport: ({ user }: { user: string }) => `deleted ${user} again, taking back a roster`,
  userEnable: ({ user }: { user: string }) => `enabled ${user}`,
  userDisable: ({ user }: { user: string }) => `disabled ${user}`,
  userDelete: ({ user }: { user: string }) => `deleted ${user}`,
  userRole: ({ user, from, to }: { user: string; from: string; to: string }) =>
    `changed the role of ${user} from ${from} to ${to}`,
  userOrganization: ({ user, from, to }: { user: string; from: string; to: string }) =>
    `moved ${user} from ${from} to ${to}`,
  userResetPassword: ({ user }: { user: string }) => `asked for a new password of ${user}`,
  userInviteAgain: ({ user }: { user: string }) => `sent ${user} the invitation again`,
  userUndoEnable: ({ user }: { user: string }) => `disabled ${user} again, undoing a change`,
  userUndoDisable: ({ user }: { user: string }) => `enabled ${user} again, undoing a change`,
  userUndoRole: ({ user, from, to }: { user: string; from: string; to: string }) =>
    `changed the role of ${user} back from ${from} to ${to}`,
  userUndoOrganization: ({ user, from, to }: { user: string; from: string; to: string }) =>
    `moved ${user} back from ${from} to ${to}`,
  userUndoReset: ({ user }: { user: string }) => `no longer asks for a new password of ${user}`,
  userUpdate: ({ user }: { user: string }) => `changed the details of ${user}`,
  organizationCreate: ({ name }: { name: string }) => `created the organization ${name}`,
  organizationDelete: ({ name }: { name: string }) => `deleted the organization ${name}`,
  organizationPaid: ({ name }: { name: string }) => `marked ${name} as paid`,
  organizationUnpaid: ({ name }: { name: string }) => `marked ${name} as unpaid`,
  organizationUserLimit: ({ name, from, to }: { name: string; from: string; to: string }) =>
    `changed the user limit of ${name} from ${from} to ${to}`,
  organizationCurriculum: ({ name, from, to }: { name: string; from: string; to: string }) =>
    `changed the curriculum of ${name} from ${from} to ${to}`,
  accessCodeCreate: ({ code }: { code: string }) => `made the access code ${code}`,
  accessCodeAssign: ({ code, organizationName }: { code: string; organizationName: string }) =>
    `gave the access code ${code} to ${organizationName}`,
  accessCodeDelete: ({ code }: { code: string }) => `deleted the access code ${code}`,
  courseCreate: ({ course, members }: { course: string; members: number }) =>
    `created the course ${course} with ${plural(members, { one: "# member", other: "# members" })}`,
  courseDelete: ({ course }: { course: string }) => `deleted the course ${course}`,
  courseRename: ({ course, from }: { course: string; from: string }) => `renamed the course ${from} to ${course}`,
  courseRenewCode: ({ course }: { course: string }) => `made a new access code for ${course}`,
  courseAddMembers: ({ course, members }: { course: string; members: number }) =>
    `added ${plural(members, { one: "# member", other: "# members" })} to ${course}`,
  courseUndoAddMembers: ({ course, members }: { course: string; members: number }) =>
    `took ${plural(members, { one: "# member", other: "# members" })} out of ${course} again`,
  courseRemoveMember: ({ course, member }: { course: string; member: string }) => `removed ${member} from ${course}`,
  courseOwner: ({ course, instructor }: { course: string; instructor: string }) =>
    `gave the course ${course} to ${instructor}`,
  courseStart: ({ course, className }: { course: string; className: string }) =>
    `started the class ${className} of ${course}`,
  courseEnd: ({ course, className }: { course: string; className: string }) =>
    `ended the class ${className} of ${course}`,
  courseResume: ({ course, className }: { course: string; className: string }) =>
    `resumed the class ${className} of ${course}`,
  courseSchedule: ({ course }: { course: string }) => `scheduled a class of ${course}`,
  courseUnschedule: ({ course, className }: { course: string; className: string }) =>
    `removed the schedule of ${className} of ${course}`,
  courseScheduleEnd: ({ course, className }: { course: string; className: string }) =>
    `changed the planned end of ${className} of ${course}`,
  courseMessage: ({ course, students }: { course: string; students: number }) =>
    `wrote to ${plural(students, { one: "# student", other: "# students" })} of ${course}`,
  organizationMessages: ({ name, allowed }: { name: string; allowed: boolean }) =>
    allowed
      ? `lets instructors of ${name} write to students`
      : `no longer lets instructors of ${name} write to students`,
  organizationRosters: ({ name, allowed }: { name: string; allowed: boolean }) =>
    allowed ? `lets instructors of ${name} import rosters` : `no longer lets instructors of ${name} import rosters`,
  courseShareSummary: ({
    course,
    className,
    names,
    until,
  }: {
    course: string;
    className: string;
    names: string;
    until: string;
  }) => `shared a summary of the class ${className} of ${course} by a link, ${names} names, until ${until}`,
  courseWithdrawSummary: ({ course, className }: { course: string; className: string }) =>
    `withdrew a link to a summary of the class ${className} of ${course}`,
  courseQuizRules: ({ course }: { course: string }) => `changed the quiz rules of ${course}`,
  curriculumPublish: ({ title, version }: { title: string; version: string }) =>
    `published version ${version} of ${title}`,
  lessonDelete: ({ title }: { title: string }) => `deleted the draft of the lesson ${title}`,
  permissionGive: ({ user, what }: { user: string; what: string }) => `let ${user} ${what}`,
  permissionTake: ({ user, what }: { user: string; what: string }) => `no longer lets ${user} ${what}`,
  rosterImport: ({ file }: { file: string }) => `imported the roster ${file}`,
  rosterTakeBack: ({ file, deleted }: { file: string; deleted: number }) =>
    `took back the roster ${file}: ${plural(deleted, { one: "# user", other: "# users" })} deleted`,
  sandboxDelete: ({ title }: { title: string }) => `deleted the sandbox ${title}`,
  leaderboardClear: "cleared all leaderboards",
  bannerSend: "changed the systemwide message",
  attemptSetAside: ({ attempt }: { attempt: string }) => `set an attempt aside: ${attempt}`,
  attemptCount: ({ attempt }: { attempt: string }) => `counted an attempt again: ${attempt}`,
  attemptAcceptClaim: ({ attempt }: { attempt: string }) => `accepted a claim: ${attempt}`,
  attemptTakeBackClaim: ({ attempt }: { attempt: string }) => `no longer accepts a claim: ${attempt}`,
  courseAcceptClaims: ({ course, claims, className }: { course: string; claims: number; className: string }) =>
    `accepted ${plural(claims, { one: "# claim", other: "# claims" })} of the class ${className} of ${course}`,
  courseTakeBackClaims: ({ course, claims, className }: { course: string; claims: number; className: string }) =>
    `no longer accepts ${plural(claims, { one: "# claim", other: "# claims" })} of the class ${className} of ${course}`,
  organizationClaims: ({ name, from, to }: { name: string; from: string; to: string }) =>
    `changed what claims count in ${name} from ${from} to ${to}`,
  gameInstall: ({ name }: { name: string }) => `installed the game ${name}`,
  gameBack: ({ name }: { name: string }) => `went back to the game ${name}`,
  gameUpload: ({ name }: { name: string }) => `uploaded the game ${name} as a candidate`,
  gameOffer: ({ name, replaced }: { name: string; replaced: string }) =>
    `offered the game ${name} to students instead of ${replaced}`,
  gameSimulator: ({ name, replaced }: { name: string; replaced: string }) =>
    `offered ${name} to students instead of ${replaced}`,
  gameDiscard: ({ name }: { name: string }) => `discarded the candidate ${name}`,
  gameUninstall: ({ name }: { name: string }) => `uninstalled the game ${name}`,
  gameSensors: ({ name, allowed }: { name: string; allowed: boolean }) =>
    allowed ? `let the game ${name} use motion sensors` : `no longer lets the game ${name} use motion sensors`,
  gameGiveUp: ({ name }: { name: string }) => `gave up the game ${name}, whose files are missing`,
  noName: "(no name)",
  nothing: "nothing",
};
