import { dayAndMonth, languageName, number, plural, timeOfDay } from "../format";

/** Lessons and quizzes in the simulator: steps, questions, tasks, hints, and the result. */
export const gameLesson = {
  leave: "Leave",
  stepOf: ({ step, steps }: { step: number; steps: number }) => `Step ${step} of ${steps}`,
  step: ({ step }: { step: number }) => `Step ${step}`,
  notInLanguage: ({ language }: { language: string }) =>
    `This lesson isn't available in ${languageName(language)} yet.`,
  partlyInLanguage: ({ language }: { language: string }) =>
    `Parts of this lesson aren't available in ${languageName(language)} yet.`,
  startOver: "Start over",
  /** The second press, if there are answers. */
  clearAndStartOver: "Clear answers and start over",
  back: "Back",
  next: "Next",
  finish: "Finish",
  finishAnyway: "Finish anyway",
  /** In the list of open steps: the step that the player is at. */
  thisStep: "This step",
  nothingAnswered:
    "You haven't answered anything yet. If you finish now, you hand in an empty quiz that counts as an attempt. Open steps:",
  stepsOpen: "These steps aren't done yet and would earn no points:",
  noQuestions: "The server didn't send the questions.",
  answerRequired: "Choose an answer first.",
  notChecked:
    "The server can't be reached. Your answer is stored, and you'll see the result after you've handed in the attempt.",
  check: "Check",
  /** `until`: a time ("07:05"), or a day with its time as in `dayAndTime`; so is `at` in `fullPointsAgain` and `nextAttempt`. */
  halfPoints: ({ until }: { until: string }) =>
    `You've already seen the answer: half points now, full points after ${until}.`,
  hint: "Hint",
  lookAgain: ({ step, title }: { step: number; title: string }) => `Look at step ${step} again: ${title}.`,
  notScored: "Not scored",
  /** `several`: a question of which several answers may be right. */
  points: ({ points, several }: { points: number; several: boolean }) =>
    several
      ? plural(points, { one: "# point · Select all that apply", other: "# points · Select all that apply" })
      : plural(points, { one: "# point", other: "# points" }),
  tryAgain: "That's not right. Try again for half the points.",
  right: ({ points, maxScore }: { points: number; maxScore: number }) =>
    `Correct: ${plural(maxScore, { one: `${number(points)} of # point`, other: `${number(points)} of # points` })}.`,
  wrong: "That's not right.",
  wrongWithPoints: ({ points, maxScore }: { points: number; maxScore: number }) =>
    `That's not quite right: ${plural(maxScore, { one: `${number(points)} of # point`, other: `${number(points)} of # points` })}.`,
  answeredBefore: "You've already answered this question.",
  theAnswerIs: ({ answers }: { answers: string }) => `Correct answer: ${answers}.`,
  fullPointsAgain: ({ at }: { at: string }) => `You can earn full points again after ${at}, in another attempt.`,
  endAttemptsWarning:
    "This ends your attempts at this quiz. You keep your best score, but you can't take the quiz again.",
  endAttempts: "Show answers and end attempts",
  cancel: "Cancel",
  showAnswers: "Show the answers",
  answersHidden: ({
    reason,
  }: {
    reason: "held" | "claim" | "notShown" | "otherClass" | "classRuns" | "attemptsLeft";
  }) =>
    ({
      held: "Your instructor hasn't released the correct answers yet.",
      claim: "The game reported these points, so the correct answers aren't shown.",
      notShown: "Your instructor doesn't show the correct answers.",
      otherClass: "You'll see the answers once you've finished this quiz in your other class, too.",
      classRuns: "You'll see the answers after the class ends.",
      attemptsLeft: "You'll see the answers after your last attempt, or once you have full marks.",
    })[reason],
  countedByServer: "Saved score",
  scoreOf: ({ score, maxScore }: { score: number; maxScore: number }) => `${score} of ${maxScore}`,
  result: "Result",
  passed: "Passed",
  notPassed: "Not passed",
  finished: "Finished",
  again: "Play again",
  toMenu: "To the menu",
  /** Back to the list of lessons or flights. */
  toList: "Back to the list",
  sources: "Sources",
  readingAndTasks: "Reading and tasks",
  questions: "Questions",
  /** Beside "Questions", until the server has received the attempt. */
  questionsWait: "Not graded yet",
  together: "Total",
  passShare: ({ percent, countsReading }: { percent: number; countsReading: boolean }) =>
    countsReading
      ? `You need ${percent} % of the points for tasks and questions to pass. Your best attempt counts.`
      : `You need ${percent} % of the points to pass. Your best attempt counts.`,
  taskGlobe: "The Earth with your orbit. Drag the handles for perigee, apogee and inclination",
  taskDone: ({ points }: { points: number }) => plural(points, { one: "Done: # point.", other: "Done: # points." }),
  taskDoneAsPractice: "Done as practice, without points.",
  taskOpen: "Not there yet.",
  bounds: ({ value, from, to }: { value: string; from: string; to: string }) => `${value} (${from} to ${to})`,
  taskWithoutStart:
    "This task earns no points right now, because the server couldn't be reached when you opened the lesson. Leave, and open it again when you're online. The task will then have new numbers.",
  symbols: "Symbols",
  hintOf: ({ hint, hints }: { hint: number; hints: number }) => `Hint ${hint} of ${hints}`,
  hintTooEarly: "Try something first, then you can see this hint.",
  hintsSeen: ({ count }: { count: number }) =>
    plural(count, {
      one: "You looked at # hint. It cost no points.",
      other: "You looked at # hints. They cost no points.",
    }),
  noAttemptsLeft: "No attempts left.",
  attemptsLeft: ({ attempts }: { attempts: number }) =>
    plural(attempts, { one: "# attempt left.", other: "# attempts left." }),
  nextAttempt: ({ at }: { at: string }) => `You can take it again after ${at}.`,
  dayAndTime: ({ at }: { at: Date }) => `${dayAndMonth(at)}, ${timeOfDay(at)}`,
  review: "Review",
  /** `answers` is empty if the player chose none. */
  yourAnswer: ({ answers }: { answers: string }) => (answers ? `Your answer: ${answers}.` : "Your answer: none."),
  pointsOf: ({ points, maxPoints }: { points: number; maxPoints: number }) =>
    `${plural(maxPoints, { one: `${number(points)} of # point`, other: `${number(points)} of # points` })}.`,
  rightAnswer: ({ answers }: { answers: string }) => `Correct answer: ${answers}.`,
  globe: "The Earth and the orbits around it",
  pause: "Pause",
  play: "Play",
  /** The physical model of the orbit. */
  model: "Model",
  oneDay: "+1 day",
  day: ({ day }: { day: string }) => `Day ${day}`,
  time: "Time",
  tenMinutes: "+10 min",
  perigee: "Perigee",
  apogee: "Apogee",
  inclination: "Inclination",
  node: "Ascending node",
  argumentOfPerigee: "Argument of perigee",
  trueAnomaly: "True anomaly",
  /** Folds away the elements that a task doesn't need. */
  otherElements: "Other elements",
  slider: ({ label }: { label: string }) => `${label}, slider`,
  nextScenario: "Next:",
  campaignDone: ({ campaign }: { campaign: string }) => `Campaign complete: ${campaign}`,
  allPassed: ({ count }: { count: number }) =>
    plural(count, { one: "You passed # scenario.", other: "You passed all # scenarios." }),
  getCredential: "Get your signed transcript",
  /** What a player can do after a lesson, before a list. */
  mastered: "What you've mastered",
  andMore: ({ count }: { count: number }) => `and ${count} more`,
  comesBack: ({ count }: { count: number }) =>
    plural(count, {
      one: "# question comes back in practice.",
      other: "# questions come back in practice.",
    }),
};
