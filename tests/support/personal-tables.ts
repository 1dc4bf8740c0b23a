// The list of personal columns as docs/privacy.md has it, and what it says of each table.
import { kindNames, kindOf, type RetentionKind } from "~/domain/retention/retention-kinds";
import { areas, columnsOf, personalTables, type PersonalTable } from "~/domain/personal-data/columns";

const headings: Record<(typeof areas)[number], string> = {
  account: "Account",
  signIns: "Sign-ins",
  learning: "Courses, classes and attempts",
  teaching: "Teaching",
  administration: "Administration",
  payments: "Payments",
  content: "Content",
};

const lifetimes: Record<RetentionKind, { what: string; from: string }> = {
  leftAttempts: {
    what: "Attempts and grades of people who left",
    from: "the end of the class, for people whose account is disabled or erased, or who are no longer in the course; administrators get an email 30 days before",
  },
  signIns: { what: "Sign-ins", from: "their end" },
  failedSignIns: { what: "Failed sign-ins in the audit trail", from: "the entry" },
  auditTrail: {
    what: "Other entries of the audit trail",
    from: "the entry; one that a stream hasn't delivered yet stays until it has",
  },
  mails: { what: "Emails, without their text", from: "sending or giving up" },
  webhooks: { what: "Webhook events and deliveries", from: "the event" },
  declinedErasures: { what: "Declined requests to be erased", from: "the answer" },
  copies: { what: "Copies of people's data", from: "when the copy is ready" },
  deleted: { what: "Deleted users, courses and organizations", from: "the deletion" },
};

const days = (count: number | null) =>
  count === null ? "for good" : count === 1 ? "a day" : count % 365 === 0 ? yearsOf(count / 365) : `${count} days`;
const yearsOf = (count: number) => (count === 1 ? "1 year" : `${count} years`);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** As long as the kind stays by default, and that this can be changed. */
const keptAs = (kind: RetentionKind, from: string) => {
  const { default: byDefault, choices } = kindOf(kind);
  return `${capital(days(byDefault))}${from && ` ${from}`}${choices.length > 0 ? ", or as retention is set" : ""}`;
};

const describeRetention = () =>
  [
    "### How long it stays",
    "",
    "Administrators set it under **Retention**, for the installation and, within its limits, for their organization; [0175](decisions/0175-retention.md) says how it is removed. What isn't listed here stays as long as its table says.",
    "",
    "| Data | Counted from | By default | Can be set to |",
    "| --- | --- | --- | --- |",
    ...kindNames.map((kind) => {
      const { default: byDefault, choices, mayStay } = kindOf(kind);
      const options = [...choices.map(days), ...(mayStay ? ["for good"] : [])];
      return `| ${lifetimes[kind].what} | ${lifetimes[kind].from} | ${days(byDefault)} | ${options.join(", ") || "-"} |`;
    }),
  ].join("\n");

type Sentences = { what: string; why: string; kept: string; readers: string; atErasure: string };

