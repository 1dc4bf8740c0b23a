// What an instructor writes to a student, and the student's answer, as the API and a form send them.
import * as v from "valibot";
import { idSchema } from "~/domain/id";
import { plainText } from "~/domain/plain-text";
import { keyed, say } from "~/texts/say";

export const maxCommentLength = 4_000;
export const maxReusable = 200;
/** Of one student in one class. */
export const maxComments = 100;

export const CommentText = plainText(maxCommentLength, {
  required: () => keyed(say.feedback.textRequired),
  tooLong: () => keyed(say.feedback.textTooLong({ max: maxCommentLength })),
  unstorable: () => keyed(say.feedback.textUnstorable),
});

const maxQuestion = 100_000;
const maxSeconds = 1e9;
const wrongQuestion = () => keyed(say.feedback.questionNumber);
const wrongMoment = () => keyed(say.feedback.momentFormat);

/** The number of a question of an attempt, from 1. */
const question = (number: v.GenericSchema<unknown, number>) =>
  v.pipe(number, v.integer(wrongQuestion), v.minValue(1, wrongQuestion), v.maxValue(maxQuestion, wrongQuestion));
/** Seconds of a flight. */
const moment = (number: v.GenericSchema<unknown, number>) =>
  v.pipe(number, v.finite(wrongMoment), v.minValue(0, wrongMoment), v.maxValue(maxSeconds, wrongMoment));

export const SentComment = v.object({
  text: CommentText,
  scenarioId: v.optional(idSchema()),
  attemptId: v.optional(idSchema()),
  question: v.optional(question(v.number(wrongQuestion))),
  moment: v.optional(moment(v.number(wrongMoment))),
});

const nothing = v.pipe(
  v.string(),
  v.transform((): undefined => undefined),
);

/** An empty field of a form is none. */
const optionalField = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.optional(
    v.lazy((input): v.GenericSchema<unknown, Output | undefined> =>
      typeof input === "string" && input.trim() === "" ? nothing : schema,
    ),
  );

const typedNumber = v.pipe(v.string(wrongQuestion), v.regex(/^\d{1,6}$/, wrongQuestion), v.transform(Number));

/** Minutes and seconds, like "92:34". */
const typedMoment = v.pipe(
  v.string(wrongMoment),
  v.trim(),
  v.regex(/^\d{1,7}:[0-5]?\d$/, wrongMoment),
  v.transform((text) => {
    const [minutes = 0, seconds = 0] = text.split(":").map(Number);
    return minutes * 60 + seconds;
  }),
);

/** The place of a comment in a form. */
export const TypedPlace = {
  classSessionId: idSchema(),
  userId: idSchema(),
  scenarioId: optionalField(idSchema()),
  attemptId: optionalField(idSchema()),
  question: optionalField(question(typedNumber)),
  moment: optionalField(moment(typedMoment)),
};

/** What a comment is about: an attempt, a question or a moment of it, a scenario, or the class as a whole. */
export type CommentPlace = {
  classSessionId: string;
  userId: string;
  scenarioId?: string | undefined;
  attemptId?: string | undefined;
  question?: number | undefined;
  moment?: number | undefined;
};

/** As a form shows it: "92:34". */
export const momentText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
