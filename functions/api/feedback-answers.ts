// Responses of the calls about comments to students; see answers.ts.
import * as v from "valibot";
import type { Comment } from "~/domain/feedback/list-comments";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";

const Text = v.pipe(v.string(), v.description("Plain text. Web addresses in it may be shown as links."));
const common = {
  id: Uuid,
  sessionId: Uuid,
  scenarioId: v.pipe(orNull(Uuid), v.description("Null: about the course as a whole.")),
  scenarioName: orNull(v.string()),
  attemptId: orNull(Uuid),
  question: v.pipe(orNull(Count), v.description("The number of a question of the attempt, from 1.")),
  moment: v.pipe(orNull(v.number()), v.description("Seconds of the flight.")),
  text: Text,
  author: v.string(),
  time: Time,
  changed: orNull(Time),
  read: v.pipe(orNull(Time), v.description("When the student opened it.")),
  answer: orNull(Text),
  answered: orNull(Time),
};

export const OwnComment = answer("OwnComment", "An instructor's comment to the caller.", {
  ...common,
  sessionName: v.string(),
  groupName: v.string(),
});
export const OwnFeedback = answer("OwnFeedback", "The comments to the caller, newest first.", {
  unread: Count,
  comments: v.array(OwnComment),
});
export const StudentComment = answer("StudentComment", "An instructor's comment to a student.", {
  ...common,
  number: v.pipe(Count, v.description("Grows with each comment of a class session.")),
  userId: Uuid,
});
export const WrittenComment = answer("WrittenComment", "The id of a new comment.", { id: Uuid });

const asCommon = ({
  classSessionId,
  scenarioTitle,
  writtenAt,
  changedAt,
  readAt,
  answeredAt,
  ...comment
}: Comment) => ({
  id: comment.id,
  sessionId: classSessionId,
  scenarioId: comment.scenarioId,
  scenarioName: scenarioTitle,
  attemptId: comment.attemptId,
  question: comment.question,
  moment: comment.moment,
  text: comment.text,
  author: comment.author,
  time: writtenAt,
  changed: changedAt,
  read: readAt,
  answer: comment.answer,
  answered: answeredAt,
});

export const asOwnComment = (comment: Comment) => ({
  ...asCommon(comment),
  sessionName: comment.className,
  groupName: comment.courseName,
});

export const asStudentComment = (comment: Comment) => ({
  ...asCommon(comment),
  number: comment.number,
  userId: comment.userId,
});
