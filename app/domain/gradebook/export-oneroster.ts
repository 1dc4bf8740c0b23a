// The grades of a class as a OneRoster 1.2 data set: CSV files in a zip, in bulk mode (docs/decisions/0185).
import { constants, crc32, deflateRawSync } from "node:zlib";
import { setImmediate as othersFirst } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { v5 as nameBasedId } from "uuid";
import * as v from "valibot";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { GradedSession } from "~/domain/courses/graded-session";
import { writeCsvLine, type CsvValue } from "~/domain/csv";
import { csvWords } from "~/domain/csv-words";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { directoryOf, fileHeaderOf } from "~/domain/zip-container";
import { shareOf } from "./class-figures";
import { listFinalGrades, readSubmission, type FinalGrade, type Submission } from "./final-grades";
import { gradeLetterOf } from "./grade-letter";
import { readHandGrading, type HandGrading } from "./list-to-grade";
import { linesOf, parseRow } from "./matrix";
import { readGradebook } from "./read-gradebook";

/** The tables of the binding; those that are left out are named as absent. */
const files = [
  ...["academicSessions", "categories", "classes", "classResources", "courses", "courseResources", "demographics"],
  ...["enrollments", "lineItemLearningObjectiveIds", "lineItems", "lineItemScoreScales", "orgs", "resources"],
  ...["resultLearningObjectiveIds", "results", "resultScoreScales", "roles", "scoreScales", "userProfiles"],
  ...["userResources", "users"],
];
const present = ["academicSessions", "categories", "lineItems", "results"];

const heads = {
  academicSessions: ["title", "type", "startDate", "endDate", "parentSourcedId", "schoolYear"],
  categories: ["title", "weight"],
  lineItems: [
    ...["title", "description", "assignDate", "dueDate", "classSourcedId", "categorySourcedId"],
    ...["academicSessionSourcedId", "resultValueMin", "resultValueMax", "schoolSourcedId"],
  ],
  results: [
    ...["lineItemSourcedId", "studentSourcedId", "scoreStatus", "score", "scoreDate", "comment", "textScore"],
    ...["classSourcedId", "inProgress", "incomplete", "late", "missing"],
  ],
};

/** Of ids that are made from others, so that a later export has the same. */
const namespace = "5e0a2f0e-3f0b-4b58-9a0d-6f6f1d0c8a11";
const idOf = (...parts: string[]) => nameBasedId(parts.join(" "), namespace);

const studentsAtOnce = 250;

type Exported = {
  session: GradedSession;
  columns: ClassColumn[];
  matrix: string;
  byHand: HandGrading;
  submission: Submission | null;
  finalGrades: FinalGrade[];
  /** Ids of students in the organization's identity provider, by user. */
  externalIds: Map<string, string>;
  endDate: Date;
  now: Date;
};

export type OneRosterZip = { session: GradedSession; chunks: Uint8Array[] };

/** For readers of the gradebook. */
export async function exportOneRoster(ctx: SignedInCtx, classSessionId: string): Promise<OneRosterZip> {
  const { session, columns, matrix } = await readGradebook(ctx, classSessionId);
  const submission = await readSubmission(ctx, session.id);
  const exported: Exported = {
    ...{ session, columns, matrix, submission, now: ctx.now },
    byHand: await readHandGrading(ctx, { session, columns }),
    finalGrades: submission ? (await listFinalGrades(ctx, submission.id)).grades : [],
    externalIds: await readExternalIds(ctx, session),
    endDate: await readEndDate(ctx, session),
  };
  const chunks: Uint8Array[] = [];
  const packed = [];
  for (const [name, batches] of Object.entries(filesOf(exported))) {
    const file = await pack(`${name}.csv`, batches);
    chunks.push(fileHeaderOf(file, ctx.now), ...file.chunks);
    packed.push(file);
  }
  return { session, chunks: [...chunks, directoryOf(packed, ctx.now)] };
}

const filesOf = (exported: Exported) => ({
  manifest: [manifestOf()],
  academicSessions: [fileOf("academicSessions", [academicSessionOf(exported)])],
  categories: [fileOf("categories", categoriesOf(exported))],
  lineItems: [fileOf("lineItems", lineItemsOf(exported))],
  results: resultsOf(exported),
});

/** Compressed batch by batch, and others get their turn between two. */
async function pack(name: string, batches: Iterable<string>) {
  const chunks: Uint8Array[] = [];
  let [crc, size] = [0, 0];
  for (const batch of batches) {
    // zlib forgets the checksum so far when nothing is added.
    if (batch === "") continue;
    const bytes = Buffer.from(batch);
    chunks.push(deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }));
    crc = crc32(bytes, crc);
    size += bytes.length;
    await othersFirst();
  }
  chunks.push(deflateRawSync(""));
  return { name, size, crc, packed: chunks.reduce((sum, { length }) => sum + length, 0), chunks };
}

function manifestOf(): string {
  const names = files.map((name) => [`file.${name}`, present.includes(name) ? "bulk" : "absent"]);
  const rows = [["manifest.version", "1.0"], ["oneroster.version", "1.2"], ...names, ["source.systemName", "Apsis"]];
  return textOf([["propertyName", "value"], ...rows]);
}

const textOf = (rows: CsvValue[][]) => rows.map((row) => `${writeCsvLine(row)}\r\n`).join("");

// In bulk mode, status and time of change stay empty.
const rowTextOf = (rows: CsvValue[][]) => textOf(rows.map(([id = "", ...row]) => [id, "", "", ...row]));

