// A change as a phrase after the actor's name: 'made "ada" an Instructor'.
import { formatCount } from "~/domain/count-text";
import { newcomerRole } from "~/domain/roles";

type Change = { action: string; subjectName: string; details: Record<string, unknown> };
type Writer = (subject: string, details: (name: string) => string) => string;

const writers: Record<string, Writer> = {
  "user.create": (user, of) => `added the user ${user}${asRole(of("role"))}`,
  "user.import": (user, of) => `added ${user} by a roster${asRole(of("role"))}`,
  "user.undoImport": (user) => `deleted ${user} again, taking back a roster`,
  "user.enable": (user) => `enabled ${user}`,
  "user.disable": (user) => `disabled ${user}`,
  "user.delete": (user) => `deleted ${user}`,
  "user.role": (user, of) => `changed the role of ${user} from ${of("from")} to ${of("to")}`,
  "user.organization": (user, of) => `moved ${user} from ${of("from")} to ${of("to")}`,
  "user.resetPassword": (user) => `asked for a new password of ${user}`,
  "user.inviteAgain": (user) => `sent ${user} the invitation again`,
  "user.undoEnable": (user) => `disabled ${user} again, undoing a change`,
  "user.undoDisable": (user) => `enabled ${user} again, undoing a change`,
  "user.undoRole": (user, of) => `changed the role of ${user} back from ${of("from")} to ${of("to")}`,
  "user.undoOrganization": (user, of) => `moved ${user} back from ${of("from")} to ${of("to")}`,
  "user.undoReset": (user) => `no longer asks for a new password of ${user}`,
  "user.update": (user) => `changed the details of ${user}`,
  "organization.create": (name) => `created the organization ${name}`,
  "organization.delete": (name) => `deleted the organization ${name}`,
  "organization.paid": (name) => `marked ${name} as paid`,
  "organization.unpaid": (name) => `marked ${name} as unpaid`,
  "organization.userLimit": (name, of) => `changed the user limit of ${name} from ${of("from")} to ${of("to")}`,
  "organization.curriculum": (name, of) => `changed the curriculum of ${name} from ${of("from")} to ${of("to")}`,
  "accessCode.create": (code) => `made the access code ${code}`,
  "accessCode.assign": (code, of) => `gave the access code ${code} to ${of("organizationName")}`,
  "accessCode.delete": (code) => `deleted the access code ${code}`,
  "course.create": (course, of) => `created the course ${course} with ${countOf(of("members"), "member")}`,
  "course.delete": (course) => `deleted the course ${course}`,
  "course.rename": (course, of) => `renamed the course ${of("from")} to ${course}`,
  "course.renewCode": (course) => `made a new access code for ${course}`,
  "course.addMembers": (course, of) => `added ${countOf(of("members"), "member")} to ${course}`,
  "course.undoAddMembers": (course, of) => `took ${countOf(of("members"), "member")} out of ${course} again`,
  "course.removeMember": (course, of) => `removed ${of("member")} from ${course}`,
  "course.owner": (course, of) => `gave the course ${course} to ${of("instructor")}`,
  "course.start": (course, of) => `started the class ${of("className")} of ${course}`,
  "course.end": (course, of) => `ended the class ${of("className")} of ${course}`,
  "course.resume": (course, of) => `resumed the class ${of("className")} of ${course}`,
  "course.schedule": (course) => `scheduled a class of ${course}`,
  "course.unschedule": (course, of) => `removed the schedule of ${of("className")} of ${course}`,
  "course.scheduleEnd": (course, of) => `changed the planned end of ${of("className")} of ${course}`,
  "course.message": (course, of) => `wrote to ${countOf(of("students"), "student")} of ${course}`,
  "organization.messages": (name, of) =>
    of("to") === "on"
      ? `lets instructors of ${name} write to students`
      : `no longer lets instructors of ${name} write to students`,
  "organization.rosters": (name, of) =>
    of("to") === "on"
      ? `lets instructors of ${name} import rosters`
      : `no longer lets instructors of ${name} import rosters`,
  "course.shareSummary": (course, of) =>
    `shared a summary of the class ${of("className")} of ${course} by a link, ${of("names")} names, until ${of("until")}`,
  "course.withdrawSummary": (course, of) => `withdrew a link to a summary of the class ${of("className")} of ${course}`,
  "course.quizRules": (course) => `changed the quiz rules of ${course}`,
  "curriculum.publish": (title, of) => `published version ${of("version")} of ${title}`,
  "lesson.delete": (title) => `deleted the draft of the lesson ${title}`,
  "permission.give": (user, of) => `let ${user} ${of("what")}`,
  "permission.take": (user, of) => `no longer lets ${user} ${of("what")}`,
  "roster.import": (file) => `imported the roster ${file}`,
  "roster.takeBack": (file, of) => `took back the roster ${file}: ${countOf(of("deleted"), "user")} deleted`,
  "sandbox.delete": (title) => `deleted the sandbox ${title}`,
  "leaderboard.clear": () => "cleared all leaderboards",
  "banner.send": () => "changed the systemwide message",
  "attempt.setAside": (attempt) => `set an attempt aside: ${attempt}`,
  "attempt.count": (attempt) => `counted an attempt again: ${attempt}`,
  "attempt.acceptClaim": (attempt) => `accepted a claim: ${attempt}`,
  "attempt.takeBackClaim": (attempt) => `no longer accepts a claim: ${attempt}`,
  "course.acceptClaims": (course, of) =>
    `accepted ${countOf(of("claims"), "claim")} of the class ${of("className")} of ${course}`,
  "course.takeBackClaims": (course, of) =>
    `no longer accepts ${countOf(of("claims"), "claim")} of the class ${of("className")} of ${course}`,
  "organization.claims": (name, of) => `changed what claims count in ${name} from ${of("from")} to ${of("to")}`,
  "game.install": (name) => `installed the game ${name}`,
  "game.back": (name) => `went back to the game ${name}`,
  "game.upload": (name) => `uploaded the game ${name} as a candidate`,
  "game.offer": (name, of) => `offered the game ${name} to students instead of ${of("replaced")}`,
  "game.simulator": (name, of) => `offered ${name} to students instead of ${of("replaced")}`,
  "game.discard": (name) => `discarded the candidate ${name}`,
  "game.uninstall": (name) => `uninstalled the game ${name}`,
  "game.sensors": (name, of) =>
    of("to") === "on"
      ? `let the game ${name} use motion sensors`
      : `no longer lets the game ${name} use motion sensors`,
  "game.giveUp": (name) => `gave up the game ${name}, whose files are missing`,
};

/** Student is the default, and older entries have no role. */
const asRole = (role: string) => (role === newcomerRole || role === nothing ? "" : ` as ${role}`);

const countOf = (text: string, one: string) => formatCount(Number(text) || 0, one);

/** The phrase of a change; an unknown action is shown by its name. */
export function describeChange({ action, subjectName, details }: Change): string {
  const write = new Map(Object.entries(writers)).get(action);
  if (!write) return `${action} ${subjectName}`.trim();
  return write(subjectName || "(no name)", (name) => formatValue(details[name]));
}

const nothing = "nothing";
const formatValue = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : nothing;
