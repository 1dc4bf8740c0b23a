// Pure: what an import would do with each row of a file. The dry run and the import share it.
import * as v from "valibot";
import { Email, PersonName, Username } from "~/domain/accounts/registration-details";
import { canRole } from "~/domain/access";
import { fieldReasonsOf } from "~/domain/field-errors";
import { nameKey } from "~/domain/name-key";
import { newcomerRole, type Role, roleNames, roleWords } from "~/domain/roles";
import type { RosterRow } from "./read-roster-file";
import { maxAdmins } from "./roster-limits";
import { isMessage, type Message, type Text } from "~/texts/message";
import { say } from "~/texts/say";

export const outcomes = ["New", "Enrol", "Known", "Error"] as const;
export type Outcome = (typeof outcomes)[number];

export type KnownPerson = {
  id: string;
  username: string;
  usernameKey: string;
  emailKey: string;
  organizationId: string | null;
  organizationName: string | null;
  firstName: string;
  lastName: string;
  enabled: boolean;
};
export type KnownCourse = { id: string; name: string };

/** Snapshot of the rows that the plan depends on. */
export type RosterContext = {
  organizationId: string | null;
  people: KnownPerson[];
  /** Courses of the organization, by `nameKey`. */
  courses: Map<string, KnownCourse[]>;
  /** The course for rows without one, or why there is none. */
  ownCourse: KnownCourse | Message | null;
  /** `course id/user id` */
  members: Set<string>;
  userLimit: number | null;
  /** Free seats under the user limit. */
  seats: number;
  assignable: readonly Role[];
  /** Whether the importer is limited to students and to own courses. */
  ownOnly: boolean;
  /** Whether the reader may learn which organization a user of another one belongs to. */
  seesOthers: boolean;
};

export type NewPerson = {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  rankTitle: string;
  role: Role;
};

export type RowPlan = {
  position: number;
  outcome: Outcome;
  message: Text;
  course: KnownCourse | null;
  /** The existing user. */
  userId: string | null;
  /** The user to create. */
  person: NewPerson | null;
  /** The position of an earlier row that creates the user. */
  madeBy: number | null;
  /** Whether the user to create is a system administrator, who must be confirmed by name. */
  makesAdmin: boolean;
  /** Whether only a seat is missing. */
  lacksSeat: boolean;
};

/** The course that a user joins with a row; null for existing members. */
export const joinedCourseOf = (outcome: Outcome, course: KnownCourse | null): string | null =>
  outcome === "New" || outcome === "Enrol" ? (course?.id ?? null) : null;

type EarlierRow = { position: number; usernameKey: string; emailKey: string; courses: Set<string> };

/** Users created by earlier parts of a file. */
type CreatedPeople = { people: Map<string, EarlierRow>; admins: number };

/** Used up by the rows so far. */
type UsedCapacity = { made: CreatedPeople; members: Set<string>; seats: number };

/** A row with the existing users that have its name or address. */
type MatchedRow = {
  row: RosterRow;
  usernameKey: string;
  emailKey: string;
  named: KnownPerson | undefined;
  addressed: KnownPerson | undefined;
  course: KnownCourse | null;
  courseProblem: Message | null;
};

/** Plans a file in parts, each with its own context; remembers the new users of earlier parts. */
export function createRosterPlanner() {
  const made = nothingMade();
  return (rows: readonly RosterRow[], context: RosterContext) => planRoster(rows, context, made);
}
const nothingMade = (): CreatedPeople => ({ people: new Map(), admins: 0 });

export type RosterPlanner = ReturnType<typeof createRosterPlanner>;

