import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import type { Message, Text } from "~/texts/message";
import { say } from "~/texts/say";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import type { Action } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { changeOwner } from "~/domain/courses/change-owner";
import { ClassName, nothingToEnd } from "~/domain/courses/class-rules";
import { createCourse, NewCourse } from "~/domain/courses/create-course";
import { deleteCourse } from "~/domain/courses/delete-course";
import { listCourses } from "~/domain/courses/list-courses";
import { resumeClass } from "~/domain/courses/resume-class";
import { endClass, startClass } from "~/domain/courses/run-class";
import { scheduleClass, unscheduleClass } from "~/domain/courses/schedule-class";
import { scheduleEnd } from "~/domain/courses/schedule-end";
import { requireId } from "~/domain/id";
import { failAs } from "~/domain/unexpected-failure";
import { notFound, Refusal, type Severity } from "~/domain/refusal";
import { parseInstantOrNull, LocalTimeField, ZoneField } from "~/domain/time-input";
import { submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

const CheckboxField = v.optional(v.literal("on"));
const { name, ownerId, caption } = NewCourse.entries;

// One form per dialog; `intent` distinguishes its buttons.
const CourseForm = v.variant("intent", [
  v.looseObject({ intent: v.literal("create"), name, ownerId, caption }),
  v.object({
    intent: v.literal("start"),
    className: ClassName,
    scheduledEndDate: LocalTimeField,
    timeZone: ZoneField,
  }),
  v.object({
    intent: v.literal("schedule"),
    className: ClassName,
    scheduledStartDate: LocalTimeField,
    scheduledEndDate: LocalTimeField,
    timeZone: ZoneField,
  }),
  v.object({ intent: v.literal("unschedule") }),
  v.object({ intent: v.literal("schedule-end"), newEndDate: LocalTimeField, timeZone: ZoneField }),
  v.object({ intent: v.literal("end-now") }),
  v.object({
    intent: v.literal("end-term"),
    disableMemberAccounts: CheckboxField,
    disableInOtherClasses: CheckboxField,
  }),
  v.object({ intent: v.literal("resume"), reenableMemberAccounts: CheckboxField }),
  v.object({ intent: v.literal("owner"), ownerId: v.string() }),
  v.object({ intent: v.literal("delete"), name: v.optional(v.pipe(v.string(), v.maxLength(200)), "") }),
]);
type CourseInput = v.InferOutput<typeof CourseForm>;

/** The sentence before the reason of a refused change. */
function failureOf(intent: CourseInput["intent"]): string {
  if (intent === "unschedule") return texts.courses.failureOf({ change: "schedule" });
  const isEnd = intent === "schedule-end" || intent === "end-now" || intent === "end-term";
  return texts.courses.failureOf({ change: isEnd ? "end" : intent });
}

export const courseListAction = (permission: Action) =>
  answerRefusals(async ({ request }: ActionFunctionArgs) => {
    const ctx = await requirePermission(request, permission);
    const url = new URL(request.url);
    const redirectToList = (text: Text, severity?: Severity) =>
      redirectWithToast(request, listAddressOfRequest(request), text, severity);

    return submitForm(request, CourseForm, async (input, fields) => {
      try {
        const failWithText = <Result>(work: Promise<Result>) => failAs(failureOf(input.intent), work);
        if (input.intent === "create")
          return redirectToList(await failWithText(submitOnce(ctx, fields, (innerCtx) => create(innerCtx, input))));
        const courseId = requireId(url.searchParams.get("id"), "course");
        if (input.intent !== "end-now") return redirectToList(await failWithText(applyChange(ctx, courseId, input)));
        await failWithText(requireRunning(ctx, courseId));
        url.searchParams.set("dialog", "end-term");
        return redirect(url.pathname + url.search);
      } catch (error) {
        // Field errors stay in the dialog; any other refusal makes the dialog pointless, so it closes.
        if (!(error instanceof Refusal) || Object.keys(error.errors).length > 0) throw error;
        if (error.code === "forbidden") return redirect("/forbidden");
        const failure = failureOf(input.intent);
        return redirectToList(texts.courses.failureWithReason({ failure, reason: error.message }), error.severity);
      }
    });
  });

async function create(
  ctx: SignedInCtx,
  { name, ownerId, caption, ...fields }: Extract<CourseInput, { intent: "create" }>,
): Promise<Message> {
  const memberIds = Object.keys(fields).flatMap((field) =>
    field.startsWith("member:") ? [requireId(field.slice("member:".length), "member")] : [],
  );
  await createCourse(ctx, { name, ownerId, caption, memberIds });
  return say.courses.courseCreated({ name });
}

/** Runs the verb and returns the toast's text. */
async function applyChange(
  ctx: SignedInCtx,
  courseId: string,
  input: Exclude<CourseInput, { intent: "create" | "end-now" }>,
): Promise<string> {
  switch (input.intent) {
    case "start":
      await startClass(ctx, courseId, {
        name: input.className,
        scheduledEndDate: parseInstantOrNull(input.scheduledEndDate, input.timeZone),
        timeZone: input.timeZone,
      });
      return texts.courses.classStarted;
    case "schedule": {
      const scheduledStartDate = parseInstantOrNull(input.scheduledStartDate, input.timeZone);
      if (!scheduledStartDate)
        throw new Refusal("invalid", say.times.required, { scheduledStartDate: [say.times.required] });
      await scheduleClass(ctx, courseId, {
        scheduledStartDate,
        scheduledEndDate: parseInstantOrNull(input.scheduledEndDate, input.timeZone),
        name: input.className,
        timeZone: input.timeZone,
      });
      return texts.courses.classScheduled;
    }
    case "unschedule":
      await unscheduleClass(ctx, courseId);
      return texts.courses.scheduleRemoved;
    case "schedule-end": {
      const end = parseInstantOrNull(input.newEndDate, input.timeZone);
      await scheduleEnd(ctx, courseId, end);
      return end ? texts.courses.endScheduled : texts.courses.endRemoved;
    }
    case "end-term":
      await endClass(ctx, courseId, {
        disableMemberAccounts: input.disableMemberAccounts === "on",
        disablesInOtherClasses: input.disableInOtherClasses === "on",
      });
      return texts.courses.classEnded;
    case "resume":
      await resumeClass(ctx, courseId, { reenableMemberAccounts: input.reenableMemberAccounts === "on" });
      return texts.courses.classResumed;
    case "owner":
      await changeOwner(ctx, courseId, requireId(input.ownerId, "instructor"));
      return texts.courses.instructorChanged;
    case "delete":
      await deleteCourse(ctx, courseId, input.name);
      return texts.courses.courseDeleted;
  }
}

/** Refuses "End Now" if no class is running, before its confirmation opens. */
async function requireRunning(ctx: SignedInCtx, courseId: string) {
  const [course] = await listCourses(ctx, { courseId });
  if (!course) throw notFound("course");
  if (course.active) return;
  const text = nothingToEnd({ isScheduled: course.scheduled !== null, hasEnded: course.last !== null });
  throw new Refusal("conflict", text, { newEndDate: [text] });
}
