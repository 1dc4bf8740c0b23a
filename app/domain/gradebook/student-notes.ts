import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { countRows, rowsOf, Time } from "~/db/rows.server";
import { studentNotes } from "~/db/schema";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { requireId } from "~/domain/id";
import { plainText } from "~/domain/plain-text";
import { notFound, Refusal } from "~/domain/refusal";
import { keyed, say } from "~/texts/say";

const maxLength = 2_000;
const maxNotes = 200;

/** The text of a note. */
export const NoteText = plainText(maxLength, {
  required: () => keyed(say.studentRecord.noteRequired),
  tooLong: () => keyed(say.studentRecord.noteTooLong({ max: maxLength })),
  unstorable: () => keyed(say.studentRecord.noteUnstorable),
});

/** An instructor's note about a student of a course; `isOwn`: the reader wrote it. */
export type StudentNote = { id: string; text: string; authorName: string; isOwn: boolean; writtenAt: Date };

const Note = v.object({
  id: v.string(),
  text: v.string(),
  authorName: v.string(),
  isOwn: v.boolean(),
  writtenAt: Time,
});

/** For a student whose record the actor may read; the caller has checked that. Newest first. */
export function listNotes({ db, actor }: SignedInCtx, courseId: string, userId: string): Promise<StudentNote[]> {
  return rowsOf(
    db,
    Note,
    sql`select id, text, author_name as "authorName", coalesce(author_id = ${actor.userId}, false) as "isOwn",
          written_at as "writtenAt"
        from student_notes where course_id = ${courseId} and user_id = ${userId}
        order by written_at desc, id desc limit ${maxNotes}`,
  );
}

/** Adds a note about a student of a class; it belongs to the course. */
export function addNote(ctx: SignedInCtx, classSessionId: string, userId: string, text: string): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const { db, actor, now } = inner;
    const course = await findCourseOf(inner, classSessionId, userId);
    if (course.notes >= maxNotes) throw new Refusal("conflict", say.studentRecord.tooManyNotes({ max: maxNotes }));
    await db.insert(studentNotes).values({
      id: uuid(),
      courseId: course.id,
      userId,
      text,
      authorId: actor.userId,
      authorName: actor.username,
      writtenAt: now,
    });
  });
}

/** The course, if the actor may write notes there and the student is in the class. */
async function findCourseOf({ db, actor }: SignedInCtx, classSessionId: string, userId: string) {
  const [course] = await rowsOf(
    db,
    v.object({ id: v.string(), notes: v.number() }),
    sql`select courses.id, (select count(*)::int from student_notes n
            where n.course_id = courses.id and n.user_id = enrolled.user_id) as notes
        from courses
        join class_sessions s on s.course_id = courses.id
        join class_session_students enrolled on enrolled.class_session_id = s.id
        where s.id = ${requireId(classSessionId, "class")}
          and enrolled.user_id = ${requireId(userId, "student")} and ${coursesWithin(actor, "note:write")}
        for key share of courses`,
  );
  if (!course) throw notFound("student");
  return course;
}

/** Deletes a note that the actor wrote. */
export async function removeNote({ db, actor }: SignedInCtx, noteId: string): Promise<void> {
  const removed = await countRows(
    db,
    sql`delete from student_notes where id = ${requireId(noteId, "note")} and author_id = ${actor.userId}
          and course_id in (select courses.id from courses where ${coursesWithin(actor, "note:write")}) returning id`,
  );
  if (removed === 0) throw notFound("note");
}
