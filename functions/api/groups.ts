import * as v from "valibot";
import { changeLessonLanguage, readLessonLanguage } from "~/domain/courses/change-lesson-language";
import { changeQuizRules, readQuizRules } from "~/domain/courses/change-quiz-rules";
import { QuizRules } from "~/domain/courses/quiz-rules";
import { changeOwner } from "~/domain/courses/change-owner";
import { listTeachers, ReachField, removeTeacher, setTeacher } from "~/domain/courses/course-teachers";
import { ClassName } from "~/domain/courses/class-rules";
import { readCourseStandings } from "~/domain/leaderboards/read-course-standings";
import { createCourse, NewCourse } from "~/domain/courses/create-course";
import { deleteCourse } from "~/domain/courses/delete-course";
import { selectCoursesWithMembers, type ClassSession, type CourseWithMembers } from "~/domain/courses/list-courses";
import { readCourse } from "~/domain/courses/read-course";
import { listSessions, readSession, sessionColumns } from "~/domain/courses/read-session";
import { resumeClass } from "~/domain/courses/resume-class";
import { endClass, startClass } from "~/domain/courses/run-class";
import { scheduleClass, unscheduleClass } from "~/domain/courses/schedule-class";
import { scheduleEnd } from "~/domain/courses/schedule-end";
import { courseColumns, searchCourses } from "~/domain/courses/search-courses";
import { addMembers, maxNamed, removeMember } from "~/domain/enrolment/change-members";
import { AccessCodeText, joinCourse } from "~/domain/enrolment/join-course";
import type { SignedInCtx } from "~/domain/context";
import { IsoTime } from "~/domain/time-input";
import { languages } from "~/texts/locale";
import { keyed, say } from "~/texts/say";
import { renameRefusedFields } from "./rename-refused-fields";
import {
  Competition,
  EndedClass,
  Group,
  Joined,
  LessonLanguageAnswer,
  MembersAdded,
  QuizRulesAnswer,
  Session,
  Teacher,
} from "./answers";
import { answerList, listParametersOf, listQueryOf } from "./list-answer";
import { created, listOf, nothing, ok, operation } from "./operation";
import { Flag, Id, createSignedInRouter, validate } from "./router";

const GroupId = v.object({ id: Id });
const GroupsQuery = v.object({
  ...listParametersOf(courseColumns),
  ownerUserId: v.optional(Id),
  ownerOrganizationId: v.optional(Id),
});
const SessionsQuery = v.object(listParametersOf(sessionColumns));
/** `password` is the course's access code. */
const JoinCourse = v.object({ password: AccessCodeText });
const SessionOrNull = v.nullable(Session);

const ScheduledSession = v.object({
  scheduledStartDate: IsoTime,
  scheduledEndDate: v.nullish(IsoTime),
  name: ClassName,
});
const NewMembers = v.object({
  people: v.pipe(
    v.array(
      v.pipe(
        v.string(() => keyed(say.apiRefusals.notText)),
        v.trim(),
        v.nonEmpty(() => keyed(say.apiRefusals.empty)),
        v.maxLength(254),
      ),
    ),
    v.minLength(1, () => keyed(say.apiRefusals.peopleRequired)),
    v.maxLength(maxNamed, () => keyed(say.apiRefusals.tooManyPeople({ most: maxNamed }))),
  ),
  movesFromOtherClasses: v.optional(
    v.boolean(() => keyed(say.apiRefusals.notBoolean)),
    false,
  ),
});
const LessonLanguage = v.object({
  lessonLanguage: v.nullable(
    v.picklist(languages, () => keyed(say.apiRefusals.notOneOf({ choices: languages.join(", ") }))),
  ),
});
/** The planned end `newEndDate` (null: none). Ending now ignores the date. */
const EndDate = v.object({
  newEndDate: v.nullish(IsoTime),
  isImmediate: v.optional(
    v.boolean(() => keyed(say.apiRefusals.notBoolean)),
    false,
  ),
});

