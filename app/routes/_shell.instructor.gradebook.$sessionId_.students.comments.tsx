import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { findGradedSession } from "~/domain/courses/graded-session";
import { listClassComments } from "~/domain/feedback/class-comments";
import { commentFilters, commentsOfPage } from "~/domain/feedback/comment-filters";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { readListQuery } from "~/domain/list-query";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { Pager } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { Names } from "~/ui/names";
import { PageHeader } from "~/ui/page-header";
import { CommentList } from "~/views/feedback/comment-entry";
import { BackToGradebook } from "~/views/gradebook/back-to-gradebook";

export const handle = { title: () => texts.feedback.ofClass, permission: "gradebook:read" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const session = await findGradedSession(ctx, params.sessionId ?? "");
  const { searchParams } = new URL(request.url);
  const filter = commentFilters.find((name) => name === searchParams.get("show")) ?? "all";
  const { page } = readListQuery(searchParams, ["written"], { sort: "written", pageSize: commentsOfPage });
  const { id, name, courseName } = session;
  return {
    ...(await listClassComments(ctx, id, { filter, page })),
    ...{ session: { id, name, courseName }, filter, page },
    // The tab is named after it.
    course: { name: courseName },
  };
});

/** The comments to all students of a class, with what was read and answered. */
export default function ClassComments() {
  const { session, comments, total, counts, filter, page } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-2 print:hidden">
        <BackToGradebook classSessionId={session.id} />
      </p>
      <PageHeader title={texts.feedback.ofClass} subtitle={<Names names={[session.courseName, session.name]} />}>
        <FilterLinks
          label={texts.feedback.filter}
          choices={commentFilters.map((name) => ({
            label: texts.feedback.filterName({ filter: name, comments: counts[name] }),
            isCurrent: name === filter,
            sets: { show: name === "all" ? null : name, page: null },
          }))}
        />
      </PageHeader>
      <div className="grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-4">
        {comments.length === 0 && (
          <EmptyState title={filter === "all" ? texts.feedback.none : texts.feedback.noneMatch}>
            {texts.feedback.noneHint}
          </EmptyState>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {comments.map((comment) => (
            <li key={comment.id} className="rounded-lg border border-line bg-surface px-4 py-3">
              {comment.isHere ? (
                <Link
                  to={studentAddressOf(session.id, comment.userId, comment.scenarioId ?? undefined)}
                  prefetch="none"
                  className="link tap font-medium"
                >
                  <bdi>{comment.student}</bdi>
                </Link>
              ) : (
                <bdi className="font-medium">{comment.student}</bdi>
              )}
              {/* Comments are changed in the student's record. */}
              <CommentList comments={[{ ...comment, isOwn: false }]} reader={{ kind: "staff" }} place="whole" />
            </li>
          ))}
        </ul>
        <Pager page={page} pageSize={commentsOfPage} total={total} />
      </div>
    </>
  );
}