/** A row for an existing user never creates a second one, and never enrols the user in another organization. */
export function planRoster(rows: readonly RosterRow[], context: RosterContext, made = nothingMade()): RowPlan[] {
  const byName = new Map(context.people.map((person) => [person.usernameKey, person]));
  const byEmail = new Map(context.people.map((person) => [person.emailKey, person]));
  const used: UsedCapacity = { made, members: new Set(context.members), seats: context.seats };

  return rows.map((row): RowPlan => {
    const [usernameKey, emailKey] = [nameKey(row.username), nameKey(row.email)];
    const courseMatch = findCourse(row.course, context);
    const matchedRow: MatchedRow = {
      row,
      usernameKey,
      emailKey,
      named: byName.get(usernameKey),
      addressed: byEmail.get(emailKey),
      course: isMessage(courseMatch) ? null : courseMatch,
      courseProblem: isMessage(courseMatch) ? courseMatch : null,
    };
    if (row.problem) return fail(matchedRow, row.problem);
    if (context.ownOnly && rosterRoleOf(row.role, context.assignable).role !== newcomerRole)
      return fail(matchedRow, say.rosterRows.studentsOnly);
    if (matchedRow.named ?? matchedRow.addressed) return planExisting(matchedRow, used, context);
    const earlier = used.made.people.get(`name ${usernameKey}`) ?? used.made.people.get(`email ${emailKey}`);
    return earlier ? planRepeated(matchedRow, earlier) : planNew(matchedRow, used, context);
  });
}

/** An existing account stays unchanged, even if the row's name or address differs. */
function planExisting(matchedRow: MatchedRow, { members }: UsedCapacity, context: RosterContext): RowPlan {
  const { named, addressed, course, courseProblem } = matchedRow;
  if (named && addressed && named !== addressed) return fail(matchedRow, say.rosterRows.twoPeople);
  // Called for rows with one of them.
  const person = (named ?? addressed)!;
  if (person.organizationId !== context.organizationId) return fail(matchedRow, describeStranger(person, context));
  if (!named && isSomebodyElse(matchedRow, person)) return fail(matchedRow, describeEmailOwner(person));
  if (courseProblem) return fail(matchedRow, courseProblem);
  const describe = (effect: Effect) =>
    say.rosterRows.existing({
      username: person.username,
      isDisabled: !person.enabled,
      differing: named && addressed ? null : named ? "email" : "userName",
      effect,
      course: course?.name ?? "",
    });
  const planned = { ...nobodyOf(matchedRow), course, userId: person.id };
  if (!course) return { ...planned, outcome: "Known", message: describe("nothing") };
  const membership = `${course.id}/${person.id}`;
  if (members.has(membership)) return { ...planned, outcome: "Known", message: describe("member") };
  members.add(membership);
  return { ...planned, outcome: "Enrol", message: describe("joins") };
}

type Effect = Parameters<typeof say.rosterRows.existing>[0]["effect"];

/** Another row for a user whom an earlier row creates may only add a course. */
function planRepeated(matchedRow: MatchedRow, earlier: EarlierRow): RowPlan {
  const { usernameKey, emailKey, course, courseProblem } = matchedRow;
  const { position } = earlier;
  if (earlier.usernameKey !== usernameKey) return fail(matchedRow, say.rosterRows.sameEmail({ position }));
  if (earlier.emailKey !== emailKey) return fail(matchedRow, say.rosterRows.sameUsername({ position }));
  if (courseProblem) return fail(matchedRow, courseProblem);
  if (!course || earlier.courses.has(course.id)) return fail(matchedRow, say.rosterRows.samePerson({ position }));
  earlier.courses.add(course.id);
  const message = say.rosterRows.joinsToo({ position, course: course.name });
  return { ...nobodyOf(matchedRow), outcome: "Enrol", message, course, madeBy: position };
}

function planNew(matchedRow: MatchedRow, used: UsedCapacity, context: RosterContext): RowPlan {
  const { row, usernameKey, emailKey, course, courseProblem } = matchedRow;
  const parsed = v.safeParse(NewPersonOf, row);
  const role = rosterRoleOf(row.role, context.assignable);
  const problems: Message[] = [
    ...(parsed.success ? [] : firstReasonsOf(parsed.issues)),
    ...(role.problem ? [role.problem] : []),
    ...(courseProblem ? [courseProblem] : []),
  ];
  const [problem, ...others] = problems;
  if (!parsed.success || problem)
    return fail(matchedRow, problem && others.length === 0 ? problem : say.rosterRows.mistakes({ mistakes: problems }));
  const makesAdmin = canRole(role.role, "system:administer");
  if (makesAdmin && used.made.admins >= maxAdmins)
    return fail(matchedRow, say.rosterRows.tooManyAdmins({ max: maxAdmins }));
  if (used.seats <= 0)
    return { ...fail(matchedRow, say.rosterRows.userLimit({ limit: context.userLimit ?? 0 })), lacksSeat: true };
  used.seats--;
  if (makesAdmin) used.made.admins++;
  const entry = { position: row.position, usernameKey, emailKey, courses: new Set(course ? [course.id] : []) };
  used.made.people.set(`name ${usernameKey}`, entry).set(`email ${emailKey}`, entry);
  return {
    ...nobodyOf(matchedRow),
    outcome: "New",
    message: describeNew(makesAdmin, course),
    course,
    makesAdmin,
    person: { ...parsed.output, role: role.role },
  };
}

