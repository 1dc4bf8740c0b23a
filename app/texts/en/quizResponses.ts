import type { ReactNode } from "react";
import { list, plural } from "../format";
import { rich } from "../rich";

export const quizResponses = {
  questions: "Questions",
  handedInAverage: ({
    attempts,
    students,
    average,
    maxPoints,
  }: {
    attempts: number;
    students: number;
    average: string;
    maxPoints: string;
  }) => `${attempts} of ${students} handed in · average ${average} of ${maxPoints}`,
  /** Explains "Flags". `marks` are the texts of `markRule`. */
  marksRule: ({ minStudents, marks }: { minStudents: number; marks: string[] }) =>
    `Flags appear only if at least ${minStudents} students were asked the question. ${marks.join(". ")}.`,
  allQuestions: ({ questions }: { questions: number }) =>
    plural(questions, { one: "# question", other: "All # questions" }),
  /** `rule` is the text of `misconceptionRule`. */
  misconceptionsHint: ({ rule, attempts }: { rule: string; attempts: number }) =>
    `${rule} ${plural(attempts, { one: "# student has handed in.", other: "# students have handed in." })}`,
  noMisconceptions: "No misconception stands out",
  tooFewStudents: "Not enough students yet",
  misconceptions: "Misconceptions",
  wrongChosen: ({ share, answer }: { share: ReactNode; answer: ReactNode }) => rich`${share} chose ${answer}`,
  handedInLate: "Handed in late",
  lateHint: "These attempts started while the class was running, but we received them after it ended. They count.",
  lateTimes: ({ began, received }: { began: string; received: string }) => `started ${began}, received ${received}`,
  noDataHint: "No student has finished this quiz in this class.",
  wrongChosenBy: ({ share, answer, names }: { share: ReactNode; answer: ReactNode; names: ReactNode }) =>
    rich`${share} chose ${answer}: ${names}`,
  tooFewAsked: "Not enough students to judge this question.",
  /** Opens a list of names. */
  andMore: ({ others }: { others: number }) => `and ${others} more`,
  answersTo: ({ label }: { label: string }) => `Answers to ${label}`,
  answer: "Answer",
  share: "Share",
  noAnswer: "No answer",
  right: "Correct",
  rightAnswer: "correct",
  pointsEarned: "Points earned",
  averagePoints: "Average points",
  partlyRight: "Partly correct",
  questionList: "All questions and answers in full",
  quizTitle: "Quiz Responses",
  lessonTitle: "Lesson Responses",
  downloadCsv: "Download CSV",
  quizzes: "Quizzes",
  lessons: "Lessons with questions",
  switcherLabel: "Quizzes and lessons",
  chooseAnother: "choose another quiz or lesson",
  /** Beside a quiz in a menu. */
  handedIn: ({ handedIn }: { handedIn: number }) => `${handedIn} handed in`,
  tabsLabel: "Views of this quiz",
  tableLabel: "Answers of each student to each question",
  printedLate: ({ name }: { name: string }) => `${name}, late`,
  tabTitle: "Quiz responses",
  noAnswerCell: "no answer",
  late: "late",
  /** Labels such as "Too hard" beside a question. */
  marks: "Flags",
  markRule: ({ name, rule }: { name: string; rule: string }) => `${name}: ${rule}`,
  facilityRule: "Average share of the question's points, over all students who were asked it.",
  discriminationRule: ({ minStudents }: { minStudents: number }) =>
    `Corrected item-total correlation: Pearson's r between a student's share of the points in this question and the share in all other questions. Calculated if at least ${minStudents} students were asked and both shares vary.`,
  alarm: ({ alarm }: { alarm: "misleading" | "tooHard" | "tooEasy" | "separatesLittle" }) =>
    ({
      misleading: "Check the answer key",
      tooHard: "Too hard",
      tooEasy: "Too easy",
      separatesLittle: "Low discrimination",
    })[alarm],
  alarmHint: ({ alarm }: { alarm: "misleading" | "tooHard" | "tooEasy" | "separatesLittle" }) =>
    ({
      misleading: "Students who did well elsewhere got this wrong more often. Check the answer key and the wording.",
      tooHard: "Too hard for this class.",
      tooEasy: "Does little to separate stronger from weaker students: nearly everyone gets it right.",
      separatesLittle: "Does little to separate stronger from weaker students.",
    })[alarm],
  alarmRule: ({
    alarm,
    misleadsBelow,
    easyPercent,
    hardPercent,
    separatesFrom,
  }: {
    alarm: "misleading" | "tooHard" | "tooEasy" | "separatesLittle";
    misleadsBelow: number;
    easyPercent: number;
    hardPercent: number;
    separatesFrom: number;
  }) =>
    ({
      misleading: `discrimination below ${misleadsBelow}, and less than ${easyPercent} % of the points earned`,
      tooHard: `less than ${hardPercent} % of the points earned`,
      tooEasy: `${easyPercent} % or more of the points earned`,
      separatesLittle: `discrimination below ${separatesFrom}`,
    })[alarm],
  order: ({ order }: { order: "hardest" | "asked" }) => ({ hardest: "Hardest first", asked: "In quiz order" })[order],
  discrimination: "Discrimination",
  averageDiscrimination: "Average discrimination",
  rightAnswers: ({ answers }: { answers: string[] }) => `Correct: ${list(answers.map((answer) => `“${answer}”`))}`,
  students: ({ count }: { count: number }) => plural(count, { one: "# student", other: "# students" }),
  /** Beside a question without points, with `noPoints` as its value. */
  survey: "Survey",
  noPoints: "no points",
  neighbour: ({ direction, title }: { direction: "previous" | "next"; title: string }) =>
    ({ previous: `Previous: ${title}`, next: `Next: ${title}` })[direction],
  markedAnswer: ({ text, isCorrect }: { text: string; isCorrect: boolean }) =>
    isCorrect ? `${text} (correct)` : `${text} (wrong)`,
  loadingStudents: "Loading Students...",
  loadingData: "Loading Quiz Data...",
  noData: "No quiz data found",
  notDownloaded: "Failed to download results",
  misconceptionRule: ({ percent, minStudents }: { percent: number; minStudents: number }) =>
    `Wrong answers that at least ${percent} % of students chose, in questions that at least ${minStudents} students were asked.`,
  pointsOf: ({ points, maxPoints }: { points: string; maxPoints: string }) => `${points} of ${maxPoints}`,
  tab: ({ tab }: { tab: "responses" | "questions" | "misconceptions" }) =>
    ({ responses: "Responses", questions: "Questions", misconceptions: "Misconceptions" })[tab],
};
