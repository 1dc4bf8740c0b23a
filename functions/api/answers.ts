// The responses of the calls, in the terms of the REST paths: for the reference, and for tests that check every
// response. Those about attempts are in score-answers.ts.
import * as v from "valibot";
import { quizReviews } from "~/domain/courses/quiz-rules";
import { languages } from "~/texts/locale";
import { roleNames } from "~/domain/roles";
import { outcomes as rosterOutcomes } from "~/domain/roster/plan-roster";
import { claimRules } from "~/domain/organizations/claim-rules";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";

export const RoleNames = v.array(v.picklist(roleNames));

export const SignedIn = answer("SignedIn", "A sign-in: the tokens of a client.", {
  refreshToken: v.string(),
  accessToken: v.string(),
  id: Uuid,
  canPlay: v.boolean(),
  message: v.optional(v.string()),
  challenge: v.optional(v.string()),
});
export const Refreshed = answer("Refreshed", "The next refresh token, and an access token for 15 minutes.", {
  refreshToken: v.string(),
  accessToken: v.string(),
});
export const ResetPending = answer(
  "ResetPending",
  "Whether a new password must be set first; false for unknown names.",
  { data: v.boolean() },
);
export const ForcedReset = answer(
  "ForcedReset",
  "The one-time code that the user sets a new password with; it is shown only here.",
  { data: v.literal(true), code: v.string(), expiresAt: Time },
);
export const Message = answer("Message", "A sentence for the user.", { message: v.string() });

export const QuizRulesAnswer = answer("QuizRules", "How often quizzes are taken, and when answers are shown.", {
  maxAttempts: v.pipe(orNull(Count), v.description("Null: any number.")),
  cooldownMinutes: v.pipe(Count, v.description("From one attempt to the next.")),
  review: v.picklist(quizReviews),
});

export const LessonLanguageAnswer = answer("LessonLanguage", "The language that a course fixes for its lessons.", {
  lessonLanguage: v.pipe(orNull(v.picklist(languages)), v.description("Null: each reader's own.")),
});

export const Valid = answer("Valid", "The registration would be accepted.", { isValid: v.literal(true) });
export const Registered = answer("Registered", "The outcome of a registration.", {
  userId: Uuid,
  message: v.string(),
  isFieldError: v.boolean(),
  errors: v.array(v.string()),
});
export const Purchased = answer(
  "Purchased",
  "The outcome of a purchase: an account, a card to be confirmed (`clientSecret`), or one that is still waited " +
    "for (`isPending`).",
  {
    userId: orNull(Uuid),
    message: v.string(),
    isFieldError: v.boolean(),
    errors: v.array(v.string()),
    clientSecret: v.optional(v.string()),
    isPending: v.optional(v.literal(true)),
  },
);

