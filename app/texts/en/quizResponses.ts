import type { ReactNode } from "react";
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
  marksRule: ({ minStudents, marks }: { minStudents: number; marks: string[] }) =>
    `With ${minStudents} or more students who were asked. ${marks.join(". ")}.`,
  allQuestions: ({ questions }: { questions: number }) => `All ${questions} questions`,
  misconceptionsHint: ({ rule, attempts }: { rule: string; attempts: number }) => `${rule} ${attempts} have handed in.`,
  noMisconceptions: "No misconception stands out",
  tooFewStudents: "Too few students to judge",
  misconceptions: "Misconceptions",
  wrongChosen: ({ share, answer }: { share: ReactNode; answer: ReactNode }) => rich`${share} chose ${answer}`,
  handedInLate: "Handed in late",
  lateHint: "Begun while the class ran, received after its end. These attempts count.",
  lateTimes: ({ began, received }: { began: string; received: string }) => `began ${began}, received ${received}`,
  noDataHint: "No student has finished this quiz in this class.",
  wrongChosenBy: ({ share, answer, names }: { share: ReactNode; answer: ReactNode; names: ReactNode }) =>
    rich`${share} chose ${answer}: ${names}`,
  tooFewAsked: "Too few students asked to judge it.",
  andMore: ({ others }: { others: number }) => `and ${others} more`,
  answersTo: ({ label }: { label: string }) => `Answers to ${label}`,
  answer: "Answer",
  share: "Share",
  noAnswer: "No answer",
  right: "Right",
  rightAnswer: "right",
  pointsEarned: "Points earned",
  averagePoints: "Average points",
  partlyRight: "Partly right",
  questionList: "All questions and answers in full",
  quizTitle: "Quiz Responses",
  lessonTitle: "Lesson Responses",
  downloadCsv: "Download CSV",
  quizzes: "Quizzes",
  lessons: "Lessons with questions",
  switcherLabel: "Quizzes and lessons",
  chooseAnother: "choose another quiz or lesson",
  handedIn: ({ handedIn }: { handedIn: number }) => `${handedIn} handed in`,
  tabsLabel: "Views of this quiz",
  tableLabel: "Answers of each student to each question",
  printedLate: ({ name }: { name: string }) => `${name}, late`,
  tabTitle: "Quiz responses",
  noAnswerCell: "no answer",
  late: "late",
  marks: "Marks",
  markRule: ({ name, rule }: { name: string; rule: string }) => `${name}: ${rule}`,
  facilityRule: "Mean share of the question's points, over those who were asked it.",
  discriminationRule: ({ minStudents }: { minStudents: number }) =>
    `Corrected item-total correlation: Pearson's r between a student's share of the points in this question and the share in all the others. From ${minStudents} students who were asked, and where both differ.`,
  alarm: ({ alarm }: { alarm: "misleading" | "tooHard" | "tooEasy" | "separatesLittle" }) =>
    ({
      misleading: "Check the key",
      tooHard: "Too hard",
      tooEasy: "Too easy",
      separatesLittle: "Separates little",
    })[alarm],
  alarmHint: ({ alarm }: { alarm: "misleading" | "tooHard" | "tooEasy" | "separatesLittle" }) =>
    ({
      misleading: "Students who did well elsewhere got this wrong more often. Check its key and its wording.",
      tooHard: "Too hard for this class.",
      tooEasy: "Does little to separate stronger from weaker students: nearly everyone is right.",
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
  order: ({ order }: { order: "hardest" | "asked" }) => ({ hardest: "Hardest first", asked: "As asked" })[order],
  discrimination: "Discrimination",
  averageDiscrimination: "Average discrimination",
  rightAnswers: ({ answers }: { answers: string[] }) =>
    `Right: ${answers.map((answer) => `“${answer}”`).join(" and ")}`,
  students: ({ count }: { count: number }) => `${count} students`,
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
    `Wrong answers chosen by at least ${percent} % of the students asked, in questions that ${minStudents} or more were asked.`,
  pointsOf: ({ points, maxPoints }: { points: string; maxPoints: string }) => `${points} of ${maxPoints}`,
  tab: ({ tab }: { tab: "responses" | "questions" | "misconceptions" }) =>
    ({ responses: "Responses", questions: "Questions", misconceptions: "Misconceptions" })[tab],
};
