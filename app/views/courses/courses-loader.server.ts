import type { LoaderFunctionArgs } from "@remix-run/node";
import { texts } from "~/texts";
import { listPage } from "~/views/list-page.server";
import { can, canRole, type Action } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { countClassAccounts, listInOtherClasses, listMembersInClasses } from "~/domain/courses/class-accounts";
import type { OtherClassStudent } from "~/domain/courses/other-class-students";
import {
  listCourseCandidates,
  listOrganizationsForCourses,
  staffOf,
  type Candidate,
} from "~/domain/courses/course-candidates";
import { filterCourses } from "~/domain/courses/course-teachers";
import { countCourseContents, type CourseContents } from "~/domain/courses/delete-course";
import { listCourses, selectCourses, type Course } from "~/domain/courses/list-courses";
import { courseColumns, searchCourses } from "~/domain/courses/search-courses";
import { idOf } from "~/domain/id";
import { createFormKey } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

/** Data of the open dialog; the URL says which one is open (`?dialog=…&id=…`). */
export type CourseDialog =
  | {
      kind: "create";
      organizations: { id: string; name: string; staff: number }[];
      organizationId: string | null;
      mayCreateOrganization: boolean;
      staff: Candidate[];
      people: Candidate[];
      formKey: string;
    }
  | { kind: "start"; course: Course; otherClassStudents: OtherClassStudent[] }
  | { kind: "end"; course: Course }
  | { kind: "end-term"; course: Course; accounts: number; otherClassStudents: OtherClassStudent[] }
  | { kind: "resume"; course: Course; accounts: number }
  | { kind: "owner"; course: Course; staff: Candidate[] }
  | { kind: "delete"; course: Course; contents: CourseContents };

export const courseListLoader = (permission: Action) =>
  answerRefusals(async ({ request }: LoaderFunctionArgs) => {
    const ctx = await requirePermission(request, permission);
    const { searchParams } = new URL(request.url);
    return {
      page: await listPage(request, {
        columns: courseColumns,
        sort: "name",
        failure: texts.courses.listFailed,
        read: async (query) => {
          const { rows, total } = await searchCourses(ctx, selectCourses, query);
          const runnable = await filterCourses(ctx, idsOf(rows), "course:run");
          return { rows: rows.map((course) => ({ ...course, mayRun: runnable.has(course.id) })), total };
        },
      }),
      now: ctx.now.toISOString(),
      permissions: {
        create: canRole(ctx.actor.role, "course:create"),
        assign: can(ctx.actor, "course:assign"),
        restore: canRole(ctx.actor.role, "course:delete"),
      },
      dialog: await readDialog(ctx, searchParams),
    };
  });

const idsOf = (courses: Course[]) => courses.map(({ id }) => id);

async function readDialog(ctx: SignedInCtx, params: URLSearchParams): Promise<CourseDialog | null> {
  const kind = params.get("dialog");
  if (kind === "create")
    return canRole(ctx.actor.role, "course:create") ? readCreateDialog(ctx, params.get("organization")) : null;
  const id = idOf(params.get("id"));
  if (!kind || !id) return null;
  const [course] = await listCourses(ctx, { courseId: id }, "course:run");
  return course ? readCourseDialog(ctx, kind, course) : null;
}

async function readCreateDialog(ctx: SignedInCtx, chosenOrganizationId: string | null): Promise<CourseDialog> {
  const organizations = await listOrganizationsForCourses(ctx);
  const [only, ...others] = organizations;
  const organizationId =
    (others.length === 0 ? only : organizations.find(({ id }) => id === chosenOrganizationId))?.id ?? null;
  const candidates = organizationId ? await listCourseCandidates(ctx, organizationId) : { staff: [], people: [] };
  const canCreateOrganization = canRole(ctx.actor.role, "organization:create");
  return {
    kind: "create",
    organizations,
    organizationId,
    mayCreateOrganization: canCreateOrganization,
    ...candidates,
    formKey: createFormKey(),
  };
}

/** Data of a dialog about one course; null if the actor may not open it. */
export async function readCourseDialog(ctx: SignedInCtx, kind: string, course: Course): Promise<CourseDialog | null> {
  switch (kind) {
    case "start":
      return { kind, course, otherClassStudents: await listMembersInClasses(ctx, course) };
    case "end":
      return { kind, course };
    case "end-term":
      return {
        kind,
        course,
        accounts: (await countClassAccounts(ctx, course)).toDisable,
        otherClassStudents: await listInOtherClasses(ctx, course),
      };
    case "resume":
      return { kind, course, accounts: (await countClassAccounts(ctx, course)).toEnable };
    case "owner":
      return can(ctx.actor, "course:assign")
        ? { kind, course, staff: await staffOf(ctx, course.ownerOrganizationId) }
        : null;
    case "delete":
      return canRole(ctx.actor.role, "course:delete")
        ? { kind, course, contents: await countCourseContents(ctx, course.id) }
        : null;
    default:
      return null;
  }
}
