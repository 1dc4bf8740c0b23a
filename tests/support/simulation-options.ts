import { parseArgs } from "node:util";
import { demoPassword } from "~/domain/demo/people";

export type SimulationOptions = {
  url: string;
  students: number;
  /** Number of the first student; other simulations use other ranges. */
  firstStudent: number;
  scenarios: number;
  attemptsPerScenario: number;
  concurrency: number;
  seed: number;
  /** The course's access code; without it, the instructor's course with a running class. */
  code: string | null;
  instructor: string;
  instructorPassword: string;
  /** A file for the ids of all acknowledged attempts, one per line. */
  journal: string | null;
};

export class UsageError extends Error {}

export const usage = `Plays a whole class through the public REST API.

  npm run simulate-class -- --url http://localhost:3000 --students 200 --scenarios 40
    [--attempts-per-scenario 1] [--concurrency 32] [--seed 1] [--code ORBIT-7K2M]
    [--first-student 1] [--instructor instructor] [--instructor-password …] [--journal file]`;

export function readOptions(args: string[]): SimulationOptions {
  const text = { type: "string" } as const;
  const values = parsed(
    () =>
      parseArgs({
        args,
        options: {
          url: { ...text, default: "http://localhost:3000" },
          students: { ...text, default: "200" },
          "first-student": { ...text, default: "1" },
          scenarios: { ...text, default: "40" },
          "attempts-per-scenario": { ...text, default: "1" },
          concurrency: { ...text, default: "32" },
          seed: { ...text, default: "1" },
          code: text,
          instructor: { ...text, default: "instructor" },
          "instructor-password": { ...text, default: demoPassword },
          journal: text,
        },
      }).values,
  );
  if (!/^https?:\/\//.test(values.url) || !URL.canParse(values.url))
    throw new UsageError("--url must be an address that starts with http:// or https://.");
  return {
    url: values.url.replace(/\/+$/, ""),
    students: whole("students", values.students, 1, 9_999),
    firstStudent: whole("first-student", values["first-student"], 1, 9_999),
    scenarios: whole("scenarios", values.scenarios, 1, 10_000),
    attemptsPerScenario: whole("attempts-per-scenario", values["attempts-per-scenario"], 1, 1_000),
    concurrency: whole("concurrency", values.concurrency, 1, 1_000),
    seed: whole("seed", values.seed, 0, 2 ** 31),
    code: values.code ?? null,
    instructor: values.instructor,
    instructorPassword: values["instructor-password"],
    journal: values.journal ?? null,
  };
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function whole(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}.`);
}
