// All comments of a class, for its instructors.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { commentsOfPage, type CommentFilter } from "./comment-filters";
import { listCommentsBy, type Comment } from "./list-comments";

/** `isHere`: the student is in the class, so that their record can be opened. */
export type ClassComment = Comment & { student: string; isHere: boolean };
export type ClassComments = { comments: ClassComment[]; total: number; counts: Record<CommentFilter, number> };

const conditions = {
  all: sql`true`,
  unread: sql`f.read_at is null`,
  answered: sql`f.answered_at is not null`,
};

/** Newest first; `page` from 1. The caller has checked that the actor may read the gradebook of the class. */
export async function listClassComments(
  ctx: SignedInCtx,
  classSessionId: string,
  { filter, page }: { filter: CommentFilter; page: number },
): Promise<ClassComments> {
  const counts = await rowOf(
    ctx.db,
    v.object({ all: v.number(), unread: v.number(), answered: v.number() }),
    sql`select count(*)::int as "all", (count(*) filter (where ${conditions.unread}))::int as unread,
          (count(*) filter (where ${conditions.answered}))::int as answered
        from feedback_comments f where f.class_session_id = ${classSessionId}`,
  );
  const comments = await listCommentsBy(ctx, sql`f.class_session_id = ${classSessionId} and ${conditions[filter]}`, {
    page,
    pageSize: commentsOfPage,
  });
  const ids = [...new Set(comments.map(({ userId }) => userId))];
  const students = await rowsOf(
    ctx.db,
    v.object({ id: v.string(), name: v.string(), isHere: v.boolean() }),
    sql`select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) as name,
          exists (select from class_session_students s
            where s.class_session_id = ${classSessionId} and s.user_id = users.id) as "isHere"
        from users where id = any(${`{${ids.join()}}`}::uuid[])`,
  );
  const studentOf = new Map(students.map((student) => [student.id, student]));
  return {
    comments: comments.map((comment) => {
      const { name = "", isHere = false } = studentOf.get(comment.userId) ?? {};
      return { ...comment, student: name, isHere };
    }),
    ...{ total: counts[filter], counts },
  };
}
