import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StudentPage } from "~/admin/student/student-page";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "gradebook:read" } satisfies Page;

/** All that a class knows of one of its students. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { ...(await readStudentRecord(ctx, params.sessionId!, params.userId!)), now: ctx.now };
});

export default function Student() {
  return <StudentPage {...useLoaderData<typeof loader>()} />;
}