export const User = answer("User", "A user. The first role is the one that counts.", {
  id: Uuid,
  username: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  rankTitle: v.string(),
  organizationId: orNull(Uuid),
  organizationName: orNull(v.string()),
  roles: RoleNames,
  enabled: v.boolean(),
  lastActive: orNull(Time),
  lastJoinedSessionID: orNull(Uuid),
  lastJoinedGroupName: orNull(v.string()),
  lastGroupSelectionId: orNull(Uuid),
  resetPasswordPending: v.boolean(),
});
export const InvitedUser = answer(
  "InvitedUser",
  "A user who sets the password with a one-time code; it is shown only here, and mailed where mail is set up.",
  {
    ...User.pipe[0].entries,
    code: v.pipe(orNull(v.string()), v.description("Null: the user signs in with the organization.")),
    expiresAt: orNull(Time),
  },
);
export const RosterImport = answer("RosterImport", "What the import of a roster would do, or has done when `isDone`.", {
  id: Uuid,
  fileName: v.string(),
  organizationId: orNull(Uuid),
  courseId: orNull(Uuid),
  isDone: v.boolean(),
  isRunning: v.boolean(),
  takenBackAt: orNull(Time),
  systemAdministrators: v.pipe(
    v.array(v.string()),
    v.description("userNames of the system administrators it adds; importing needs all of them."),
  ),
  movesFromOtherClasses: v.pipe(
    v.strictObject({ people: Count, first: v.array(v.strictObject({ userName: v.string(), course: v.string() })) }),
    v.description(
      "Students of another running class whom the import would move: their number, and the first 30 with the courses " +
        "of those classes. Importing needs consent.",
    ),
  ),
  seats: v.pipe(
    orNull(v.strictObject({ limit: Count, free: Count, lacking: Count })),
    v.description("Of the organization; `lacking` is the number of rows that found no free seat at the check."),
  ),
  counts: v.pipe(v.record(v.picklist(rosterOutcomes), Count), v.description("Rows by outcome.")),
  joined: v.pipe(v.array(v.strictObject({ course: v.string(), people: Count })), v.description("By course.")),
  ignoredColumns: v.array(v.string()),
  expiresAt: Time,
});
export const RosterRow = answer("RosterRow", "A row of a roster, with what becomes of it and why.", {
  row: v.pipe(Count, v.description("In the file, where the header is row 1.")),
  userName: v.string(),
  email: v.string(),
  role: v.string(),
  course: v.string(),
  outcome: v.picklist(rosterOutcomes),
  message: v.string(),
  userId: orNull(Uuid),
  isTakenBack: v.boolean(),
  leftAlone: v.pipe(orNull(v.string()), v.description("Why taking the import back left this user as it is.")),
});
export const UserStats = answer(
  "UserStats",
  "The figures over a list of users; there is no limit over all organizations together.",
  { activeUsers: Count, userLimit: orNull(Count), numberOfAdmins: Count },
);
export const Enabled = answer("Enabled", "Whether the user may sign in.", { id: Uuid, enabled: v.boolean() });
export const Roles = answer("Roles", "The roles a user has now.", { id: Uuid, roles: RoleNames });
export const AccessCode = answer("AccessCode", "An organization's access code.", {
  id: Uuid,
  code: v.string(),
  assignedOrganization: orNull(v.string()),
  dateGenerated: Time,
  numberOfUsersAssigned: Count,
});
export const AssignedCode = answer(
  "AssignedCode",
  "The organization an access code has got, and how many users moved into it.",
  { code: v.string(), organizationId: Uuid, organizationName: v.string(), movedUsers: Count },
);

const organization = { id: Uuid, name: v.string(), createdDate: Time, isPaid: v.boolean(), userLimit: Count };
export const Organization = answer("Organization", "An organization.", organization);
export const ListedOrganization = answer(
  "ListedOrganization",
  "An organization, with the number of its users who may sign in.",
  { ...organization, activeUsers: Count, curriculumKey: v.string(), curriculumTitle: v.string() },
);

const group = {
  id: Uuid,
  name: v.string(),
  password: v.pipe(orNull(v.string()), v.description("The access code; null for those who only take part.")),
  ownerId: Uuid,
  ownerOrganizationId: Uuid,
  caption: v.string(),
  memberCount: Count,
  activeSessionId: orNull(Uuid),
  lastActiveSessionId: orNull(Uuid),
  scheduledSessionId: orNull(Uuid),
};
export const Group = answer("Group", "A course (group) with its members; who only takes part sees themselves alone.", {
  ...group,
  memberIds: v.array(Uuid),
});