function describeNew(makesAdmin: boolean, course: KnownCourse | null): Text {
  if (!course) return makesAdmin ? say.rosterRows.newAdmin : say.rosterRows.newUser;
  const joined = { course: course.name };
  return makesAdmin ? say.rosterRows.newAdminJoins(joined) : say.rosterRows.newUserJoins(joined);
}

const nobodyOf = ({ row }: MatchedRow) => ({
  position: row.position,
  course: null,
  userId: null,
  person: null,
  madeBy: null,
  makesAdmin: false,
  lacksSeat: false,
});

const fail = (matchedRow: MatchedRow, reason: Text): RowPlan => ({
  ...nobodyOf(matchedRow),
  outcome: "Error",
  message: reason,
});

const NewPersonOf = v.object({
  username: Username,
  email: Email,
  firstName: PersonName("firstName"),
  lastName: PersonName("lastName"),
  rankTitle: PersonName("rankTitle"),
});

/** The first reason of each field. */
const firstReasonsOf = (issues: readonly v.BaseIssue<unknown>[]): Message[] =>
  Object.values(fieldReasonsOf(NewPersonOf, issues)).flatMap(([first]) => first ?? []);

function findCourse(
  courseName: string,
  { courses, ownCourse, organizationId, ownOnly }: RosterContext,
): KnownCourse | Message | null {
  if (courseName === "") return ownCourse;
  if (organizationId === null) return say.rosterRows.organizationRequired;
  const matches = courses.get(nameKey(courseName)) ?? [];
  const [first, ...others] = matches;
  const course = courseName.slice(0, 40);
  if (!first) return ownOnly ? say.rosterRows.courseNotOwn({ course }) : say.rosterRows.courseUnknown({ course });
  return others.length === 0 ? first : say.rosterRows.courseAmbiguous({ courses: matches.length, course: first.name });
}

const describeStranger = ({ username, organizationName }: KnownPerson, { seesOthers }: RosterContext) =>
  seesOthers ? say.rosterRows.otherOrganization({ username, organizationName }) : say.rosterRows.outsideOrganization;

/** A user with another username and another name isn't the owner of the row's address. */
const isSomebodyElse = ({ row }: MatchedRow, person: KnownPerson) =>
  row.username !== "" && differ(row.firstName, person.firstName) && differ(row.lastName, person.lastName);

const differ = (one: string, other: string) => one !== "" && other !== "" && nameKey(one) !== nameKey(other);

const describeEmailOwner = ({ username, firstName, lastName }: KnownPerson) =>
  say.rosterRows.emailOfOther({ username, name: `${firstName} ${lastName}` });

/** The role that a row names; `problem` if it is unknown or may not be given. */
export function rosterRoleOf(roleName: string, assignable: readonly Role[]): { role: Role; problem?: Message } {
  if (roleName === "") return { role: newcomerRole };
  const folded = roleName.toLowerCase().replace(/[^a-z]/g, "");
  const role = roleNames.find((name) => name.toLowerCase() === folded) ?? roleWords.get(folded);
  if (!role)
    return {
      role: newcomerRole,
      problem: say.rosterRows.roleUnknown({ role: roleName.slice(0, 40), roles: assignable }),
    };
  return assignable.includes(role) ? { role } : { role, problem: say.userRefusals.assignSystemAdmin };
}
