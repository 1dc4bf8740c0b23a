import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { addReusable } from "~/domain/feedback/reusable-comments";
import { answerComment, writeComment } from "~/domain/feedback/write-comment";

const reusable = [
  "Plan the burn on paper before you fire: direction first, then size.",
  "Check the units in every step. Most wrong answers here are off by a factor of 1,000.",
  "Good work. Try it once more without the hints.",
];

const hour = 3_600_000;

/** What an instructor wrote to the student of the demo: a comment with an answer, a pin in a flight, and unread ones. */
export async function addFeedback(instructor: SignedInCtx, courseId: string, student: SignedInCtx) {
  for (const text of reusable) await addReusable(instructor, text);
  const at = (ctx: SignedInCtx, hoursAgo: number) => ({ ...ctx, now: new Date(ctx.now.getTime() - hoursAgo * hour) });
  const attempts = await rowsOf(
    instructor.db,
    v.object({ classSessionId: v.string(), attemptId: v.string(), isFlight: v.boolean(), questions: v.number() }),
    sql`select a.class_session_id as "classSessionId", a.id as "attemptId", a.evidence->>'kind' = 'flight' as "isFlight",
          cardinality(a.question_ids) as questions
        from best_attempts best
        join attempts a on a.id = best.attempt_id
        join class_sessions on class_sessions.id = best.class_session_id
        where class_sessions.course_id = ${courseId} and best.user_id = ${student.actor.userId}
        order by a.received_at desc, a.id`,
  );
  const flight = attempts.find(({ isFlight }) => isFlight);
  const quiz = attempts.find(({ questions }) => questions > 1);
  const [newest] = attempts;
  if (!newest) return;
  const placeOf = ({ classSessionId, attemptId }: typeof newest) => ({
    ...{ classSessionId, attemptId, userId: student.actor.userId },
  });
  const onCourse = { classSessionId: newest.classSessionId, userId: student.actor.userId };
  const answered = await writeComment(
    at(instructor, 50),
    onCourse,
    "You've made good progress in the last two weeks. Which of the flights would you like to go through together?",
  );
  await answerComment(at(student, 44), answered, "Thank you! The first rendezvous, please. I always arrive too fast.");
  if (flight)
    await writeComment(
      at(instructor, 26),
      { ...placeOf(flight), moment: 240 },
      "Here you burned too early: wait until the target is above you, then half of this burn is enough.",
    );
  if (quiz)
    await writeComment(
      at(instructor, 25),
      { ...placeOf(quiz), question: 2 },
      "Read this one again with the figure in https://en.wikipedia.org/wiki/Orbital_mechanics beside you.",
    );
}
