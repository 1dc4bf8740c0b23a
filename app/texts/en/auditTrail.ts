import { languageName, number, plural } from "../format";

/** Each is a sentence about what the actor did. */
export const auditTrail = {
  tokenCreate: ({ actor, name, scopes }: { actor: string; name: string; scopes: string }) =>
    `${actor} created the API token ${name} (${scopes})`,
  factorChange: ({
    actor,
    change,
    name,
  }: {
    actor: string;
    change: "addApp" | "removeApp" | "newCodes" | "addPasskey" | "removePasskey";
    name: string;
  }) =>
    ({
      addApp: `${actor} added an authenticator app`,
      removeApp: `${actor} removed the authenticator app`,
      newCodes: `${actor} created new recovery codes`,
      addPasskey: `${actor} added the passkey ${name}`,
      removePasskey: `${actor} removed the passkey ${name}`,
    })[change],
  factorRecoveryCode: ({ actor }: { actor: string }) => `${actor} signed in or confirmed with a recovery code`,
  factorAdministratorCode: ({ actor }: { actor: string }) =>
    `${actor} used an administrator's one-time code, which removed their second factors and API tokens`,
  factorIssueCode: ({ actor, user }: { actor: string; user: string }) =>
    `${actor} issued a one-time code for the lost second factors of ${user}`,
  organizationFactors: ({ actor, name, from, to }: { actor: string; name: string; from: string; to: string }) =>
    `${actor} changed who needs a second factor in ${name} from ${from} to ${to}`,
  systemFactors: ({ actor, required }: { actor: string; required: boolean }) =>
    required
      ? `${actor} required second factors of system administrators`
      : `${actor} no longer requires second factors of system administrators`,
  issueCredential: ({ actor, campaign, user }: { actor: string; campaign: string; user: string }) =>
    `${actor} created a signed transcript of ${campaign} for ${user}`,
  revokeCredential: ({ actor, campaign, user }: { actor: string; campaign: string; user: string }) =>
    `${actor} revoked the signed transcript of ${campaign} of ${user}`,
  allowCredential: ({ actor, campaign, user }: { actor: string; campaign: string; user: string }) =>
    `${actor} allowed another signed transcript of ${campaign} for ${user}`,
  signingKey: ({ actor }: { actor: string }) => `${actor} replaced the key that signs transcripts`,
  tokenRevoke: ({ actor, name }: { actor: string; name: string }) => `${actor} revoked the API token ${name}`,
  serviceAccountCreate: ({ actor, name, scopes }: { actor: string; name: string; scopes: string }) =>
    `${actor} created the service account ${name} (${scopes})`,
  serviceAccountDelete: ({ actor, name }: { actor: string; name: string }) =>
    `${actor} deleted the service account ${name}`,
  organizationSignIn: ({ actor, name, from, to }: { actor: string; name: string; from: string; to: string }) =>
    `${actor} set single sign-on of ${name} from ${from} to ${to}`,
  organizationSignInSettings: ({ actor, name, issuer }: { actor: string; name: string; issuer: string }) =>
    `${actor} saved the sign-in provider of ${name}: ${issuer}`,
  organizationSignInRemoved: ({ actor, name }: { actor: string; name: string }) =>
    `${actor} removed single sign-on of ${name}`,
  organizationSignInRules: ({ actor, name }: { actor: string; name: string }) =>
    `${actor} changed what claims give in ${name}`,
  organizationSignInDomains: ({ actor, name, domains }: { actor: string; name: string; domains: string }) =>
    `${actor} set the email domains of ${name}: ${domains}`,
  organizationBreakGlass: ({ actor, name, user, to }: { actor: string; name: string; user: string; to: string }) =>
    `${actor} changed the emergency administrators of ${name}: ${user} ${to}`,
  userBreakGlass: ({ actor }: { actor: string }) => `${actor} signed in with a password as an emergency administrator`,
  userCreateBySignIn: ({ user }: { user: string }) => `The first sign-in through the organization created ${user}`,
  userLinkIdentity: ({ actor, user, issuer }: { actor: string; user: string; issuer: string }) =>
    `${actor} connected ${user} to ${issuer}`,
  userUnlinkIdentity: ({ actor, user, issuer }: { actor: string; user: string; issuer: string }) =>
    `${actor} disconnected ${user} from ${issuer}`,
  userRoleByClaims: ({ user, from, to }: { user: string; from: string; to: string }) =>
    `Claims changed the role of ${user} from ${from} to ${to}`,
  userCoursesByClaims: ({ user, joins, leaves }: { user: string; joins: string; leaves: string }) =>
    `Claims changed the courses of ${user}: ${joins} joined, ${leaves} left`,
  userExternalId: ({ actor, user, to }: { actor: string; user: string; to: string }) =>
    `${actor} changed the external ID of ${user} to ${to}`,
  userRemoveByProvider: ({ actor, user }: { actor: string; user: string }) =>
    `${actor} removed ${user} from the identity provider's users`,
  userRename: ({ actor, user, to }: { actor: string; user: string; to: string }) => `${actor} renamed ${user} to ${to}`,
  userRoleByGroups: ({ user, from, to }: { user: string; from: string; to: string }) =>
    `Groups changed the role of ${user} from ${from} to ${to}`,
  userCoursesByGroups: ({ user, joins, leaves }: { user: string; joins: string; leaves: string }) =>
    `Groups changed the courses of ${user}: ${joins} joined, ${leaves} left`,
  groupCreate: ({ actor, name }: { actor: string; name: string }) => `${actor} added the group ${name}`,
  groupUpdate: ({ actor, name }: { actor: string; name: string }) => `${actor} changed the group ${name}`,
  groupDelete: ({ actor, name }: { actor: string; name: string }) => `${actor} deleted the group ${name}`,
  groupGrant: ({ actor, name }: { actor: string; name: string }) => `${actor} changed what the group ${name} gives`,
  webhookChange: ({ actor, name, change }: { actor: string; name: string; change: WebhookChange }) =>
    ({
      create: `${actor} added the webhook endpoint ${name}`,
      change: `${actor} changed the webhook endpoint ${name}`,
      rotate: `${actor} replaced the secret of the webhook endpoint ${name}`,
      on: `${actor} switched on the webhook endpoint ${name}`,
      off: `${actor} switched off the webhook endpoint ${name}`,
      delete: `${actor} deleted the webhook endpoint ${name}`,
      failed: `The webhook endpoint ${name} was switched off because its deliveries failed`,
    })[change],
  organizationLanguage: ({ actor, name, language }: { actor: string; name: string; language: string | null }) =>
    language
      ? `${actor} set the default language of ${name} to ${language}`
      : `${actor} removed the default language of ${name}`,
  userCreate: ({ actor, user, role }: { actor: string; user: string; role: string | null }) =>
    `${actor} added the user ${user}${role ? ` as ${role}` : ""}`,
  userImport: ({ actor, user, role }: { actor: string; user: string; role: string | null }) =>
    `${actor} added ${user} from a roster${role ? ` as ${role}` : ""}`,
  userUndoImport: ({ actor, user }: { actor: string; user: string }) => `${actor} deleted ${user} by undoing an import`,
  userEnable: ({ actor, user }: { actor: string; user: string }) => `${actor} enabled ${user}`,
  userDisable: ({ actor, user }: { actor: string; user: string }) => `${actor} disabled ${user}`,
  userDelete: ({ actor, user }: { actor: string; user: string }) => `${actor} deleted ${user}`,
  userRole: ({ actor, user, from, to }: { actor: string; user: string; from: string; to: string }) =>
    `${actor} changed the role of ${user} from ${from} to ${to}`,
  userOrganization: ({ actor, user, from, to }: { actor: string; user: string; from: string; to: string }) =>
    `${actor} moved ${user} from ${from} to ${to}`,
  userCopyOwnData: ({ actor }: { actor: string }) => `${actor} created a copy of their own data`,
  userCopyData: ({ actor, user }: { actor: string; user: string }) =>
    `${actor} created a copy of the data about ${user}`,
  userDownloadData: ({ actor, user }: { actor: string; user: string }) =>
    `${actor} downloaded the copy of the data about ${user}`,
  userResetPassword: ({ actor, user }: { actor: string; user: string }) => `${actor} reset the password of ${user}`,
  userInviteAgain: ({ actor, user }: { actor: string; user: string }) => `${actor} sent ${user} the invitation again`,
  userUndoEnable: ({ actor, user }: { actor: string; user: string }) =>
    `${actor} disabled ${user} again by undoing a change`,
  userUndoDisable: ({ actor, user }: { actor: string; user: string }) =>
    `${actor} enabled ${user} again by undoing a change`,
  userUndoRole: ({ actor, user, from, to }: { actor: string; user: string; from: string; to: string }) =>
    `${actor} changed the role of ${user} back from ${from} to ${to}`,
  userUndoOrganization: ({ actor, user, from, to }: { actor: string; user: string; from: string; to: string }) =>
    `${actor} moved ${user} back from ${from} to ${to}`,
  userUndoReset: ({ actor, user }: { actor: string; user: string }) =>
    `${actor} canceled the password reset of ${user}`,
  userUpdate: ({ actor, user }: { actor: string; user: string }) => `${actor} changed the details of ${user}`,
  userErase: ({ actor, kept, attempts }: { actor: string; kept: boolean; attempts: number }) =>
    kept
      ? plural(attempts, {
          one: `${actor} erased a person and kept # attempt without the name`,
          other: `${actor} erased a person and kept # attempts without the name`,
        })
      : plural(attempts, {
          one: `${actor} erased a person and # attempt`,
          other: `${actor} erased a person and # attempts`,
        }),
  userAskErasure: ({ actor }: { actor: string }) => `${actor} asked to be erased`,
  userWithdrawErasure: ({ actor }: { actor: string }) => `${actor} withdrew the request to be erased`,
  userRefuseErasure: ({ actor, user }: { actor: string; user: string }) =>
    `${actor} declined the request of ${user} to be erased`,
  organizationErasedAttempts: ({ actor, name, kept }: { actor: string; name: string; kept: boolean }) =>
    kept
      ? `${actor} set ${name} to keep attempts of erased people without the name`
      : `${actor} set ${name} to remove attempts of erased people`,
  retentionChange: ({ actor, name, kind, time }: { actor: string; name: string; kind: string; time: string }) =>
    `${actor} changed the retention of ${name}: ${kind}: ${time}`,
  retentionSweep: ({ name, kind, removed }: { name: string; kind: string; removed: number }) =>
    plural(removed, {
      one: `Retention of ${name} removed # entry: ${kind}`,
      other: `Retention of ${name} removed # entries: ${kind}`,
    }),
  noLimit: "no limit",
  retentionOfSite: "the installation",
  organizationCreate: ({ actor, name }: { actor: string; name: string }) => `${actor} created the organization ${name}`,
  organizationDelete: ({ actor, name }: { actor: string; name: string }) => `${actor} deleted the organization ${name}`,
  organizationPaid: ({ actor, name }: { actor: string; name: string }) => `${actor} marked ${name} as paid`,
  organizationUnpaid: ({ actor, name }: { actor: string; name: string }) => `${actor} marked ${name} as unpaid`,
  organizationUserLimit: ({ actor, name, from, to }: { actor: string; name: string; from: string; to: string }) =>
    `${actor} changed the user limit of ${name} from ${from} to ${to}`,
  organizationCurriculum: ({ actor, name, from, to }: { actor: string; name: string; from: string; to: string }) =>
    `${actor} changed the curriculum of ${name} from ${from} to ${to}`,
  accessCodeCreate: ({ actor, code }: { actor: string; code: string }) => `${actor} created the access code ${code}`,
  accessCodeAssign: ({ actor, code, organizationName }: { actor: string; code: string; organizationName: string }) =>
    `${actor} assigned the access code ${code} to ${organizationName}`,
  accessCodeDelete: ({ actor, code }: { actor: string; code: string }) => `${actor} deleted the access code ${code}`,
  courseCreate: ({ actor, course, members }: { actor: string; course: string; members: number }) =>
    `${actor} created the course ${course} with ${plural(members, { one: "# member", other: "# members" })}`,
  courseDelete: ({ actor, course }: { actor: string; course: string }) => `${actor} deleted the course ${course}`,
  courseRename: ({ actor, course, from }: { actor: string; course: string; from: string }) =>
    `${actor} renamed the course ${from} to ${course}`,
  courseRenewCode: ({ actor, course }: { actor: string; course: string }) =>
    `${actor} replaced the access code of ${course}`,
  courseAddMembers: ({ actor, course, members }: { actor: string; course: string; members: number }) =>
    `${actor} added ${plural(members, { one: "# member", other: "# members" })} to ${course}`,
  courseUndoAddMembers: ({ actor, course, members }: { actor: string; course: string; members: number }) =>
    `${actor} undid adding ${plural(members, { one: "# member", other: "# members" })} to ${course}`,
  courseRemoveMember: ({ actor, course, member }: { actor: string; course: string; member: string }) =>
    `${actor} removed ${member} from ${course}`,
  courseOwner: ({ actor, course, instructor }: { actor: string; course: string; instructor: string }) =>
    `${actor} made ${instructor} the instructor of ${course}`,
  courseTeacher: ({
    actor,
    course,
    teacher,
    reach,
  }: {
    actor: string;
    course: string;
    teacher: string;
    reach: string;
  }) => `${actor} made ${teacher} ${reach === "assist" ? "an assistant" : "a co-instructor"} of ${course}`,
  courseRemoveTeacher: ({ actor, course, teacher }: { actor: string; course: string; teacher: string }) =>
    `${actor} removed ${teacher} from the people who teach ${course}`,
  courseStart: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} started the class ${className} of ${course}`,
  courseEnd: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} ended the class ${className} of ${course}`,
  courseResume: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} resumed the class ${className} of ${course}`,
  courseSchedule: ({ actor, course }: { actor: string; course: string }) => `${actor} scheduled a class of ${course}`,
  courseUnschedule: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} removed the schedule of the class ${className} of ${course}`,
  courseScheduleEnd: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} changed the scheduled end of the class ${className} of ${course}`,
  courseMessage: ({ actor, course, students }: { actor: string; course: string; students: number }) =>
    `${actor} emailed ${plural(students, { one: "# student", other: "# students" })} of ${course}`,
  organizationMessages: ({ actor, name, allowed }: { actor: string; name: string; allowed: boolean }) =>
    allowed
      ? `${actor} allowed instructors of ${name} to message students`
      : `${actor} no longer allows instructors of ${name} to message students`,
  organizationRosters: ({ actor, name, allowed }: { actor: string; name: string; allowed: boolean }) =>
    allowed
      ? `${actor} allowed instructors of ${name} to import rosters`
      : `${actor} no longer allows instructors of ${name} to import rosters`,
  courseShareSummary: ({
    actor,
    course,
    className,
    withNames,
    until,
  }: {
    actor: string;
    course: string;
    className: string;
    withNames: boolean;
    until: string;
  }) =>
    withNames
      ? `${actor} created a link to a summary of the class ${className} of ${course}, with names, until ${until}`
      : `${actor} created a link to a summary of the class ${className} of ${course}, without names, until ${until}`,
  courseWithdrawSummary: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} withdrew a link to a summary of the class ${className} of ${course}`,
  courseLessonLanguage: ({ actor, course, language }: { actor: string; course: string; language: string | null }) =>
    language === null
      ? `${actor} set the language of lessons of ${course} to each student's own`
      : `${actor} set the language of lessons of ${course} to ${languageName(language)}`,
  courseDates: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} changed the due dates of ${className} in ${course}`,
  courseExtend: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} extended due dates for students of ${className} in ${course}`,
  courseEndExtension: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} removed a student's extension in ${className} of ${course}`,
  courseRubric: ({
    actor,
    course,
    scenario,
    isRemoved,
  }: {
    actor: string;
    course: string;
    scenario: string;
    isRemoved: boolean;
  }) => `${actor} ${isRemoved ? "removed" : "changed"} the rubric of ${scenario} (${course})`,
  courseGrading: ({ actor, course }: { actor: string; course: string }) => `${actor} changed the grading of ${course}`,
  organizationGrading: ({ actor, organization }: { actor: string; organization: string }) =>
    `${actor} changed the default grading of ${organization}`,
  courseQuizRules: ({ actor, course }: { actor: string; course: string }) =>
    `${actor} changed the quiz rules of ${course}`,
  curriculumPublish: ({ actor, title, version }: { actor: string; title: string; version: string }) =>
    `${actor} published version ${version} of ${title}`,
  lessonDelete: ({ actor, title }: { actor: string; title: string }) =>
    `${actor} deleted the draft of the lesson ${title}`,
  permissionGive: ({ actor, user }: { actor: string; user: string }) => `${actor} allowed ${user} to write lessons`,
  permissionTake: ({ actor, user }: { actor: string; user: string }) =>
    `${actor} no longer allows ${user} to write lessons`,
  rosterImport: ({ actor, file }: { actor: string; file: string }) => `${actor} imported the roster ${file}`,
  rosterTakeBack: ({ actor, file, deleted }: { actor: string; file: string; deleted: number }) =>
    `${actor} undid the import of ${file}: ${plural(deleted, { one: "# user", other: "# users" })} deleted`,
  sandboxDelete: ({ actor, title }: { actor: string; title: string }) => `${actor} deleted the sandbox ${title}`,
  missionShare: ({ actor, title, className }: { actor: string; title: string; className: string }) =>
    `${actor} shared the mission ${title} with ${className}`,
  leaderboardClear: ({ actor }: { actor: string }) => `${actor} cleared all leaderboards`,
  bannerSend: ({ actor }: { actor: string }) => `${actor} changed the systemwide message`,
  gradeDecide: ({ actor, grade, from, to }: { actor: string; grade: string; from: string; to: string }) =>
    to === from
      ? `${actor} added a note to a grade: ${grade}`
      : `${actor} changed a grade: ${grade}, from ${from || "none"} to ${to || "none"}`,
  gradeWithdraw: ({ actor, grade, to }: { actor: string; grade: string; to: string }) =>
    `${actor} undid a decision about a grade: ${grade}, now ${to || "none"}`,
  gradeDecideMany: ({
    actor,
    course,
    className,
    grades,
  }: {
    actor: string;
    course: string;
    className: string;
    grades: number;
  }) => `${actor} decided about several grades of ${className} (${course}): ${number(grades)}`,
  gradeUndoMany: ({
    actor,
    course,
    className,
    grades,
  }: {
    actor: string;
    course: string;
    className: string;
    grades: number;
  }) => `${actor} undid a decision about several grades of ${className} (${course}): ${number(grades)}`,
  feedbackChange: ({ actor, student, kind }: { actor: string; student: string; kind: "write" | "change" | "remove" }) =>
    ({
      write: `${actor} wrote a comment to a student: ${student}`,
      change: `${actor} changed a comment to a student: ${student}`,
      remove: `${actor} removed a comment to a student: ${student}`,
    })[kind],
  gradeRegrade: ({
    actor,
    course,
    scenario,
    question,
  }: {
    actor: string;
    course: string;
    scenario: string;
    question: string;
  }) => `${actor} regraded a question in ${scenario} (${course}): ${question}`,
  gradeFlyAgain: ({ actor, course, scenario }: { actor: string; course: string; scenario: string }) =>
    `${actor} had the flights in ${scenario} (${course}) flown again`,
  gradeUndoRegrade: ({ actor, course, scenario }: { actor: string; course: string; scenario: string }) =>
    `${actor} undid a regrade in ${scenario} (${course})`,
  gradeSubmit: ({
    actor,
    course,
    className,
    students,
  }: {
    actor: string;
    course: string;
    className: string;
    students: number;
  }) =>
    `${actor} submitted the final grades of ${className} in ${course} (${plural(students, { one: "# student", other: "# students" })})`,
  gradeUnlock: ({
    actor,
    course,
    className,
    reason,
  }: {
    actor: string;
    course: string;
    className: string;
    reason: string;
  }) => `${actor} unlocked the final grades of ${className} in ${course}: ${reason}`,
  gradeAsk: ({ actor, grade }: { actor: string; grade: string }) => `${actor} asked for a look at a grade: ${grade}`,
  gradeAnswer: ({ actor, grade, outcome }: { actor: string; grade: string; outcome: string }) =>
    `${actor} answered a request about a grade: ${grade} (${outcome})`,
  gradeAgree: ({ actor, course, className }: { actor: string; course: string; className: string }) =>
    `${actor} agreed to a decision about a grade in ${className} of ${course}`,
  gradeRelease: ({
    actor,
    course,
    scenario,
    part,
    rule,
  }: {
    actor: string;
    course: string;
    scenario: string;
    part: string;
    rule: string;
  }) => `${actor} set when students see ${scenario} (${course}): ${part}, ${rule}`,
  gradeView: ({ actor, student, course }: { actor: string; student: string; course: string }) =>
    `${actor} viewed the results of ${student} as the student sees them (${course})`,
  courseRequests: ({ actor, course, isOn }: { actor: string; course: string; isOn: boolean }) =>
    isOn
      ? `${actor} let students of ${course} ask for a look at grades`
      : `${actor} stopped requests about grades in ${course}`,
  courseSecondLook: ({ actor, course, share }: { actor: string; course: string; share: number }) =>
    `${actor} set the share of decisions with a second look in ${course} to ${share} %`,
  attemptSetAside: ({ actor, attempt }: { actor: string; attempt: string }) =>
    `${actor} excluded an attempt: ${attempt}`,
  attemptCount: ({ actor, attempt }: { actor: string; attempt: string }) => `${actor} counted an attempt: ${attempt}`,
  attemptAcceptClaim: ({ actor, attempt }: { actor: string; attempt: string }) =>
    `${actor} accepted a claim: ${attempt}`,
  attemptTakeBackClaim: ({ actor, attempt }: { actor: string; attempt: string }) =>
    `${actor} undid the acceptance of a claim: ${attempt}`,
  courseAcceptClaims: ({
    actor,
    course,
    claims,
    className,
  }: {
    actor: string;
    course: string;
    claims: number;
    className: string;
  }) =>
    `${actor} accepted ${plural(claims, { one: "# claim", other: "# claims" })} of the class ${className} of ${course}`,
  courseTakeBackClaims: ({
    actor,
    course,
    claims,
    className,
  }: {
    actor: string;
    course: string;
    claims: number;
    className: string;
  }) =>
    `${actor} undid the acceptance of ${plural(claims, { one: "# claim", other: "# claims" })} of the class ${className} of ${course}`,
  organizationClaims: ({ actor, name, from, to }: { actor: string; name: string; from: string; to: string }) =>
    `${actor} changed which claims count in ${name} from ${from} to ${to}`,
  gameInstall: ({ actor, name }: { actor: string; name: string }) => `${actor} installed the game ${name}`,
  gameBack: ({ actor, name }: { actor: string; name: string }) => `${actor} went back to the previous game, ${name}`,
  gameUpload: ({ actor, name }: { actor: string; name: string }) => `${actor} uploaded the game ${name} as a candidate`,
  gameOffer: ({ actor, name, replaced }: { actor: string; name: string; replaced: string }) =>
    `${actor} offered the game ${name} to students instead of ${replaced}`,
  gameSimulator: ({ actor, name, replaced }: { actor: string; name: string; replaced: string }) =>
    `${actor} offered ${name} to students instead of ${replaced}`,
  gameDiscard: ({ actor, name }: { actor: string; name: string }) => `${actor} discarded the candidate ${name}`,
  gameUninstall: ({ actor, name }: { actor: string; name: string }) => `${actor} uninstalled the game ${name}`,
  gameSensors: ({ actor, name, allowed }: { actor: string; name: string; allowed: boolean }) =>
    allowed
      ? `${actor} allowed the game ${name} to use motion sensors`
      : `${actor} no longer allows the game ${name} to use motion sensors`,
  gameGiveUp: ({ actor, name }: { actor: string; name: string }) =>
    `${actor} continued without the game ${name}, whose files are missing`,
  userOwnPassword: ({ actor }: { actor: string }) => `${actor} changed their own password`,
  userOwnEmail: ({ actor }: { actor: string }) => `${actor} changed their own email address`,
  userOwnReset: ({ actor }: { actor: string }) => `${actor} set a new password with a reset link or code`,
  userEndSignIn: ({ actor, user, device }: { actor: string; user: string; device: string }) =>
    `${actor} ended a sign-in of ${user} (${device})`,
  userEndSignIns: ({ actor, user, signIns }: { actor: string; user: string; signIns: number }) =>
    plural(signIns, { one: `${actor} ended # sign-in of ${user}`, other: `${actor} ended # sign-ins of ${user}` }),
  userNewDevice: ({ actor, device }: { actor: string; device: string }) =>
    `${actor} signed in from a new device (${device})`,
  userFailedSignIns: ({
    actor,
    user,
    tries,
    address,
  }: {
    actor: string;
    user: string;
    tries: number;
    address: string;
  }) =>
    plural(tries, {
      one: `${actor} failed to sign in as ${user} # time; the try came from ${address}`,
      other: `${actor} failed to sign in as ${user} # times; the last try came from ${address}`,
    }),
  otherFailedSignIns: ({ actor, tries }: { actor: string; tries: number }) =>
    plural(tries, {
      one: `${actor} failed to sign in to other accounts # time`,
      other: `${actor} failed to sign in to other accounts # times`,
    }),
  unknownSignIns: ({ actor, tries }: { actor: string; tries: number }) =>
    plural(tries, {
      one: `${actor} failed to sign in # time with a username that doesn't exist`,
      other: `${actor} failed to sign in # times with usernames that don't exist`,
    }),
  organizationSignInLimits: ({ actor, name }: { actor: string; name: string }) =>
    `${actor} changed the sign-in limits of ${name}`,
  systemSignInLimits: ({ actor }: { actor: string }) =>
    `${actor} changed the sign-in limits of system administrators and of people without an organization`,
  other: ({ actor, action, subject }: { actor: string; action: string; subject: string }) =>
    `${actor}: ${action} ${subject}`.trim(),
  noName: "(no name)",
  nothing: "nothing",
};

type WebhookChange = "create" | "change" | "rotate" | "on" | "off" | "delete" | "failed";
