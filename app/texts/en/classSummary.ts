import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const classSummary = {
  courseCompletion: "course completion",
  passed: ({ percent }: { percent: number }) => `passed (${percent} % or more)`,
  notStarted: "not started",
  dates: ({ classDates, dateTime }: { classDates: string; dateTime: string }) => `${classDates} · as of ${dateTime}`,
  gradesTitle: "Grades",
  gradesHint: ({ graded }: { graded: number }) => `Students by the letter of their average, ${graded} with grades.`,
  grade: "Grade",
  shareOfLargest: "Share of the largest group",
  campaignsTitle: "Campaigns",
  campaign: "Campaign",
  completion: "Completion",
  average: "average",
  hardestTitle: "Hardest questions",
  hardestHint: ({ minStudents }: { minStudents: number }) =>
    `Smallest share of the points earned, of questions that ${minStudents} or more students were asked.`,
  noHardest: ({ minStudents }: { minStudents: number }) => `No question was asked of ${minStudents} students yet.`,
  questionAsked: ({ scenario, label, asked }: { scenario: string; label: string; asked: number }) =>
    `${scenario}, ${label} · ${asked} asked`,
  attentionTitle: "Needs attention",
  nobody: "Nobody.",
  attentionUnnamed: ({ students }: { students: number }) =>
    plural(students, { one: "# student. This summary has no names.", other: "# students. This summary has no names." }),
  withdrawn: "Link withdrawn. It no longer opens.",
  shareTitle: "Share by a link",
  shareHint: "Anyone with the link reads this summary as it is now, without an account, until the link expires.",
  worksUntil: ({ dateTime }: { dateTime: string }) => `Works until ${dateTime}.`,
  expiresAfter: "Expires after",
  days: ({ days }: { days: number }) => plural(days, { one: "# day", other: "# days" }),
  nameStudents: "Name the students who need attention",
  nameStudentsHint: "Off: the summary says how many there are.",
  createLink: "Create link",
  creating: "Creating...",
  linksTitle: ({ links, max }: { links: number; max: number }) => `Links that work (${links} of ${max})`,
  title: "Class summary",
  names: "Names",
  withNames: "With names",
  withoutNames: "Without names",
  students: ({ students }: { students: number }) => plural(students, { one: "student", other: "students" }),
  median: "median",
  averageColumn: "Average",
  ranFromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  ranSince: ({ from }: { from: string }) => `since ${from}`,
  attentionRule: ({ percent, days }: { percent: number; days: number }) =>
    `Average below ${percent} %, or inactive for ${days} days. New students get a ${days}-day grace period.`,
  daysRequired: "Choose for how long the link works.",
  formUnknown: "The form says nothing that can be done.",
  copyLink: "Copy the link now. We don't store it, so it isn't shown again.",
  link: "link",
  linkUntil: ({ dateTime, withNames }: { dateTime: string; withNames: boolean }) =>
    withNames ? `Until ${dateTime}, with names` : `Until ${dateTime}, without names`,
  withdraw: ({ dateTime, unseen }: { dateTime: string; unseen: (text: string) => ReactNode }) =>
    rich`Withdraw${unseen(` the link of ${dateTime}`)}`,
  tooManyLinks: ({ max }: { max: number }) => `A class has at most ${max} links. Withdraw one you no longer need.`,
};
