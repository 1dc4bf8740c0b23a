// Responses of the calls about practice; see answers.ts.
import * as v from "valibot";
import { minPractising, practiceDays } from "~/domain/practice/practice-limits";
import { answer, Count, orNull, Uuid } from "./answer-parts";

const Day = v.pipe(v.string(), v.isoDate());

export const Practice = answer("Practice", "What the caller practises now. Never graded.", {
  today: v.pipe(Day, v.description("For the student, whose days these are.")),
  session: v.pipe(
    v.array(
      v.strictObject({
        scenarioId: Uuid,
        scenarioTitle: v.string(),
        campaignTitle: v.string(),
        isQuiz: v.boolean(),
        question: v.string(),
        text: v.string(),
        several: v.pipe(v.boolean(), v.description("More than one answer is right, and all of them are needed.")),
        answers: v.array(v.strictObject({ key: v.string(), text: v.string() })),
        lastPractisedOn: orNull(Day),
      }),
    ),
    v.description("Questions that are due, in order; without the right answers."),
  ),
  questions: v.pipe(Count, v.description("Of this session.")),
  minutes: v.pipe(Count, v.description("About how long they take.")),
  dueCount: v.pipe(Count, v.description("All that are due today, with those of this session.")),
  next: v.pipe(
    orNull(v.strictObject({ on: Day, count: Count })),
    v.description("The next day with questions, after those of today; null if no other will be due."),
  ),
  cards: v.pipe(Count, v.description("Questions that can be practised: answered in an attempt, and shown by now.")),
  practised: v.pipe(Count, v.description("How many of them were practised.")),
  remembered: v.pipe(Count, v.description("How many of them will be remembered for three weeks or more.")),
  practisedToday: Count,
  streak: v.pipe(
    v.strictObject({ days: Count, hasToday: v.boolean() }),
    v.description("Days in a row with a lesson, a flight or practice, up to today or yesterday."),
  ),
});

export const PracticeFeedback = answer("PracticeFeedback", "What is said of an answer in practice.", {
  isRight: v.boolean(),
  right: v.pipe(v.array(v.string()), v.description("Keys of the right answers.")),
  explanation: orNull(v.string()),
  dueOn: v.pipe(Day, v.description("When the question is due again.")),
  counted: v.pipe(
    v.boolean(),
    v.description("False: the question wasn't due, or another device answered it today. The date stays as it was."),
  ),
});

export const ClassPractice = answer("ClassPractice", "What a class forgets, from its practice. Without names.", {
  days: v.pipe(v.literal(practiceDays), v.description("Up to today.")),
  students: v.pipe(Count, v.description("Of the class.")),
  practising: v.pipe(Count, v.description("How many of them practised in these days.")),
  questions: v.pipe(
    v.array(
      v.strictObject({
        scenarioId: Uuid,
        scenarioTitle: v.string(),
        question: v.string(),
        text: v.string(),
        students: Count,
        reviews: Count,
        wrong: Count,
        forgotten: v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description("`wrong` of `reviews`.")),
      }),
    ),
    v.description(`Most often forgotten first. Only questions that at least ${minPractising} students practise.`),
  ),
});
