import type { LoaderFunctionArgs } from "@remix-run/node";
import { texts } from "~/texts";
import { readCourseDialog, type CourseDialog } from "~/views/courses/courses-loader.server";
import { listPage } from "~/views/list-page.server";
import { can, type Action } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { readLessonLanguage } from "~/domain/courses/change-lesson-language";
import { readRequestRule } from "~/domain/courses/change-requests";
import { readQuizRules } from "~/domain/courses/change-quiz-rules";
import { filterCourses, listTeachers } from "~/domain/courses/course-teachers";
import { listClasses } from "~/domain/courses/list-classes";
import { listCourses, type Course } from "~/domain/courses/list-courses";
import { readCourseRules } from "~/domain/grades/read-rules";
import { listMembers, memberColumns } from "~/domain/courses/list-members";
import { readAllowsRosters } from "~/domain/organizations/set-rosters";
import { idOf, requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { writeQrCode, type QrCode } from "~/http/qr-code.server";

/** Data of the open dialog; the URL says which one is open (`?dialog=…&id=…`). */
export type CoursePageDialog =
  | { kind: "rename" | "code" | "add" }
  | { kind: "quizzes" }
  | { kind: "remove"; member: { id: string; username: string; attempts: number } }
  | { kind: "class"; dialog: CourseDialog };

/** Loader of a course's page, at /admin/courses/{id} and /instructor/courses/{id}. */
export const coursePageLoader = (permission: Action) =>
  answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
    const ctx = await requirePermission(request, permission);
    const course = await readCourse(ctx, params.courseId);
    const { searchParams } = new URL(request.url);
    const mayChange = (await filterCourses(ctx, [course.id], "course:change")).has(course.id);
    return {
      course,
      mayChange,
      teachers: await listTeachers(ctx, course.id),
      classes: await listClasses(ctx, course.id),
      members: await listPage(request, {
        columns: memberColumns,
        sort: "name",
        failure: texts.course.membersNotRead,
        read: (query) => listMembers(ctx, course.id, query),
      }),
      invitation: course.accessCode ? await createInvitation(course.accessCode) : null,
      gradingRules: await readCourseRules(ctx, course.id),
      quizRules: await readQuizRules(ctx, course.id),
      lessonLanguage: await readLessonLanguage(ctx, course.id),
      requestRule: await readRequestRule(ctx, course.id),
      importPermission: await readImportPermission(ctx, course),
      now: ctx.now.toISOString(),
      dialog: mayChange ? await readDialog(ctx, course, searchParams) : null,
    };
  });

/** Whether the actor may import a roster into the course; `asks`: only with an administrator's help or consent. */
async function readImportPermission(ctx: SignedInCtx, course: Course): Promise<"may" | "asks" | "never"> {
  const { id, ownerOrganizationId: organizationId } = course;
  if (can(ctx.actor, "user:import", { organizationId })) return "may";
  const mayImport = (await filterCourses(ctx, [id], "roster:import")).has(id);
  if (!mayImport || organizationId !== ctx.actor.organizationId) return "never";
  return (await readAllowsRosters(ctx, organizationId)) ? "may" : "asks";
}

/** The sheet for printing or projecting. */
export const codeSheetLoader = (permission: Action) =>
  answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
    const ctx = await requirePermission(request, permission);
    const course = await readCourse(ctx, params.courseId);
    if (!course.accessCode) throw notFound("accessCode");
    return { course, invitation: await createInvitation(course.accessCode) };
  });

async function readCourse(ctx: SignedInCtx, id: unknown): Promise<Course> {
  const [course] = await listCourses(ctx, { courseId: requireId(id, "course") });
  if (!course) throw notFound("course");
  return course;
}

export type Invitation = { code: string; address: string; host: string; qrCode: QrCode };

async function createInvitation(code: string): Promise<Invitation> {
  const { url } = await readMailSite();
  const address = `${url}/register?mode=JoinOrganization&accessCode=${encodeURIComponent(code)}`;
  return { code, address, host: url.replace(/^https?:\/\//, ""), qrCode: writeQrCode(address) };
}

async function readDialog(ctx: SignedInCtx, course: Course, search: URLSearchParams): Promise<CoursePageDialog | null> {
  const kind = search.get("dialog");
  if (kind === "rename" || kind === "code" || kind === "add" || kind === "quizzes") return { kind };
  const id = idOf(search.get("id"));
  if (kind === "remove" && id) {
    const { rows } = await listMembers(ctx, course.id, { ...singleRowQuery, id });
    const [member] = rows;
    return member ? { kind, member } : null;
  }
  if (!kind || id !== course.id) return null;
  const dialog = await readCourseDialog(ctx, kind, course);
  return dialog && { kind: "class", dialog };
}

const singleRowQuery = { q: "", sort: "name", descending: false, page: 1, pageSize: 1 } as const;
