import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { listCourses } from "~/domain/courses/list-courses";
import { idOf } from "~/domain/id";
import { readListQuery } from "~/domain/list-query";
import { listOrganizationNames } from "~/domain/organizations/organization-names";
import type { Page } from "~/domain/page";
import { notFound } from "~/domain/refusal";
import { maxBytes } from "~/domain/roster/roster-limits";
import { readColumns } from "~/domain/roster/check-roster";
import { describeImport, describeTakeBack } from "~/domain/roster/describe-import";
import { readRosterImport, rosterRowsOf, type RosterImport } from "~/domain/roster/read-roster-import";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { PageHeader } from "~/ui/page-header";
import { CheckedRoster } from "./checked-roster";
import { NameColumns } from "./name-columns";
import { changeRoster } from "./upload-roster.server";
import { UploadForm } from "./upload-form";

// A file of people, and what a form wraps it in.
export const handle = {
  title: "Import roster",
  permission: "user:import",
  maxFormBytes: maxBytes + 64 * 1024,
} satisfies Page;

const rowsPerPage = 100;

/** Without `?id=…` the form for a file; with it what was found in the file, and afterwards what became of it. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { searchParams } = new URL(request.url);
  const id = idOf(searchParams.get("id"));
  if (!id) return { step: "upload" as const, ...(await readUpload(ctx, searchParams)) };
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

/** A file for one course (`?courseId=…`), or for an organization, which a system administrator chooses. */
async function readUpload(ctx: SignedInCtx, search: URLSearchParams) {
  const courseId = idOf(search.get("courseId"));
  const [course] = courseId ? await listCourses(ctx, { courseId }) : [];
  if (courseId && !course) throw notFound("The course");
  const chooses = !course && reachOf(ctx.actor.role, "user:import") === "any";
  return {
    course: course ? { id: course.id, name: course.name, organizationName: course.organizationName } : null,
    organizations: chooses ? await listOrganizationNames(ctx) : null,
    organizationId: course?.ownerOrganizationId ?? search.get("orgId") ?? "",
  };
}

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeRoster(request, await requirePermission(request, handle.permission)),
);

const purpose =
  "Adds many people at once, and enrols them in courses. Nothing is changed before you have seen what will happen.";

export default function ImportRoster() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && "errors" in answer ? answer : undefined;
  return (
    <>
      <Head roster={found.step === "upload" ? null : found.roster} />
      {found.step === "upload" && <UploadForm {...found} refused={refused} />}
      {found.step === "columns" && <NameColumns id={found.roster.id} columns={found.columns} refused={refused} />}
      {found.step === "checked" && <CheckedRoster {...found} refused={refused} />}
    </>
  );
}

/** The head of a finished run says what happened. */
function Head({ roster }: { roster: RosterImport | null }) {
  if (!roster) return <PageHeader title="Import Roster" subtitle={purpose} />;
  if (roster.takenBackAt !== null)
    return <PageHeader title="Roster Taken Back" subtitle={`${roster.fileName}: ${describeTakeBack(roster)}`} />;
  if (roster.step !== "done") return <PageHeader title="Import Roster" subtitle={roster.fileName} />;
  return <PageHeader title="Roster Imported" subtitle={`${roster.fileName}: ${describeImport(roster)}`} />;
}
