import * as v from "valibot";
import { isTimeZone } from "~/domain/date-text";
import { countAnswer } from "~/domain/limits/count-play";
import { answerPracticeQuestion, PracticeAnswer } from "~/domain/practice/answer-question";
import { askQuestions } from "~/domain/practice/ask-questions";
import { practiceDays } from "~/domain/practice/practice-limits";
import { readClassPractice } from "~/domain/practice/read-class-practice";
import { readPractice } from "~/domain/practice/read-practice";
import { keyed, say } from "~/texts/say";
import { ok, operation } from "./operation";
import { ClassPractice, Practice, PracticeFeedback } from "./practice-answers";
import { createSignedInRouter, Id, validate } from "./router";

const timeZoneText = () => keyed(say.practice.notTimeZone);
const TimeZone = v.pipe(
  v.string(timeZoneText),
  v.maxLength(64, timeZoneText),
  v.check(isTimeZone, timeZoneText),
  v.description("Of the person, such as `Europe/Berlin`: for days, if the course has no time zone of its own."),
);

/** Questions that come back until they are remembered (docs/decisions/0195). */
export const practice = createSignedInRouter()
  .get(
    "/",
    operation("List what is due for practice", "score:submit", ok(Practice), {
      description:
        "Questions that the caller has answered in attempts that the server graded, of courses that the caller is in, " +
        "once their right answers may be shown. What was wrong comes first; at most five questions a day are new. " +
        "Practice is never graded.",
    }),
    validate("query", v.object({ timeZone: v.optional(TimeZone) })),
    async (c) => {
      const found = await readPractice(c.var.ctx, c.req.valid("query").timeZone ?? null);
      return c.json({ ...found, session: await askQuestions(c.var.ctx, found.session) });
    },
  )
  .post(
    "/answers",
    operation("Answer a question in practice", "score:submit", ok(PracticeFeedback), {
      description:
        "`id` is made by the client and names the answer: sent again, it counts once, and another answer with it is " +
        "409. `isSure`: the student knew it, or guessed. The first answer of a day sets the date, from whatever device. " +
        "A question that can't be practised (any more) is 404; more than 60 answers a minute are 429.",
    }),
    validate("json", v.object({ ...PracticeAnswer.entries, timeZone: v.optional(TimeZone) })),
    async (c) => {
      const { timeZone = null, ...answer } = c.req.valid("json");
      await countAnswer(c.var.ctx);
      return c.json(await answerPracticeQuestion(c.var.ctx, answer, timeZone));
    },
  );

/** What a class forgets. */
export const classPractice = createSignedInRouter().get(
  "/:id/practice",
  operation("Read what a class session forgets", "gradebook:read", ok(ClassPractice), {
    description: `From the students' practice in the last ${practiceDays} days, with questions of the class's curriculum.`,
  }),
  validate("param", v.object({ id: Id }), { thing: "class" }),
  async (c) => {
    const { students, practising, questions } = await readClassPractice(c.var.ctx, c.req.valid("param").id);
    return c.json({ days: practiceDays, students, practising, questions });
  },
);
