import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { reachOf, type Action } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { listCourses } from "~/domain/courses/list-courses";
import { idOf } from "~/domain/id";
import { readListQuery } from "~/domain/list-query";
import { listOrganizationNames } from "~/domain/organizations/organization-names";
import { readAllowsRosters } from "~/domain/organizations/set-rosters";
import { notFound } from "~/domain/refusal";
import { readColumns } from "~/domain/roster/check-roster";
import { importsOwnOnly } from "~/domain/roster/import-reach";
import { readRosterImport, rosterRowsOf } from "~/domain/roster/read-roster-import";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { changeRoster } from "./roster-action.server";

const rowsPerPage = 100;

/** Without `?id=…` the upload form; with it the checked file, and later the result of the import. */
export const createImportLoader = (permission: Action) =>
  answerRefusals(async ({ request }: LoaderFunctionArgs) => {
    const ctx = await requirePermission(request, permission);
    const { searchParams } = new URL(request.url);
    const id = idOf(searchParams.get("id"));
    if (!id) return readUpload(ctx, searchParams);
    const roster = await readRosterImport(ctx, id);
    if (roster.step === "columns") return { step: "columns" as const, roster, columns: await readColumns(ctx, id) };
    const { page } = readListQuery(searchParams, ["position"], { sort: "position", pageSize: rowsPerPage });
    const onlyErrors = searchParams.get("only") === "errors";
    const rows = await rosterRowsOf(ctx, roster.id, {
      only: onlyErrors ? ["Error"] : null,
      limit: rowsPerPage,
      offset: (page - 1) * rowsPerPage,
    });
    const asksToTakeBack = searchParams.get("dialog") === "takeBack";
    return { step: "checked" as const, roster, rows, page, pageSize: rowsPerPage, onlyErrors, asksToTakeBack };
  });

/** The upload form for a course (`?courseId=…`) or an organization, which a system administrator chooses. */
async function readUpload(ctx: SignedInCtx, search: URLSearchParams) {
  const courseId = idOf(search.get("courseId"));
  const [course] = courseId ? await listCourses(ctx, { courseId }) : [];
  if (courseId && !course) throw notFound("course");
  const { role, organizationId: home } = ctx.actor;
  const ownOnly = importsOwnOnly(ctx);
  if (ownOnly && !course) throw notFound("course");
  if (ownOnly && course && !(await readAllowsRosters(ctx, course.ownerOrganizationId)))
    return { step: "refused" as const };
  const choosesOrganization = !course && reachOf(role, "roster:import") === "any";
  const choosesRosterRule = !course && home !== null && reachOf(role, "user:import") === "organization";
  return {
    step: "upload" as const,
    ownOnly,
    /** Null if this isn't decided here. */
    allowsRosters: choosesRosterRule ? await readAllowsRosters(ctx, home) : null,
    course: course ? { id: course.id, name: course.name, organizationName: course.organizationName } : null,
    organizations: choosesOrganization ? await listOrganizationNames(ctx) : null,
    organizationId: course?.ownerOrganizationId ?? search.get("orgId") ?? "",
  };
}

export const createImportAction = (permission: Action) =>
  answerRefusals(async ({ request }: ActionFunctionArgs) =>
    changeRoster(request, await requirePermission(request, permission)),
  );