const sentences: Record<string, Sentences> = {
  users: {
    what: "Accounts",
    why: "Signing in, and names in courses",
    kept: "As long as the account",
    readers: "The person, their instructors, administrators; in leaderboards, classmates",
    atErasure: "Deleted",
  },
  former_names: {
    what: "Usernames and addresses that the person had before",
    why: "Finding emails to former addresses when the person is erased",
    kept: "As long as the account",
    readers: "Nobody: the server only",
    atErasure: "Deleted",
  },
  erasure_requests: {
    what: "Requests to be erased, and why they were declined",
    why: "The person's right",
    kept: "As long as the account; declined ones, as retention is set",
    readers: "The person, administrators",
    atErasure: "Deleted",
  },
  credentials: {
    what: "Signed transcripts: name, achievement, and the evidence",
    why: "Proving a passed campaign to others, as the person asked",
    kept: "As long as the account",
    readers: "The person, and anyone they give the file to; titles and dates, administrators",
    atErasure: "Deleted",
  },
  erased_people: {
    what: "IDs of erased people, without names",
    why: "Erasing them again after an older backup is restored",
    kept: "For good",
    readers: "Operators",
    atErasure: "Stays: the ID names nobody",
  },
  user_search: {
    what: "Names and addresses of accounts as one text",
    why: "Finding users",
    kept: "As long as the account",
    readers: "The person's administrators",
    atErasure: "Deleted",
  },
  named_permissions: {
    what: "Permissions given to single people",
    why: "Rights beyond the role",
    kept: "Until withdrawn",
    readers: "System administrators",
    atErasure: "Deleted",
  },
  mail_outbox: {
    what: "Emails to the person",
    why: "Sending them, and showing whether they arrived",
    kept: `Texts until sent, the rest ${keptAs("mails", "").replace("For", "for")}`,
    readers: "The person's administrators",
    atErasure: "Deleted",
  },
  sign_ins: {
    what: "Sign-ins and their devices",
    why: "Staying signed in, and ending the sign-in of a stranger",
    kept: keptAs("signIns", "after their end"),
    readers: "The person, administrators",
    atErasure: "Deleted",
  },
  refresh_tokens: {
    what: "Renewals of sign-ins",
    why: "Staying signed in",
    kept: "As long as the sign-in",
    readers: "Nobody: the server only",
    atErasure: "Deleted",
  },
  failed_sign_ins: {
    what: "Failed sign-ins of the last minutes",
    why: "The audit trail",
    kept: "15 minutes, then as an entry of the audit trail",
    readers: "Nobody: the server only",
    atErasure: "Deleted",
  },
  password_resets: {
    what: "Links and codes to set a password",
    why: "A forgotten password",
    kept: "As long as the account",
    readers: "Nobody: the server only",
    atErasure: "Deleted",
  },
  passkeys: {
    what: "Passkeys",
    why: "A second factor, or signing in without a password",
    kept: "Until removed",
    readers: "The person",
    atErasure: "Deleted",
  },
  authenticator_apps: {
    what: "Authenticator apps",
    why: "A second factor",
    kept: "Until removed",
    readers: "The person",
    atErasure: "Deleted",
  },
  recovery_codes: {
    what: "Recovery codes",
    why: "A lost second factor",
    kept: "Until used or replaced",
    readers: "Nobody: the server only",
    atErasure: "Deleted",
  },
  factor_deadlines: {
    what: "Until when a second factor must be set up",
    why: "The organization's rule",
    kept: "As long as the account",
    readers: "The person, administrators",
    atErasure: "Deleted",
  },
  held_forms: {
    what: "A form that waits for a proof of who somebody is",
    why: "Not typing it twice",
    kept: "Until proved, minutes at most",
    readers: "Nobody: the server only",
    atErasure: "Deleted",
  },
  api_tokens: {
    what: "API tokens",
    why: "Programs that act for the person or the organization",
    kept: "30 days after they expire",
    readers: "The person; of service accounts, administrators",
    atErasure: "Deleted",
  },
  identities: {
    what: "Identities of the organization's sign-in",
    why: "Recognizing the person",
    kept: "Until unlinked",
    readers: "The person, administrators",
    atErasure: "Deleted",
  },
  pending_identities: {
    what: "Identities that aren't linked to an account yet",
    why: "Linking needs the password first",
    kept: "15 minutes",
    readers: "Nobody: the server only",
    atErasure: "Deleted",
  },
  rate_limits: {
    what: "Counted tries",
    why: "Stopping guesses",
    kept: "A day at most",
    readers: "Nobody: the server only",
    atErasure: "Deleted within a day",
  },
  form_submissions: {
    what: "Forms of the last day",
    why: "A form that is sent twice counts once",
    kept: "A day",
    readers: "Nobody: the server only",
    atErasure: "The name is removed",
  },
  provisioned_users: {
    what: "What the organization's provisioning knows about the account",
    why: "Provisioning by SCIM",
    kept: "As long as the account",
    readers: "The organization's identity provider",
    atErasure: "Deleted",
  },
  provisioned_group_members: {
    what: "Groups of the organization's provisioning",
    why: "Provisioning by SCIM",
    kept: "As long as the account",
    readers: "The organization's identity provider",
    atErasure: "Deleted",
  },
  takeouts: {
    what: "Copies of the person's data",
    why: "Taking the data along",
    kept: keptAs("copies", "after it's ready"),
    readers: "Who asked for the copy",
    atErasure: "Deleted",
  },
  takeout_parts: {
    what: "Their content",
    why: "The download",
    kept: keptAs("copies", "after it's ready"),
    readers: "Who asked for the copy",
    atErasure: "Deleted",
  },
  break_glass_admins: {
    what: "Administrators who may sign in with a password although others may not",
    why: "An outage of the organization's sign-in",
    kept: "Until withdrawn",
    readers: "The person's administrators",
    atErasure: "Deleted",
  },
  course_members: {
    what: "Memberships in courses",
    why: "Taking part",
    kept: "As long as the account and the course",
    readers: "The person, the course's instructor, administrators",
    atErasure: "Deleted",
  },
  class_session_students: {
    what: "Students of classes",
    why: "Rows of the gradebook",
    kept: "As long as the account and the course",
    readers: "The person, the course's instructor, administrators",
    atErasure: "As the attempts",
  },
  attempts: {
    what: "Attempts with scores, answers and evidence",
    why: "Grades",
    kept: "As long as the account and the course; of people who left, as retention is set",
    readers: "The person, the course's instructor, administrators",
    atErasure: "As the organization chose: stays without the person, or deleted",
  },
  flown_attempts: {
    what: "Flights of attempts, flown again by the server",
    why: "Debriefs and replays",
    kept: "As long as the attempt",
    readers: "The person, the course's instructor, administrators",
    atErasure: "As the attempt",
  },
  reflown_attempts: {
    what: "Points of flights by a newer model",
    why: "Regrades of flights",
    kept: "As long as the attempt",
    readers: "The person, the course's instructor, administrators",
    atErasure: "As the attempt",
  },
  attempt_starts: {
    what: "Starts of attempts",
    why: "An attempt counts for the class in which it was started",
    kept: "As long as the account and the course; of people who left, as retention is set",
    readers: "The person",
    atErasure: "As the attempts",
  },
  ended_quizzes: {
    what: "Quizzes that were ended",
    why: "The limit of attempts",
    kept: "As long as the account and the course",
    readers: "The person, the course's instructor, administrators",
    atErasure: "As the attempts",
  },
  lesson_answers: {
    what: "Answers in lessons",
    why: "Progress and grades",
    kept: "As long as the account",
    readers: "The person, the course's instructor, administrators",
    atErasure: "As the attempts",
  },
  practice_reviews: {
    what: "Practice",
    why: "When questions are due again, and what classes forget",
    kept: "As long as the account; of people who left, as long as their attempts at the scenario",
    readers: "The person; the course's instructor and administrators as numbers of a class, without names",
    atErasure: "Deleted",
  },
  best_attempts: {
    what: "Best attempts of a class",
    why: "Cells of the gradebook",
    kept: "As long as the attempt",
    readers: "The person, the course's instructor, administrators",
    atErasure: "As the attempts",
  },
  best_quiz_attempts: {
    what: "Best attempts of a quiz",
    why: "Quiz results",
    kept: "As long as the attempt",
    readers: "The person, the course's instructor, administrators",
    atErasure: "As the attempts",
  },
  leaderboard_scores: {
    what: "Standings in leaderboards",
    why: "Leaderboards",
    kept: "Until leaderboards are cleared",
    readers: "Everyone in the class or organization",
    atErasure: "As the attempts",
  },
  weekly_flights: {
    what: "Flights of the mission of the week: the best with its log, and the points of the others",
    why: "Standings of the week, and a rating that only the person sees",
    kept: "A year, and as long as the account",
    readers: "The person; points, their class and organization",
    atErasure: "Deleted",
  },
  duels: {
    what: "Pursuit and inspection for two: who played, the burns of both, their clocks and points",
    why: "Playing against a classmate, and watching it again",
    kept: "A year after the last move, and as long as both accounts",
    readers: "The two players; while it waits for somebody to join, that the opener did so: the class",
    atErasure: "Deleted, for both players",
  },
  shared_weekly_flights: {
    what: "Consent that a class may fly beside the best flight of a week",
    why: "Flying beside classmates",
    kept: "Until taken back, or the person leaves the class; a year at most",
    readers: "The person; the flight, classmates who have flown themselves",
    atErasure: "Deleted",
  },
  grading_rules: {
    what: "Who changed the rules by which a course is graded",
    why: "Grades that can be explained",
    kept: "As long as the course",
    readers: "The course's instructor, administrators",
    atErasure: "The name is cleared",
  },
  course_teachers: {
    what: "Co-instructors and assistants of a course, and who added them",
    why: "Courses that several people teach",
    kept: "As long as the account and the course, or until they are removed",
    readers: "Everyone who teaches the course, administrators",
    atErasure: "Deleted; the name of who added them is cleared",
  },
  releases: {
    what: "Who set when students of a class see their grades, comments and right answers",
    why: "Results that students get together",
    kept: "As long as the course",
    readers: "The course's instructor, administrators",
    atErasure: "The name is cleared",
  },
  grade_decisions: {
    what: "What instructors decided about grades, and their notes about them",
    why: "Grades that can be explained and undone",
    kept: "As long as the account and the course; of people who left, as retention is set",
    readers:
      "The course's instructor, administrators; the person reads the reason of the decision that stands, and all by an export",
    atErasure: "Stays with kept attempts, without the person, reasons and notes; otherwise deleted",
  },
  due_dates: {
    what: "When scenarios are due, and extensions for single students",
    why: "Grades that can be explained",
    kept: "As long as the account and the course; of people who left, as retention is set",
    readers: "The course's instructor, administrators; the person reads the own extensions without who gave them",
    atErasure:
      "Extensions stay with kept attempts, without the person and reason; otherwise deleted. Names of who set dates are cleared",
  },
  feedback_comments: {
    what: "Instructors' comments to students, and the students' answers",
    why: "Teaching",
    kept: "As long as the account and the course; of people who left, as retention is set",
    readers: "The student, the course's instructor, administrators",
    atErasure: "Deleted",
  },
  calendar_feeds: {
    what: "The secret address at which a calendar reads due dates, as a hash",
    why: "Due dates in a calendar",
    kept: "As long as the account, or until removed",
    readers: "The person, without the address",
    atErasure: "Deleted",
  },
  due_reminders: {
    what: "Whether somebody wants emails before due dates, and until when they were reminded",
    why: "One email for each due date",
    kept: "As long as the account, or until turned off",
    readers: "The person",
    atErasure: "Deleted",
  },
  feedback_mails: {
    what: "Whether somebody wants emails about comments, and when the last one was written",
    why: "At most one email a day",
    kept: "As long as the account",
    readers: "The person",
    atErasure: "Deleted",
  },
  reusable_comments: {
    what: "Comments that an instructor uses again and again",
    why: "Teaching",
    kept: "As long as the account, or until removed",
    readers: "The person",
    atErasure: "Deleted",
  },
  regrades: {
    what: "Other keys for questions of quizzes",
    why: "Grades that can be explained and undone",
    kept: "As long as the course",
    readers: "The course's instructor, administrators; students whose points changed read the reason",
    atErasure: "Stays without the person",
  },
  regraded_attempts: {
    what: "Points of attempts before and after a regrade",
    why: "Grades that can be explained and undone",
    kept: "As long as the attempt",
    readers: "The person, the course's instructor, administrators",
    atErasure: "As the attempts",
  },
  second_looks: {
    what: "Who looked at a colleague's decision about a grade, and whether they changed it",
    why: "Courses that have a second person look at a share of the decisions",
    kept: "As long as the decision",
    readers: "Everyone who teaches the course, administrators; never the student",
    atErasure: "Stays without the person",
  },
  grade_submissions: {
    what: "When the final grades of a class were submitted and unlocked",
    why: "Final grades that stay as they were submitted",
    kept: "As long as the course",
    readers: "The course's instructor, administrators",
    atErasure: "Stays without the person",
  },
  final_grades: {
    what: "Final grades as they were submitted",
    why: "Final grades that stay as they were submitted",
    kept: "As long as the account and the course",
    readers: "The course's instructor, administrators; the person reads the grade that stands, and all by an export",
    atErasure: "Stays with kept attempts, without the person; otherwise deleted",
  },
  student_notes: {
    what: "Instructors' notes about students",
    why: "Teaching",
    kept: "As long as the account and the course",
    readers: "The course's instructor, administrators; the person by an export",
    atErasure: "Deleted",
  },
  course_messages: {
    what: "Messages of instructors to their students",
    why: "Who wrote what to whom",
    kept: "As long as the course",
    readers: "The course's instructor, administrators",
    atErasure: "Stays without the person: sender and recipients lose name and address",
  },
  summary_links: {
    what: "Shared summaries of classes, with the students who need attention",
    why: "Showing a summary to others",
    kept: "90 days at most",
    readers: "Anyone who has the link; names only if the link shows them",
    atErasure: "Stays without the person",
  },
  grade_requests: {
    what: "Requests for a look at a grade, and their answers",
    why: "Grades that can be questioned",
    kept: "As long as the account and the course; of people who left, as retention is set",
    readers: "The person, the course's instructor, administrators; only instructors read who answered",
    atErasure: "Deleted; the name of who answered is removed",
  },
  retention_warnings: {
    what: "Whose attempts in which class will be removed",
    why: "Administrators are warned 30 days before",
    kept: "Until the person or the class comes back, or the class is deleted",
    readers: "Nobody: the server only",
    atErasure: "Deleted",
  },
  webhook_events: {
    what: "Facts for the organization's other systems",
    why: "Webhooks",
    kept: keptAs("webhooks", ""),
    readers: "The systems that the organization named, its administrators",
    atErasure: "Deleted, except that the person left a course",
  },
  webhook_deliveries: {
    what: "Their deliveries",
    why: "Showing whether a webhook arrived",
    kept: keptAs("webhooks", ""),
    readers: "The organization's administrators",
    atErasure: "Deleted",
  },
  courses: {
    what: "Courses and who teaches them",
    why: "Teaching",
    kept: "As long as the course",
    readers: "Everyone in the organization",
    atErasure: "Refused while the person teaches a course",
  },
  roster_imports: {
    what: "Imported rosters",
    why: "Previewing, and taking back",
    kept: "2 hours, or 7 days after the import",
    readers: "Who imported it",
    atErasure: "Deleted",
  },
  roster_rows: {
    what: "Rows of imported rosters",
    why: "Creating accounts, and taking back",
    kept: "2 hours, or 7 days after the import",
    readers: "Who imported them",
    atErasure: "Emptied",
  },
  user_batches: {
    what: "Changes of many users at once",
    why: "Previewing, and taking back",
    kept: "30 days",
    readers: "The person's administrators",
    atErasure: "Deleted",
  },
  user_batch_rows: {
    what: "Users in such changes",
    why: "Taking back",
    kept: "30 days",
    readers: "The person's administrators",
    atErasure: "Emptied",
  },
  audit_entries: {
    what: "The audit trail",
    why: "Who changed what; failed sign-ins",
    kept: keptAs("auditTrail", ""),
    readers: "The person's administrators",
    atErasure: "Stays by ID, without the name and without details about the person",
  },
  deletions: {
    what: "What was deleted and can be restored",
    why: "Restoring",
    kept: keptAs("deleted", ""),
    readers: "The person's administrators",
    atErasure: "The name of who deleted is removed",
  },
  deleted_rows: {
    what: "Rows of what was deleted, as their tables had them",
    why: "Restoring",
    kept: keptAs("deleted", ""),
    readers: "Nobody: the server only",
    atErasure: "As the tables they come from",
  },
  game_answers: {
    what: "Who tried a game build",
    why: "Offering a build only after somebody played it",
    kept: "For good",
    readers: "System administrators",
    atErasure: "Stays without the person",
  },
  identity_providers: {
    what: "The organization's sign-in, with the claims of the administrator who tried it",
    why: "Setting it up",
    kept: "Until tried again",
    readers: "The organization's administrators",
    atErasure: "Emptied if it is about the person",
  },
  subscriptions: {
    what: "Subscriptions",
    why: "Billing",
    kept: "As long as the account",
    readers: "The person, system administrators, the payment provider",
    atErasure: "Refused while billed, then deleted",
  },
  purchases: {
    what: "Purchases; registration data until the account exists",
    why: "A purchase that was interrupted",
    kept: "Registration data until completed, the rest for good",
    readers: "Nobody: the server only",
    atErasure: "Deleted",
  },
  sandboxes: {
    what: "Sandboxes",
    why: "The person's own scenes",
    kept: "Until deleted",
    readers: "The person, system administrators",
    atErasure: "Stays without an owner",
  },
  missions: {
    what: "Missions: flights that people write",
    why: "Practice that instructors make for their class",
    kept: "Until deleted, or as long as the account",
    readers: "The person; once it is shared, the class and its instructors, without the author's burns",
    atErasure: "Deleted",
  },
  mission_flights: {
    what: "Practice flights of missions: the best, and how many",
    why: "Students and instructors see what was reached",
    kept: "As long as the mission, or the account",
    readers: "The person, the mission's author, instructors of the class",
    atErasure: "Deleted",
  },
  curriculum_drafts: {
    what: "Uploaded curricula that aren't published",
    why: "Previewing",
    kept: "A day after it was uploaded, or until the next upload",
    readers: "Who uploaded it",
    atErasure: "Deleted",
  },
  curriculum_versions: {
    what: "Who published a curriculum",
    why: "The list of versions",
    kept: "For good",
    readers: "System administrators",
    atErasure: "Stays without the person",
  },
  lesson_drafts: {
    what: "Who saved a lesson draft",
    why: "Writing together",
    kept: "As long as the draft",
    readers: "Authors",
    atErasure: "Stays without the person",
  },
};

/** Throws for a table of which nothing is said. */
export const describePersonalTables = (): string =>
  [
    describeRetention(),
    ...areas.flatMap((area) => [
      `### ${headings[area]}`,
      ...personalTables.filter((table) => table.area === area).map(describe),
    ]),
  ]
    .join("\n\n")
    .concat("\n");

function describe({ name, people, nobody }: PersonalTable): string {
  const said = sentences[name];
  if (!said) throw new Error(`tests/support/personal-tables.ts says nothing of ${name}`);
  const { what, why, kept, readers, atErasure } = said;
  const rows = [
    ...Object.entries(people).map(([role, { columns }]) => ({ role, columns })),
    ...(nobody ? [{ role: "nobody who can be found", columns: nobody }] : []),
  ].flatMap(({ role, columns }) =>
    columnsOf(columns).map(({ column, level }) => `| \`${column}\` | ${level} | ${role} |`),
  );
  return [
    `**\`${name}\`**: ${what}. **Why:** ${why}. **Kept:** ${kept}. **Read by:** ${readers}. **At erasure:** ${atErasure}.`,
    "",
    "| Column | Level | About |",
    "| --- | --- | --- |",
    ...rows,
  ].join("\n");
}