/** Paths with words come before those with an id in the same place. */
export const groups = createSignedInRouter()
  .get(
    "/",
    operation("List courses", "course:list", listOf(v.array(Group))),
    validate("query", GroupsQuery),
    async (c) => {
      const { ownerUserId: ownerId, ownerOrganizationId: organizationId, ...query } = c.req.valid("query");
      const filter = { ownerId, organizationId };
      const { rows, total } = await searchCourses(
        c.var.ctx,
        selectCoursesWithMembers,
        listQueryOf(query, "name"),
        filter,
      );
      return answerList(c, { rows: rows.map(asGroup), total });
    },
  )
  .post("/", operation("Create a course", "course:create", created(Group)), validate("json", NewCourse), async (c) =>
    c.json(await readGroup(c.var.ctx, await createCourse(c.var.ctx, c.req.valid("json"))), 201),
  )
  .post(
    "/join",
    operation("Join a course by its access code", "course:join", ok(Joined)),
    validate("json", JoinCourse),
    async (c) => {
      const { password } = c.req.valid("json");
      const course = await renameRefusedFields({ accessCode: "password" }, joinCourse(c.var.ctx, password));
      return c.json({ groupId: course.courseId, sessionId: course.classSessionId });
    },
  )
  .get(
    "/competitions/:id",
    operation("Read the standings of a course", "course:read", ok(v.array(Competition))),
    validate("param", GroupId),
    async (c) => {
      const standings = await readCourseStandings(c.var.ctx, c.req.valid("param").id);
      return c.json(standings.map(({ classSessionId, ...campaign }) => ({ ...campaign, sessionId: classSessionId })));
    },
  )
  .get("/:id", operation("Read a course", "course:read", ok(Group)), validate("param", GroupId), async (c) =>
    c.json(await readGroup(c.var.ctx, c.req.valid("param").id)),
  )
  .delete("/:id", operation("Delete a course", "course:delete", nothing), validate("param", GroupId), async (c) => {
    await deleteCourse(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  })
  // Without such a session the response is null, not an error.
  .get(
    "/:id/activesession",
    operation(
      "Read the running class session",
      "course:read",
      ok(SessionOrNull, "The session; null when none is running."),
    ),
    validate("param", GroupId),
    async (c) => c.json(asSession((await readCourse(c.var.ctx, c.req.valid("param").id)).active)),
  )
  .put(
    "/:id/activesession",
    operation("Start a class session now", "course:run", ok(Session)),
    validate("param", GroupId),
    async (c) => {
      const id = await startClass(c.var.ctx, c.req.valid("param").id);
      return c.json(asSession(await readSession(c.var.ctx, id)));
    },
  )
  .delete(
    "/:id/activesession",
    operation(
      "End the class session now",
      "course:run",
      {
        ...nothing,
        ...ok(EndedClass, "With `disableMemberAccounts=true`: how many accounts were disabled, and whom that spared."),
      },
      {
        description:
          "`disableMemberAccounts=true` disables the accounts of the class's students. Those who are in another " +
          "class that is running are spared, and named in the answer. Without it the answer is 204.",
      },
    ),
    validate("param", GroupId),
    validate("query", v.object({ disableMemberAccounts: v.optional(Flag) })),
    async (c) => {
      const query = c.req.valid("query");
      const ended = await endClass(c.var.ctx, c.req.valid("param").id, query);
      return query.disableMemberAccounts ? c.json(ended) : c.body(null, 204);
    },
  )
  .get(
    "/:id/scheduledsession",
    operation(
      "Read the scheduled class session",
      "course:read",
      ok(SessionOrNull, "The session; null when none is scheduled."),
    ),
    validate("param", GroupId),
    async (c) => c.json(asSession((await readCourse(c.var.ctx, c.req.valid("param").id)).scheduled)),
  )
  .put(
    "/:id/scheduledsession",
    operation("Schedule a class session", "course:run", ok(Session)),
    validate("param", GroupId),
    validate("json", ScheduledSession),
    async (c) => {
      const id = await scheduleClass(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
      return c.json(asSession(await readSession(c.var.ctx, id)));
    },
  )
  .delete(
    "/:id/scheduledsession",
    operation("Take back a scheduled class session", "course:run", nothing),
    validate("param", GroupId),
    async (c) => {
      await unscheduleClass(c.var.ctx, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .put(
    "/:id/lastactivesession",
    operation("Resume the last class session", "course:run", ok(Session)),
    validate("param", GroupId),
    validate("query", v.object({ reenableMemberAccounts: v.optional(Flag) })),
    async (c) => {
      const id = await resumeClass(c.var.ctx, c.req.valid("param").id, c.req.valid("query"));
      return c.json(asSession(await readSession(c.var.ctx, id)));
    },
  )
  .put(
    "/:id/enddate",
    operation("Set the end of the class session", "course:run", ok(SessionOrNull)),
    validate("param", GroupId),
    validate("json", EndDate),
    async (c) => {
      const { newEndDate = null, isImmediate } = c.req.valid("json");
      const { id } = c.req.valid("param");
      if (isImmediate) await endClass(c.var.ctx, id);
      else await scheduleEnd(c.var.ctx, id, newEndDate);
      const { active, scheduled, last } = await readCourse(c.var.ctx, id);
      return c.json(asSession(active ?? scheduled ?? last));
    },
  )
  .get(
    "/:id/sessions",
    operation("List the class sessions of a course", "course:read", listOf(v.array(Session))),
    validate("param", GroupId),
    validate("query", SessionsQuery),
    async (c) => {
      const { rows, total } = await listSessions(
        c.var.ctx,
        c.req.valid("param").id,
        listQueryOf(c.req.valid("query"), "-startDate"),
      );
      return answerList(c, { rows: rows.map(asSession), total });
    },
  )
  .get(
    "/:id/quizRules",
    operation("Read the quiz rules of a course", "course:read", ok(QuizRulesAnswer)),
    validate("param", GroupId),
    async (c) => c.json(await readQuizRules(c.var.ctx, c.req.valid("param").id)),
  )
  .put(
    "/:id/quizRules",
    operation("Change the quiz rules of a course", "course:change", ok(QuizRulesAnswer), {
      description:
        "How many attempts at a quiz count (null: any number), how long to wait between two of them, and when students " +
        "see the answers. They apply from the next attempt.",
    }),
    validate("param", GroupId),
    validate("json", QuizRules),
    async (c) => c.json(await changeQuizRules(c.var.ctx, c.req.valid("param").id, c.req.valid("json"))),
  )
  .get(
    "/:id/lessonLanguage",
    operation("Read the language of a course's lessons", "course:read", ok(LessonLanguageAnswer)),
    validate("param", GroupId),
    async (c) => c.json({ lessonLanguage: await readLessonLanguage(c.var.ctx, c.req.valid("param").id) }),
  )
  .put(
    "/:id/lessonLanguage",
    operation("Change the language of a course's lessons", "course:change", ok(LessonLanguageAnswer), {
      description:
        "Lessons and questions have this language for all students of the course, from the next lesson on; null: each " +
        "reader's own. What has no translation is in English.",
    }),
    validate("param", GroupId),
    validate("json", LessonLanguage),
    async (c) => {
      const { lessonLanguage } = c.req.valid("json");
      await changeLessonLanguage(c.var.ctx, c.req.valid("param").id, lessonLanguage);
      return c.json({ lessonLanguage });
    },
  )
  .post(
    "/:id/members",
    operation("Add members to a course", "course:change", ok(MembersAdded), {
      description:
        "`people` are usernames, emails or ids of users in the course's organization; `unknown` lists those that match " +
        "no account. With a running class they become its students. 409 if some are students of another running class: " +
        "with `movesFromOtherClasses` they are added, and their game switches to this class.",
    }),
    validate("param", GroupId),
    validate("json", NewMembers),
    async (c) => {
      const { people, ...options } = c.req.valid("json");
      return c.json(await addMembers(c.var.ctx, c.req.valid("param").id, people, options));
    },
  )
  .delete(
    "/:id/members/:userId",
    operation("Remove a member from a course", "course:change", nothing, {
      description: "Also from the running class. Attempts stay.",
    }),
    validate("param", v.object({ id: Id, userId: Id })),
    async (c) => {
      const { id, userId } = c.req.valid("param");
      await removeMember(c.var.ctx, id, userId);
      return c.body(null, 204);
    },
  )
  .get(
    "/:id/teachers",
    operation("List the people who teach a course", "course:list", ok(v.array(Teacher)), {
      description:
        "`reach`: `own` for its instructor, `teach` for co-instructors, who may do everything the instructor may, " +
        "`assist` for assistants, who read the gradebook, comment and decide about grades and requests.",
    }),
    validate("param", GroupId),
    async (c) => c.json(await listTeachers(c.var.ctx, c.req.valid("param").id)),
  )
  .put(
    "/:id/teachers/:userId",
    operation("Add a co-instructor or assistant to a course", "course:staff", ok(v.array(Teacher)), {
      description: "Staff of the course's organization. Whom it has already gets the other `reach`.",
    }),
    validate("param", v.object({ id: Id, userId: Id })),
    validate("json", v.object({ reach: ReachField })),
    async (c) => {
      const { id, userId } = c.req.valid("param");
      await setTeacher(c.var.ctx, id, userId, c.req.valid("json").reach);
      return c.json(await listTeachers(c.var.ctx, id));
    },
  )
  .delete(
    "/:id/teachers/:userId",
    operation("Remove a co-instructor or assistant from a course", "course:staff", nothing, {
      description: "What they decided stays. 409 for the instructor.",
    }),
    validate("param", v.object({ id: Id, userId: Id })),
    async (c) => {
      const { id, userId } = c.req.valid("param");
      await removeTeacher(c.var.ctx, id, userId);
      return c.body(null, 204);
    },
  )
  .put(
    "/:id/:userId",
    operation("Change the owner of a course", "course:assign", ok(Group)),
    validate("param", v.object({ id: Id, userId: Id })),
    async (c) => {
      const { id, userId } = c.req.valid("param");
      await changeOwner(c.var.ctx, id, userId);
      return c.json(await readGroup(c.var.ctx, id));
    },
  );

const readGroup = async (ctx: SignedInCtx, id: string) => asGroup(await readCourse(ctx, id));

/** A course in the terms of the REST paths. */
const asGroup = (course: CourseWithMembers) => ({
  id: course.id,
  name: course.name,
  password: course.accessCode,
  ownerId: course.ownerId,
  ownerOrganizationId: course.ownerOrganizationId,
  caption: course.caption,
  memberCount: course.memberCount,
  activeSessionId: course.active?.id ?? null,
  lastActiveSessionId: course.last?.id ?? null,
  scheduledSessionId: course.scheduled?.id ?? null,
  memberIds: course.memberIds,
});

/** A class session in the terms of the REST paths. */
export const asSession = (session: ClassSession | null) =>
  session && {
    id: session.id,
    groupId: session.courseId,
    name: session.name,
    startDate: session.startDate,
    endDate: session.endDate,
    scheduledStartDate: session.scheduledStartDate,
    scheduledEndDate: session.scheduledEndDate,
  };