const session = {
  id: Uuid,
  groupId: Uuid,
  name: v.string(),
  startDate: orNull(Time),
  endDate: orNull(Time),
  scheduledStartDate: orNull(Time),
  scheduledEndDate: orNull(Time),
};
export const Session = answer("Session", "A class session: one run of a course.", session);
export const OwnSession = answer(
  "OwnSession",
  "A running class session in which the caller is a student, with the name of its course.",
  { ...session, groupName: v.string() },
);
export const Joined = answer("Joined", "The course that was joined, and its running class session.", {
  groupId: Uuid,
  sessionId: orNull(Uuid),
});
export const Scenario = answer("Scenario", "A scenario of a curriculum, in its order.", {
  scenarioId: Uuid,
  campaignId: Uuid,
  scenarioType: v.picklist(["Default", "Quiz"]),
  campaignType: v.picklist(["Learn", "Compete"]),
  contentType: v.picklist(["Globe", "Presentation", "Quiz"]),
  scenarioTitle: v.string(),
  scenarioShortTitle: v.string(),
  campaignTitle: v.string(),
  scenarioKey: v.optional(v.string()),
  maxScore: v.optional(v.pipe(v.number(), v.description("Most of totalScore, where the curriculum says it."))),
  maxQuestionsScore: v.optional(v.pipe(v.number(), v.description("Most of questionsScore, where it is said."))),
  grading: v.optional(v.picklist(["client", "server"])),
  objectives: v.optional(v.array(v.string())),
  language: v.optional(
    v.pipe(
      v.string(),
      v.description(
        "The language of the player's lessons: the one that the course fixes, else the reader's. Missing for English. " +
          "Titles and lessons without a translation are English.",
      ),
    ),
  ),
  hasLesson: v.optional(v.pipe(v.literal(true), v.description("See GET /scenarios/{id}/lesson."))),
  hasSandbox: v.optional(v.pipe(v.literal(true), v.description("See GET /scenarios/{id}/sandbox."))),
  hasFlight: v.optional(v.pipe(v.literal(true), v.description("See GET /scenarios/{id}/flight."))),
  hasQuestions: v.optional(
    v.pipe(v.literal(true), v.description("Of a quiz: its start brings the questions, see POST /scores/starts.")),
  ),
});

/** Its steps are those of content/content-schema.ts, with the questions but without the right answers. */
export const PlayedLesson = answer("PlayedLesson", "A lesson, as it is played.", {
  type: v.literal("lesson"),
  passShare: v.number(),
  sources: v.optional(v.array(v.string())),
  readingPoints: v.number(),
  language: v.optional(v.pipe(v.string(), v.description("The language of its texts. Missing for English."))),
  isPartial: v.optional(v.pipe(v.boolean(), v.description("Some of its texts have no translation."))),
  fingerprint: v.optional(v.pipe(v.string(), v.description("Of the English lesson, whose progress it shares."))),
  steps: v.array(v.looseObject({ kind: v.picklist(["slide", "task", "explorable", "question"]) })),
});

const checkedRange = v.strictObject({
  quantity: v.picklist(["period", "perigee", "apogee", "inclination", "eccentricity"]),
  unit: v.picklist(["min", "km", "deg", "1"]),
  spacecraft: v.pipe(Count, v.description("Counted from 1, in the order of the sandbox.")),
  from: v.number(),
  to: v.number(),
  points: v.number(),
});
const checkedApproach = v.strictObject({
  quantity: v.literal("closestApproach"),
  unit: v.literal("km"),
  spacecraft: Count,
  other: Count,
  below: v.number(),
  minutes: v.pipe(v.number(), v.description("How long both are flown, with the force model of the sandbox.")),
  points: v.number(),
});

export const PlayedSandboxTask = answer("PlayedSandboxTask", "What a scenario asks to build in the sandbox.", {
  type: v.literal("sandbox"),
  maxScore: v.number(),
  text: v.array(v.string()),
  checks: v.array(v.union([checkedRange, checkedApproach])),
  language: v.optional(v.pipe(v.string(), v.description("The language of its text. Missing for English."))),
});

