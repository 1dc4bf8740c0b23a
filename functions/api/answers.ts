// What the calls answer, in the words of the REST paths: for the reference, and for the tests that hold every answer to
// it.
import * as v from "valibot";
import { xapiVersion } from "~/domain/attempts/xapi-statement";
import { roleNames } from "~/domain/roles";

const Uuid = v.pipe(v.string(), v.uuid());
const Time = v.pipe(v.string(), v.isoTimestamp());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);

// Strict: what is not named here is in no answer.
function answer<Entries extends v.ObjectEntries>(ref: string, description: string, entries: Entries) {
  return v.pipe(v.strictObject(entries), v.description(description), v.metadata({ ref }));
}

export const RoleNames = v.array(v.picklist(roleNames));

export const SignedIn = answer("SignedIn", "A sign-in: the tokens of a client.", {
  refreshToken: v.string(),
  accessToken: v.string(),
  id: Uuid,
  canPlay: v.boolean(),
  message: v.optional(v.string()),
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

export const Valid = answer("Valid", "The registration would be accepted.", { isValid: v.literal(true) });
export const Registered = answer("Registered", "The outcome of a registration.", {
  userId: Uuid,
  message: v.string(),
  isFieldError: v.boolean(),
  errors: v.array(v.string()),
});
export const Purchased = answer(
  "Purchased",
  "The outcome of a purchase: an account, a card to be confirmed (`clientSecret`), or one that is still waited for (`isPending`).",
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

export const Receipt = answer("Receipt", "The receipt for a stored attempt; the same for every repeat of it.", {
  attemptId: Uuid,
  userId: Uuid,
  scenarioId: Uuid,
  sessionId: orNull(Uuid),
  score: Count,
  maxScore: Count,
  passed: v.boolean(),
  receivedAt: Time,
  grading: v.pipe(v.picklist(["client", "server"]), v.description("Who found the points.")),
  late: v.pipe(v.boolean(), v.description("Handed in after its class session had ended.")),
  review: v.optional(
    v.array(
      v.strictObject({
        question: v.string(),
        points: v.number(),
        maxPoints: v.number(),
        right: v.array(v.string()),
        explanation: orNull(v.string()),
      }),
    ),
  ),
});
export const CheckedAnswer = answer("CheckedAnswer", "What is said of an answer in a lesson.", {
  question: v.string(),
  isRight: v.boolean(),
  points: v.number(),
  maxPoints: v.number(),
  triesLeft: Count,
  wasTold: v.pipe(v.boolean(), v.description("The right answer had been told before: nothing changes any more.")),
  right: v.optional(v.pipe(v.array(v.string()), v.description("Only once no try is left."))),
  explanation: v.optional(orNull(v.string())),
});
export const Start = answer("Start", "The moment somebody began a scenario.", {
  startId: Uuid,
  userId: Uuid,
  scenarioId: Uuid,
  sessionId: orNull(Uuid),
  startedAt: Time,
  seed: Count,
  questions: v.optional(
    v.array(
      v.strictObject({
        key: v.string(),
        text: v.string(),
        points: v.number(),
        answers: v.array(v.strictObject({ key: v.string(), text: v.string() })),
      }),
    ),
  ),
});
const SetAside = orNull(v.strictObject({ at: Time, by: v.string(), reason: v.string() }));
const provenance = {
  startedAt: orNull(Time),
  client: orNull(v.string()),
  verified: v.pipe(v.boolean(), v.description("The server has found the points.")),
  late: v.boolean(),
  setAside: v.pipe(SetAside, v.description("By whose word it does not count, and why; null where it counts.")),
};
export const Judged = answer("Judged", "Whether an attempt counts.", { attemptId: Uuid, setAside: SetAside });
export const Scorecard = answer("Scorecard", "One finished play of a scenario.", {
  attemptId: Uuid,
  sessionId: orNull(Uuid),
  userId: Uuid,
  username: v.string(),
  scenarioId: Uuid,
  scenarioName: v.string(),
  totalScore: v.number(),
  maxTotalScore: v.number(),
  questionsScore: v.number(),
  maxQuestionsScore: v.number(),
  passed: v.boolean(),
  scoreCardType: v.picklist(["Default", "Quiz"]),
  time: Time,
  ...provenance,
  questionScorecards: v.array(
    v.strictObject({
      questionText: v.string(),
      score: v.number(),
      maxScore: v.number(),
      answerScorecards: v.array(
        v.strictObject({ answerText: v.string(), correct: v.boolean(), answered: v.boolean() }),
      ),
    }),
  ),
});
const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const Discrimination = v.pipe(
  orNull(v.pipe(v.number(), v.minValue(-1), v.maxValue(1))),
  v.description("Null with too few students."),
);
const WrongAnswer = v.strictObject({
  text: v.string(),
  count: Count,
  share: Share,
  chosenBy: v.array(v.strictObject({ userId: Uuid, username: v.string(), fullName: v.string() })),
});
export const ItemAnalysis = answer("ItemAnalysis", "How each question of a quiz worked in a class session.", {
  sessionId: Uuid,
  scenarioId: Uuid,
  scenarioName: v.string(),
  minStudents: v.pipe(Count, v.description("With fewer who were asked there is no discrimination.")),
  students: Count,
  attempts: Count,
  totals: v.strictObject({
    points: v.number(),
    maxPoints: v.number(),
    facility: orNull(Share),
    discrimination: v.pipe(orNull(v.number()), v.description("The mean of those there are.")),
    partial: Count,
    noAnswer: Count,
  }),
  items: v.array(
    v.strictObject({
      label: v.string(),
      text: v.string(),
      asked: Count,
      points: v.pipe(v.number(), v.description("The mean.")),
      maxPoints: v.pipe(v.number(), v.description("0 in a survey.")),
      facility: orNull(Share),
      discrimination: Discrimination,
      partial: v.pipe(Count, v.description("Who had some of the points, and not all.")),
      noAnswer: Count,
      answers: v.array(
        v.strictObject({
          text: v.string(),
          correct: v.pipe(orNull(v.boolean()), v.description("Null where nobody has said it.")),
          count: Count,
          share: Share,
        }),
      ),
      commonestWrong: orNull(WrongAnswer),
      misconceptions: v.pipe(v.array(WrongAnswer), v.description("Wrong answers that a quarter and more chose.")),
    }),
  ),
});
const Words = v.record(v.string(), v.string());
const Activity = v.strictObject({
  objectType: v.literal("Activity"),
  id: v.pipe(v.string(), v.url()),
  definition: v.optional(v.strictObject({ type: v.string(), name: Words })),
});
const origin = {
  signIn: v.pipe(v.strictObject({ id: Uuid, device: v.string(), since: Time }), v.description("It was sent from.")),
  evidence: v.pipe(v.looseObject({ kind: v.picklist(["quiz", "lesson", "flight"]) }), v.description("As it was sent.")),
};
export const Statement = answer("Statement", "An attempt as an xAPI 1.0.3 statement.", {
  id: Uuid,
  version: v.literal(xapiVersion),
  actor: v.strictObject({
    objectType: v.literal("Agent"),
    name: v.string(),
    account: v.strictObject({ homePage: v.string(), name: v.string() }),
  }),
  verb: v.strictObject({ id: v.string(), display: Words }),
  object: Activity,
  result: v.strictObject({
    completion: v.boolean(),
    success: v.boolean(),
    score: v.strictObject({ raw: v.number(), min: v.number(), max: v.number(), scaled: v.optional(v.number()) }),
  }),
  context: v.strictObject({
    platform: v.string(),
    extensions: v.record(
      v.string(),
      v.partial(v.strictObject({ ...provenance, ...origin }), [
        "startedAt",
        "client",
        "setAside",
        "signIn",
        "evidence",
      ]),
    ),
    registration: v.optional(Uuid),
    contextActivities: v.optional(v.strictObject({ grouping: v.array(Activity) })),
  }),
  timestamp: Time,
});
export const Standing = answer("Standing", "A line of a leaderboard.", {
  rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
  userId: Uuid,
  username: v.string(),
  totalScore: v.number(),
  time: Time,
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
    errors: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
  v.description("What was refused (RFC 9457). `errors` is keyed by field, in PascalCase."),
  v.metadata({ ref: "Problem" }),
);
