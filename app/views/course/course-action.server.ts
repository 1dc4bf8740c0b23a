import { data, type ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { courseListAction } from "~/views/courses/courses-action.server";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import type { Action } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { changeLessonLanguage, LessonLanguageForm } from "~/domain/courses/change-lesson-language";
import { changeRequestRule } from "~/domain/courses/change-requests";
import { changeQuizRules } from "~/domain/courses/change-quiz-rules";
import { QuizRulesForm } from "~/domain/courses/quiz-rules";
import { CourseNaming, renameCourse, renewCourseCode } from "~/domain/courses/change-course";
import { addMembers, describeUnknown, NamedPeople, removeMember } from "~/domain/enrolment/change-members";
import { idSchema, requireId } from "~/domain/id";
import { LocalTimeField, parseInstantOrNull, ZoneField } from "~/domain/time-input";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

const CourseChange = v.variant("intent", [
  v.object({ intent: v.literal("rename"), ...CourseNaming.entries }),
  v.object({ intent: v.literal("code") }),
  v.object({ intent: v.literal("quizzes"), ...QuizRulesForm.entries }),
  v.object({ intent: v.literal("lessonLanguage"), ...LessonLanguageForm.entries }),
  v.object({
    intent: v.literal("requests"),
    takesRequests: v.optional(v.literal("on")),
    requestsUntil: LocalTimeField,
    timeZone: ZoneField,
  }),
  v.object({ intent: v.literal("add"), people: NamedPeople, movesFromOtherClasses: v.optional(v.literal("on")) }),
  v.object({ intent: v.literal("remove"), userId: idSchema() }),
]);
type CourseChange = v.InferOutput<typeof CourseChange>;
type Add = Extract<CourseChange, { intent: "add" }>;

/** Changes a course's name, code, quiz rules, language of lessons, requests and members. The courses list's action handles other intents. */
export function coursePageAction(permission: Action) {
  const listAction = courseListAction(permission);
  return answerRefusals(async (args: ActionFunctionArgs) => {
    const { request, params } = args;
    await requirePermission(request, permission);
    const intent = (await formOf(request)).get("intent");
    const intents = ["rename", "code", "quizzes", "lessonLanguage", "requests", "add", "remove"];
    if (!intents.some((courseIntent) => courseIntent === intent)) return listAction(args);
    const ctx = await requirePermission(request, "course:change");
    const courseId = requireId(params.courseId, "course");
    return submitForm(request, CourseChange, async (input) => {
      const redirectToList = (text: string) => redirectWithToast(request, listAddressOfRequest(request), text);
      return input.intent === "add"
        ? add(ctx, courseId, input, redirectToList)
        : redirectToList(await applyChange(ctx, courseId, input));
    });
  });
}

/** Runs the verb and returns the toast's text. */
async function applyChange(ctx: SignedInCtx, courseId: string, input: Exclude<CourseChange, Add>): Promise<string> {
  switch (input.intent) {
    case "rename":
      await renameCourse(ctx, courseId, { name: input.name, caption: input.caption });
      return texts.course.renamed;
    case "code":
      return texts.course.codeChanged({ code: await renewCourseCode(ctx, courseId) });
    case "quizzes": {
      const { maxAttempts, cooldownMinutes, review } = input;
      await changeQuizRules(ctx, courseId, { maxAttempts, cooldownMinutes, review });
      return texts.course.quizRulesSaved;
    }
    case "lessonLanguage":
      await changeLessonLanguage(ctx, courseId, input.lessonLanguage);
      return texts.course.lessonLanguageSaved;
    case "requests":
      await changeRequestRule(ctx, courseId, {
        takesRequests: input.takesRequests === "on",
        requestsUntil: parseInstantOrNull(input.requestsUntil, input.timeZone),
      });
      return texts.gradeRequests.courseSaved;
    case "remove":
      return texts.course.memberRemoved({ username: await removeMember(ctx, courseId, input.userId) });
  }
}

/** Unknown names stay in the open dialog, to be corrected. */
async function add<T>(ctx: SignedInCtx, courseId: string, input: Add, redirectToList: (text: string) => T) {
  const movesFromOtherClasses = input.movesFromOtherClasses === "on";
  const { added, known, unknown } = await addMembers(ctx, courseId, input.people, { movesFromOtherClasses });
  const message = texts.course.membersAdded({ added, known });
  if (unknown.length === 0) return redirectToList(message);
  const errors = { people: [describeUnknown(unknown)] };
  return data({ added: message, errors, values: { people: unknown.join("\n") } });
}
