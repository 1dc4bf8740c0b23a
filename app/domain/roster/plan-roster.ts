// What an import would do with each row of a file, decided without doing it. Pure: the dry run and the import itself
// decide alike.
import * as v from "valibot";
import { Email, PersonName, Username } from "~/domain/accounts/registration-details";
import { userTexts } from "~/domain/accounts/user-rules";
import { nameKey } from "~/domain/name-key";
import { newcomerRole, roleNames, type Role } from "~/domain/roles";
import type { RosterRow } from "./read-roster-file";

export const outcomes = ["New", "Enrol", "Known", "Error"] as const;
export type Outcome = (typeof outcomes)[number];

export type KnownPerson = {
  id: string;
  username: string;
  usernameKey: string;
  emailKey: string;
  organizationId: string | null;
  organizationName: string | null;
  enabled: boolean;
};
export type KnownCourse = { id: string; name: string };

/** What is so at the moment, as far as the file's rows touch it. */
export type Known = {
  organizationId: string | null;
  people: KnownPerson[];
  /** Of the organization, by `nameKey`. */
  courses: Map<string, KnownCourse[]>;
  /** `course id/user id` */
  members: Set<string>;
  userLimit: number | null;
  /** Places left under the limit. */
  seats: number;
  assignable: readonly Role[];
  /** Whether the reader may learn to which organization a stranger belongs. */
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

export type Planned = {
  position: number;
  outcome: Outcome;
  message: string;
  course: KnownCourse | null;
  /** The existing person. */
  userId: string | null;
  /** The person to be made. */
  person: NewPerson | null;
  /** The position of the row that makes the person, when it is an earlier one. */
  madeBy: number | null;
};

/** A row whose person is already known is never made a second person, and never enrolled in another organization. */
export function planRoster(rows: readonly RosterRow[], known: Known): Planned[] {
  const byName = new Map(known.people.map((person) => [person.usernameKey, person]));
  const byEmail = new Map(known.people.map((person) => [person.emailKey, person]));
  const made = new Map<string, { position: number; usernameKey: string; emailKey: string; courses: Set<string> }>();
  const members = new Set(known.members);
  let seats = known.seats;

  return rows.map((row): Planned => {
    const { position } = row;
    const usernameKey = nameKey(row.username);
    const emailKey = nameKey(row.email);
    const nobody = { position, course: null, userId: null, person: null, madeBy: null };
    const failed = (...messages: string[]): Planned => ({ ...nobody, outcome: "Error", message: messages.join(" ") });
    const courseOrProblem = findCourse(row.course, known);
    const problem = typeof courseOrProblem === "string" ? courseOrProblem : null;
    const course = typeof courseOrProblem === "string" ? null : courseOrProblem;

    const named = byName.get(usernameKey);
    const addressed = byEmail.get(emailKey);
    if (named && addressed && named !== addressed) return failed("userName and email belong to two different people.");
    const person = named ?? addressed;
    if (person) {
      if (person.organizationId !== known.organizationId) return failed(strangerTextOf(person, known));
      if (problem) return failed(problem);
      return planExisting({
        position,
        course,
        person,
        members,
        how: named && addressed ? null : named ? "email" : "userName",
      });
    }

    const earlier = made.get(`name ${usernameKey}`) ?? made.get(`email ${emailKey}`);
    if (earlier) {
      if (earlier.usernameKey !== usernameKey) return failed(`Same email as row ${earlier.position}.`);
      if (earlier.emailKey !== emailKey) return failed(`Same userName as row ${earlier.position}.`);
      if (problem) return failed(problem);
      if (!course || earlier.courses.has(course.id)) return failed(`Same person as row ${earlier.position}.`);
      earlier.courses.add(course.id);
      return {
        ...nobody,
        outcome: "Enrol",
        message: `The new user of row ${earlier.position} joins "${course.name}".`,
        course,
        madeBy: earlier.position,
      };
    }

    const parsed = v.safeParse(NewPersonOf, row);
    const role = roleOf(row.role, known);
    const problems = [
      ...(parsed.success ? [] : messagesOf(parsed.issues)),
      ...(role.problem ? [role.problem] : []),
      ...(problem ? [problem] : []),
    ];
    if (!parsed.success || problems.length > 0) return failed(...problems);
    if (seats <= 0) return failed(`The user limit of ${known.userLimit} is reached.`);
    seats--;
    const entry = { position, usernameKey, emailKey, courses: new Set(course ? [course.id] : []) };
    made.set(`name ${usernameKey}`, entry).set(`email ${emailKey}`, entry);
    const message = course ? `New user, joins "${course.name}".` : "New user.";
    return { ...nobody, outcome: "New", message, course, person: { ...parsed.output, role: role.role } };
  });
}

const NewPersonOf = v.object({
  username: Username,
  email: Email,
  firstName: PersonName("First name"),
  lastName: PersonName("Last name"),
  rankTitle: PersonName("Rank/title"),
});

/** The first message of each field, as a sentence. */
function messagesOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "";
    if (!first.has(field)) first.set(field, issue.message.endsWith(".") ? issue.message : `${issue.message}.`);
  }
  return [...first.values()];
}

function roleOf(written: string, { assignable }: Known): { role: Role; problem?: string } {
  if (written === "") return { role: newcomerRole };
  const folded = written.toLowerCase().replace(/[^a-z]/g, "");
  const role = roleNames.find((name) => name.toLowerCase() === folded);
  if (!role)
    return { role: newcomerRole, problem: `There is no role "${written.slice(0, 40)}": use ${assignable.join(", ")}.` };
  return assignable.includes(role) ? { role } : { role, problem: userTexts.assignSystemAdmin };
}

function findCourse(written: string, { courses, organizationId }: Known): KnownCourse | string | null {
  if (written === "") return null;
  if (organizationId === null) return "Choose an organization to enrol people in its courses.";
  const found = courses.get(nameKey(written)) ?? [];
  const [first, ...others] = found;
  if (!first) return `There is no course "${written.slice(0, 40)}".`;
  return others.length === 0 ? first : `There are ${found.length} courses "${first.name}".`;
}

function strangerTextOf(person: KnownPerson, { seesOthers }: Known) {
  if (!seesOthers) return "This userName or email is in use outside your organization.";
  return `Existing user "${person.username}" belongs to ${person.organizationName ?? "no organization"} and is neither moved nor enrolled.`;
}

type Existing = {
  position: number;
  course: KnownCourse | null;
  person: KnownPerson;
  members: Set<string>;
  how: "userName" | "email" | null;
};

/** `how`: the field that differs from the account's. The account stays as it is. */
function planExisting({ position, course, person, members, how }: Existing): Planned {
  const who = `Existing user "${person.username}"${person.enabled ? "" : " (disabled)"}${how ? `, whose ${how} is another one and stays` : ""}`;
  const planned = { position, course, userId: person.id, person: null, madeBy: null };
  if (!course) return { ...planned, outcome: "Known", message: `${who}: nothing changes.` };
  const membership = `${course.id}/${person.id}`;
  if (members.has(membership))
    return { ...planned, outcome: "Known", message: `${who}: is in "${course.name}" already.` };
  members.add(membership);
  return { ...planned, outcome: "Enrol", message: `${who}: joins "${course.name}".` };
}
