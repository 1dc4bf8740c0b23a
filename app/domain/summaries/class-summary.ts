// Pure: the content of a class summary, and the options of its links.
import * as v from "valibot";
import { riskRuleOf, riskTextOf } from "~/domain/gradebook/arrange-rows";
import { lettersOf } from "~/domain/gradebook/class-figures";
import { letterOfAverage } from "~/domain/gradebook/grade-letter";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ParsedClass } from "~/domain/gradebook/parse-class";
import { isJudged, type Item } from "~/domain/quiz-results/item-analysis";

const Share = v.nullable(v.number());
const Count = v.number();

/** Times in ISO 8601; shares from 0 to 1. Contains ids of people only; names are read when it is shown. */
export const ClassSummary = v.object({
  at: v.string(),
  courseName: v.string(),
  className: v.string(),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  students: Count,
  notStarted: Count,
  completion: Share,
  average: Share,
  median: Share,
  graded: Count,
  passed: Count,
  /** Students by the letter of their average, in the order of `letters`. */
  distribution: v.array(Count),
  /** Worst first; missing in summaries from before courses had rules: those of `usualRules`. */
  letters: v.optional(v.array(v.string())),
  /** In whole percent; missing as `letters`. */
  passMark: v.optional(Count),
  campaigns: v.array(v.object({ title: v.string(), completion: Share, average: Share })),
  hardest: v.array(
    v.object({ scenario: v.string(), label: v.string(), text: v.string(), facility: v.number(), asked: Count }),
  ),
  attention: v.array(v.object({ userId: v.string(), reason: v.string() })),
});
export type ClassSummary = v.InferOutput<typeof ClassSummary>;

/** Without ids, for pages. */
export type ShownSummary = Omit<ClassSummary, "attention"> & { needAttention: number };
export type NamedStudent = { name: string; reason: string };

/** A summary with the names of students who need attention; leaves out those without a name. */
export function withNames(summary: ClassSummary, names: Map<string, string>) {
  const { attention, ...rest } = summary;
  const visibleSummary: ShownSummary = { ...rest, needAttention: attention.length };
  const namedStudents = attention.flatMap(({ userId, reason }): NamedStudent[] => {
    const name = names.get(userId);
    return name ? [{ name, reason }] : [];
  });
  return { shown: visibleSummary, named: namedStudents };
}

type SummarisedSession = { name: string; courseName: string; startDate: Date | null; endDate: Date | null };

const iso = (date: Date | null) => date?.toISOString() ?? null;

export const maxHardest = 5;
/** More would be a gradebook. */
const maxAttention = 100;

/** `questions`: of all quizzes and lessons of the class. `at`: when the class was read. */
export function summariseClass(
  session: SummarisedSession,
  { columns, students, figures, rules }: ParsedClass,
  questions: { scenario: string; item: Item }[],
  at: Date,
): ClassSummary {
  const letters = lettersOf(rules);
  const riskOf = riskRuleOf(students, at.getTime(), rules);
  const { averages, progress } = figures;
  return {
    at: at.toISOString(),
    courseName: session.courseName,
    className: session.name,
    startDate: iso(session.startDate),
    endDate: iso(session.endDate),
    students: figures.students,
    notStarted: figures.notStarted,
    completion: progress,
    average: averages.mean,
    median: averages.median,
    graded: averages.graded,
    passed: averages.passed,
    distribution: letters.map(
      (letter) =>
        students.filter(({ average }) => average !== null && letterOfAverage(average, rules) === letter).length,
    ),
    letters,
    passMark: rules.passMark,
    campaigns: campaignsOf(columns).map(({ id, title }) => {
      const campaignColumns = columns.flatMap(({ campaignId }, column) => (campaignId === id ? [column] : []));
      return { title, ...figuresOf(students, campaignColumns) };
    }),
    hardest: hardestOf(questions),
    attention: students
      .flatMap((student) => {
        const risk = riskOf(student);
        return risk
          ? [{ userId: student.userId, reason: riskTextOf(student, risk, rules), average: student.average ?? 0 }]
          : [];
      })
      .sort((one, other) => one.average - other.average)
      .slice(0, maxAttention)
      .map(({ userId, reason }) => ({ userId, reason })),
  };
}

/** The questions with the smallest share of points, among those that enough students were asked. */
export const hardestOf = (questions: { scenario: string; item: Item }[]): ClassSummary["hardest"] =>
  questions
    .flatMap(({ scenario, item: { label, text, facility, asked } }) =>
      facility !== null && isJudged({ asked }) ? [{ scenario, label, text, facility, asked }] : [],
    )
    .sort((one, other) => one.facility - other.facility)
    .slice(0, maxHardest);

function figuresOf(students: ParsedClass["students"], columns: number[]) {
  let [played, total, graded] = [0, 0, 0];
  for (const { cells } of students) {
    for (const column of columns) {
      const cell = cells[column];
      if (!cell) continue;
      played++;
      if (cell.maxScore <= 0) continue;
      total += cell.score / cell.maxScore;
      graded++;
    }
  }
  const all = students.length * columns.length;
  return { completion: all === 0 ? null : played / all, average: graded === 0 ? null : total / graded };
}

/** Days for which a link may be valid. */
export const linkDays = [1, 7, 30, 90] as const;
export const usualLinkDays = 7;
export const maxLinksOfClass = 10;

/** 256 bits in base64url; other texts are refused without asking the database. */
export const isLinkToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? "");