export const ListedCurriculum = answer("ListedCurriculum", "A curriculum, with what it offers.", {
  id: Uuid,
  key: v.string(),
  title: v.string(),
  version: Count,
  campaigns: Count,
  scenarios: Count,
  questions: Count,
  organizations: Count,
});
export const Publication = answer("Publication", "What a version of a curriculum changes, or has changed.", {
  key: v.string(),
  title: v.string(),
  version: Count,
  replaces: v.pipe(Count, v.description("The version before; 0 for a new curriculum.")),
  scenarios: Count,
  questions: Count,
  changes: v.array(
    v.strictObject({
      kind: v.picklist(["added", "renamed", "moved", "maxima", "questions", "other", "retired", "restored"]),
      of: v.picklist(["curriculum", "campaign", "scenario"]),
      id: Uuid,
      key: v.string(),
      title: v.string(),
      before: v.string(),
      after: v.string(),
      attempts: Count,
    }),
  ),
  isPublished: v.boolean(),
});
export const OrganizationClaims = answer("OrganizationClaims", "What claims count in an organization.", {
  id: Uuid,
  name: v.string(),
  claims: v.picklist(claimRules),
});
export const OrganizationCurriculum = answer(
  "OrganizationCurriculum",
  "The curriculum of an organization, and the running classes that go over to it.",
  {
    organization: v.strictObject({ id: Uuid, name: v.string() }),
    from: v.strictObject({ key: v.string(), title: v.string() }),
    to: v.strictObject({ key: v.string(), title: v.string() }),
    classes: v.array(
      v.strictObject({
        className: v.string(),
        courseName: v.string(),
        attempts: Count,
        missing: v.array(v.string()),
      }),
    ),
  },
);

export const Standing = answer("Standing", "A line of a leaderboard.", {
  rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
  userId: Uuid,
  username: v.string(),
  totalScore: v.number(),
  reportedScore: v.pipe(
    v.number(),
    v.description("Of the total, the points reported by a game, which the server hasn't verified."),
  ),
  time: Time,
});
export const EndedClass = answer("EndedClass", "Accounts that were disabled, and those in another running class.", {
  disabledAccounts: Count,
  spared: v.array(v.strictObject({ username: v.string(), course: v.string() })),
});
export const MembersAdded = answer("MembersAdded", "How many are new members, and how many were members already.", {
  added: Count,
  known: Count,
  unknown: v.pipe(v.array(v.string()), v.description("Those that match no account in the organization.")),
});
export const Teacher = answer("Teacher", "Somebody who teaches a course.", {
  userId: Uuid,
  username: v.string(),
  name: v.string(),
  reach: v.picklist(["own", "teach", "assist"]),
  hasAccess: v.pipe(
    v.boolean(),
    v.description("False if the account is disabled or is no longer staff of the organization."),
  ),
  addedBy: orNull(v.string()),
  addedAt: Time,
});
export const Competition = answer("Competition", "The standings of a course in one Compete campaign.", {
  campaignId: Uuid,
  campaignTitle: v.string(),
  sessionId: orNull(Uuid),
  standings: v.array(Standing),
});

export const Sandbox = answer("Sandbox", "A sandbox without its document; no user name means 'No Owner'.", {
  id: Uuid,
  title: v.string(),
  userName: orNull(v.string()),
  timeCreated: Time,
  lastModified: Time,
  lastAccessed: Time,
  accessCount: Count,
});
export const Banner = answer("Banner", "The system-wide message; empty when there is none.", {
  message: v.string(),
  startDate: orNull(Time),
  endDate: orNull(Time),
});

export const Problem = v.pipe(
  v.strictObject({
    title: v.string(),
    status: v.pipe(v.number(), v.integer()),
    code: v.optional(v.string()),
    errors: v.optional(v.record(v.string(), v.array(v.string()))),
    errorCodes: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
  v.description(
    "What was refused (RFC 9457). `title` is a sentence for people; `code` names its reason and stays the same when the " +
      "sentence changes. `errors` has the first 100 fields, in PascalCase, with their sentences; `errorCodes` has a code " +
      "for each of these.",
  ),
  v.metadata({ ref: "Problem" }),
);
