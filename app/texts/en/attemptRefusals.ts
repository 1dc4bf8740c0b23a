import { plural } from "../format";

export const attemptRefusals = {
  claimAccepted: "This claim has already been accepted.",
  claimNotWaiting: "This attempt isn't waiting to be accepted.",
  claimExcluded: "This attempt is excluded. Count it first.",
  claimNotAccepted: "This attempt isn't an accepted claim.",
  startUsed: "An attempt has already been handed in for this start.",
  answersChecked: "Answers in this scenario are checked when the attempt is handed in.",
  noSuchQuestion: "The curriculum has no such question in this scenario.",
  noSuchAnswer: "The curriculum has no such answer to this question.",
  answerRequired: "Choose an answer.",
  notPracticed: "Only flights can be practiced.",
  tryAgain: "This attempt couldn't be saved right now. Send it again.",
  quizNotGraded: "Answers can be shown only for quizzes that the server graded.",
  alreadyExcluded: "This attempt is already excluded.",
  alreadyCounts: "This attempt already counts.",
  idUsed: "This attemptId is already in use.",
  classNotStarted: "This class hasn't started yet.",
  classEnded: "This class has ended.",
  noSuchStart: "This start doesn't exist.",
  startOfOther: "This start belongs to another scenario.",
  startOfOtherClass: "This start belongs to another class.",
  otherUser: "This attempt belongs to another user. Sign in with the account that played it.",
  quizWait: ({ minutes }: { minutes: number }) =>
    `You can take this quiz again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`,
  quizEnded: "You've seen the answers, which ended your attempts at this quiz.",
  quizClassEnded: "The class has ended, and you've already taken this quiz.",
  quizAttemptsUsed: ({ attempts }: { attempts: number | null }) =>
    attempts === null
      ? "You've used all your attempts at this quiz."
      : plural(attempts, {
          one: "You've used your only attempt at this quiz.",
          other: "You've used all # attempts at this quiz.",
        }),
  noTaskPoints:
    "Tasks earn points only if you were online when you started the lesson, because each start has its own numbers.",
};
