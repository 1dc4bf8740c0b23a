import { plural } from "../format";

export const attemptRefusals = {
  claimAccepted: "This claim has already been accepted.",
  claimNotWaiting: "This attempt isn't waiting to be accepted.",
  claimExcluded: "This attempt is excluded. Count it first.",
  claimNotAccepted: "This attempt isn't an accepted claim.",
  startUsed: "An attempt was handed in for this start already.",
  answersChecked: "Answers of this scenario are looked at when its attempt is handed in.",
  noSuchQuestion: "The curriculum has no such question in this scenario.",
  noSuchAnswer: "The curriculum has no such answer to this question.",
  answerRequired: "Choose an answer.",
  notPracticed: "Only flights can be practiced.",
  tryAgain: "Please try again.",
  quizNotGraded: "Only a quiz that the server grades hides its answers.",
  alreadyExcluded: "This attempt is already excluded.",
  alreadyCounts: "This attempt already counts.",
  idUsed: "This attemptId is already used.",
  classNotStarted: "This class has not started.",
  classEnded: "This class has ended.",
  noSuchStart: "There is no such start.",
  startOfOther: "This start is one of another scenario.",
  startOfOtherClass: "This start belongs to another class.",
  otherUser: "This attempt is another user's. Sign in as the one who played it.",
  quizWait: ({ minutes }: { minutes: number }) =>
    `You can take this quiz again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`,
  quizEnded: "You have seen the answers, which ended your attempts at this quiz.",
  quizClassEnded: "The class has ended, and you already have an attempt at this quiz there.",
  quizAttemptsUsed: ({ attempts }: { attempts: number | null }) =>
    attempts === 1
      ? "You have used your only attempt at this quiz."
      : `You have used all ${attempts} attempts at this quiz.`,
  noTaskPoints:
    "Tasks bring points only in a lesson that began with a connection to the server: each start has its own numbers.",
};