const headOf = (name: keyof typeof heads) => textOf([["sourcedId", "status", "dateLastModified", ...heads[name]]]);
const fileOf = (name: keyof typeof heads, rows: CsvValue[][]) => `${headOf(name)}${rowTextOf(rows)}`;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const startOf = ({ session, now }: Exported) => session.startDate ?? now;

/** The class itself: a run of a course. The end is exclusive. */
function academicSessionOf(exported: Exported): CsvValue[] {
  const { session, endDate } = exported;
  const after = new Date(Math.max(endDate.getTime(), startOf(exported).getTime()) + 86_400_000);
  const year = String(after.getUTCFullYear());
  return [idOf(session.id, "session"), session.name, "term", dayOf(startOf(exported)), dayOf(after), "", year];
}

const finalCategory = "final";

/** Campaigns, and one for the final grade. A weight is a whole percentage or is left out. */
function categoriesOf({ session, columns, submission }: Exported): CsvValue[][] {
  const campaigns = new Map(columns.map(({ campaignId, campaignTitle }) => [campaignId, campaignTitle]));
  return [
    ...[...campaigns].map(([id, title]) => [idOf(session.id, id), title, ""]),
    ...(submission ? [[idOf(session.id, finalCategory), csvWords.finalGrade, ""]] : []),
  ];
}

function lineItemsOf(exported: Exported): CsvValue[][] {
  const { session, columns, submission, endDate } = exported;
  const item = (key: string, title: string, description: string, category: string) => [
    ...[idOf(session.id, key), title, description, dayOf(startOf(exported)), dayOf(endDate), session.id],
    ...[idOf(session.id, category), idOf(session.id, "session"), 0, 100, session.organizationId],
  ];
  return [
    ...columns.map(({ scenarioId, scenarioTitle, campaignId, campaignTitle }) =>
      item(scenarioId, scenarioTitle, campaignTitle, campaignId),
    ),
    ...(submission ? [item(finalCategory, csvWords.finalGrade, session.courseName, finalCategory)] : []),
  ];
}

type Scored = {
  share: number | null;
  letter: string | null;
  isExcused: boolean;
  isLate?: boolean;
  isMissing?: boolean;
  isToGrade?: boolean;
};

function* resultsOf(exported: Exported): Generator<string> {
  const { session, columns, matrix, byHand, finalGrades, submission, externalIds, now } = exported;
  const rowOfResult = (
    key: string,
    userId: string,
    { share, letter, isExcused, ...marks }: Scored,
    at: Date,
  ): CsvValue[] => [
    ...[idOf(session.id, key, userId), idOf(session.id, key), externalIds.get(userId) ?? userId],
    ...[
      isExcused ? "exempt" : marks.isToGrade ? "partially graded" : "fully graded",
      share === null ? "" : percentOf(share),
      dayOf(at),
      "",
      letter ?? "",
    ],
    ...[session.id, "false", "false", marks.isLate ? "true" : "", marks.isMissing ? "true" : "false"],
  ];
  yield headOf("results");
  const lines = linesOf(matrix);
  for (let start = 0; start < lines.length; start += studentsAtOnce)
    yield rowTextOf(
      lines.slice(start, start + studentsAtOnce).flatMap((line) => {
        const { userId, cells, excused, late, missing } = parseRow(line, columns.length, session.rules);
        return columns.flatMap(({ scenarioId }, column) => {
          const cell = cells[column] ?? null;
          const isExcused = excused.includes(column);
          const share = cell && shareOf(cell);
          if (share === null && !isExcused) return [];
          const letter = cell && gradeLetterOf(cell.score, cell.maxScore, session.rules);
          const marks = {
            ...{ isLate: late.includes(column), isMissing: missing.includes(column) },
            isToGrade: byHand.isToGrade(userId, scenarioId),
          };
          return [rowOfResult(scenarioId, userId, { share, letter, isExcused, ...marks }, now)];
        });
      }),
    );
  for (let start = 0; submission && start < finalGrades.length; start += studentsAtOnce)
    yield rowTextOf(
      finalGrades
        .slice(start, start + studentsAtOnce)
        .flatMap(({ userId, percent, letter }) =>
          percent === null
            ? []
            : [rowOfResult(finalCategory, userId, { share: percent / 100, letter, isExcused: false }, submission.at)],
        ),
    );
}

const percentOf = (share: number) => Math.round(share * 10_000) / 100;

/** Where an identity provider has made the accounts, its ids are those that a registrar knows. */
async function readExternalIds({ db }: SignedInCtx, { id, organizationId }: GradedSession) {
  const rows = await rowsOf(
    db,
    v.object({ userId: v.string(), externalId: v.string() }),
    sql`select p.user_id as "userId", p.external_id as "externalId" from provisioned_users p
        where p.organization_id = ${organizationId} and p.external_id is not null
          and (p.user_id in (select s.user_id from class_session_students s where s.class_session_id = ${id})
            or p.user_id in (select f.user_id from final_grades f join grade_submissions g on g.id = f.submission_id
              where g.class_session_id = ${id}))`,
  );
  return new Map(rows.map(({ userId, externalId }) => [userId, externalId]));
}

/** Of a running class the planned end; without one, the day of the export. */
async function readEndDate({ db, now }: SignedInCtx, { id }: GradedSession): Promise<Date> {
  const { at } = await rowOf(
    db,
    v.object({ at: v.nullable(Time) }),
    sql`select coalesce(end_date, scheduled_end_date) as at from class_sessions where id = ${id}`,
  );
  return at ?? now;
}
