import type { ReactNode } from "react";
import { decimal, plural } from "../format";
import { rich } from "../rich";

export const classSummary = {
  courseCompletion: "course completion",
  passed: ({ percent }: { percent: number }) => `passed (${percent} % or more)`,
  notStarted: "not started",
  dates: ({ className, period, dateTime }: { className: string; period: string | null; dateTime: string }) =>
    `${className}${period ? `, ${period}` : ""} · as of ${dateTime}`,
  gradesTitle: "Grades",
  gradesHint: ({ graded }: { graded: number }) => `Students by average grade (${graded} with grades).`,
  grade: "Grade",
  /** For screen readers: heading of the column with bars. */
  shareOfLargest: "Share of the largest group",
  campaignsTitle: "Campaigns",
  campaign: "Campaign",
  completion: "Completion",
  average: "average",
  hardestTitle: "Hardest questions",
  hardestHint: ({ minStudents }: { minStudents: number }) =>
    `Questions with the lowest share of points earned, among those that at least ${minStudents} students were asked.`,
  noHardest: ({ minStudents }: { minStudents: number }) =>
    `Questions appear here once at least ${minStudents} students have been asked them.`,
  questionAsked: ({ scenario, label, asked }: { scenario: string; label: string; asked: number }) =>
    `${scenario}, ${label} · ${plural(asked, { one: "# student asked", other: "# students asked" })}`,
  attentionTitle: "Needs attention",
  nobody: "No one needs attention.",
  attentionUnnamed: ({ students }: { students: number }) =>
    plural(students, {
      one: "# student. This summary doesn't include names.",
      other: "# students. This summary doesn't include names.",
    }),
  withdrawn: "Link withdrawn. It no longer works.",
  shareTitle: "Share a link",
  shareHint:
    "Anyone with the link can read this summary as it is now until the link expires. They don't need an account.",
  worksUntil: ({ dateTime }: { dateTime: string }) => `The link works until ${dateTime}.`,
  expiresAfter: "Expires after",
  days: ({ days }: { days: number }) => plural(days, { one: "# day", other: "# days" }),
  nameStudents: "Name the students who need attention",
  nameStudentsHint: "If off, the summary only says how many there are.",
  createLink: "Create link",
  creating: "Creating...",
  linksTitle: ({ links, max }: { links: number; max: number }) => `Active links (${links} of ${max})`,
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
  daysRequired: "Choose how long the link works.",
  formUnknown: "This form couldn't be read. Reload the page and try again.",
  copyLink: "Copy the link now. We don't store it, so we can't show it again.",
  /** What the button beside it copies. */
  copyLinkLabel: "Copy link",
  linkUntil: ({ dateTime, withNames }: { dateTime: string; withNames: boolean }) =>
    withNames ? `Until ${dateTime}, with names` : `Until ${dateTime}, without names`,
  withdraw: ({ dateTime, unseen }: { dateTime: string; unseen: (text: string) => ReactNode }) =>
    rich`Withdraw${unseen(` the link created ${dateTime}`)}`,
  tooManyLinks: ({ max }: { max: number }) =>
    `A class can have at most ${max} active links. Withdraw one you no longer need.`,
  weekHint: "Every student flies the same start in the game. It isn't graded.",
  weekEmptyHint: "Students find the mission of the week in the game, under Compete.",
  weekFlyers: ({ flyers, students }: { flyers: number; students: number }) =>
    `${flyers} of ${students} students have flown it.`,
  weekPlace: ({ rank, ranked, average }: { rank: number; ranked: number; average: number }) =>
    `The class ranks ${rank} of ${ranked}, with an average of ${decimal(String(average))} points.`,
  weekNoPlace: ({ count }: { count: number }) => `It needs ${count} flights to be ranked among classes.`,
  showStandings: "Show standings",
  hideStandings: "Hide standings",
  weekOfClass: "In this class",
};
