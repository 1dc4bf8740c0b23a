import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

/** Comments of instructors to a student, and the student's answers. */
export const feedback = {
  title: "Feedback",
  /** A menu item, a button and the title of a dialog. */
  comment: "Comment",
  commentOnCourse: "Comment on the course",
  commentOnMoment: "Comment on this moment",
  /** A link beside a question; the unseen part is read aloud only. */
  commentOnQuestion: ({ number, unseen }: { number: number; unseen: (text: string) => ReactNode }) =>
    rich`Comment${unseen(` on question ${number}`)}`,
  none: "No comments yet.",
  /** The page with the comments to all students of a class. */
  ofClass: "Comments",
  filter: "Comments shown",
  filterName: ({ filter, comments }: { filter: "all" | "unread" | "answered"; comments: number }) =>
    `${{ all: "All", unread: "Not read yet", answered: "Answered" }[filter]} (${comments})`,
  noneMatch: "No comments match this filter.",
  noneHint: "To write one, open a student in the gradebook and choose Comment.",
  /** What a comment is about. */
  onCourse: "The course as a whole",
  onQuestion: ({ number }: { number: number }) => `Question ${number}`,
  onMoment: ({ moment }: { moment: string }) => `At ${moment}`,
  onAttempt: "An attempt",
  /** The place in the replay, as a button. */
  showMoment: ({ moment }: { moment: string }) => `Show ${moment} in the replay`,
  text: "Comment",
  textHint: "The student can read this, and answer once. Addresses that start with https:// become links.",
  moment: "Moment of the flight",
  momentHint: "Minutes and seconds, such as 12:30. Leave blank to comment on the whole attempt.",
  reusable: "Reusable comments",
  insert: "Insert",
  alsoReusable: "Save as a reusable comment",
  manageReusable: "Edit reusable comments",
  write: "Add comment",
  written: "Comment added.",
  edit: ({ unseen }: { unseen: (text: string) => ReactNode }) => rich`Edit${unseen(" this comment")}`,
  editTitle: "Edit comment",
  removeTitle: "Remove comment?",
  remove: "Remove",
  changed: "Comment saved.",
  removed: "Comment removed.",
  unread: "Not read yet",
  readAt: ({ dateTime }: { dateTime: string }) => `Read ${dateTime}`,
  isNew: "New",
  edited: "edited",
  answerOf: ({ dateTime }: { dateTime: string }) => `Student's answer, ${dateTime}`,
  ownAnswer: ({ dateTime }: { dateTime: string }) => `Your answer, ${dateTime}`,
  answer: "Answer",
  answerHint: "You can answer this comment once. Your instructors can read it.",
  sendAnswer: "Send answer",
  answered: "Answer sent.",
  /** On the link to the results in the game's menu. */
  unreadComments: ({ comments }: { comments: number }) =>
    plural(comments, { one: "# new comment", other: "# new comments" }),
  reusablePage: "Reusable comments",
  reusableIntro: "Texts that you often write to students. Only you can see this list.",
  noReusable: "No reusable comments yet. Add one below, or save one while you write a comment.",
  newReusable: "New reusable comment",
  addReusable: "Add",
  reusableAdded: "Reusable comment added.",
  reusableRemoved: "Reusable comment removed.",
  removeReusable: ({ text, unseen }: { text: string; unseen: (text: string) => ReactNode }) =>
    rich`Remove${unseen(` ${text}`)}`,
  mailsTitle: "Emails about feedback",
  mailsLabel: "Email me about new comments, at most once a day",
  mailsSaved: "Saved.",
  mailSubject: ({ comments, productName }: { comments: number; productName: string }) =>
    plural(comments, {
      one: `You have # new comment in ${productName}`,
      other: `You have # new comments in ${productName}`,
    }),
  mailText: ({ username, comments }: { username: string; comments: number }) =>
    plural(comments, {
      one: `Your instructor has written # comment to you (${username}). Read it in your results:`,
      other: `Your instructors have written # comments to you (${username}). Read them in your results:`,
    }),
  mailStop: "You get at most one of these emails a day. To stop them, open your account:",
  textRequired: "Enter a comment.",
  textTooLong: ({ max }: { max: number }) => `The text must be at most ${max} characters.`,
  textUnstorable: "The text contains a character that can't be saved. Remove it.",
  questionNumber: "Enter the number of a question, from 1.",
  momentFormat: "Enter minutes and seconds, such as 12:30.",
  noQuestion: "The attempt doesn't have this question.",
  noMoment: "The flight doesn't have this moment. Enter a time before its end.",
  tooMany: ({ max }: { max: number }) => `This student already has ${max} comments in this class, which is the limit.`,
  tooManyReusable: ({ max }: { max: number }) => `You already have ${max} reusable comments. Remove one first.`,
  alreadyRead: "The student has read this comment, so it can't be changed. Write another one.",
  answeredStays: "The student has answered this comment, so it can't be removed.",
  alreadyAnswered: "You've already answered this comment.",
};
