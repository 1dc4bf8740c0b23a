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
  const stringOption = { type: "string" } as const;
  const values = withUsageErrors(
    () =>
      parseArgs({
        args,
        options: {
          url: { ...stringOption, default: "http://localhost:3000" },
          students: { ...stringOption, default: "200" },
          "first-student": { ...stringOption, default: "1" },
          scenarios: { ...stringOption, default: "40" },
          "attempts-per-scenario": { ...stringOption, default: "1" },
          concurrency: { ...stringOption, default: "32" },
          seed: { ...stringOption, default: "1" },
          code: stringOption,
          instructor: { ...stringOption, default: "instructor" },
          "instructor-password": { ...stringOption, default: demoPassword },
          journal: stringOption,
        },
      }).values,
  );
  if (!/^https?:\/\//.test(values.url) || !URL.canParse(values.url))
    throw new UsageError("--url must be an address that starts with http:// or https://.");
  return {
    url: values.url.replace(/\/+$/, ""),
    students: readInteger("students", values.students, 1, 9_999),
    firstStudent: readInteger("first-student", values["first-student"], 1, 9_999),
    scenarios: readInteger("scenarios", values.scenarios, 1, 10_000),
    attemptsPerScenario: readInteger("attempts-per-scenario", values["attempts-per-scenario"], 1, 1_000),
    concurrency: readInteger("concurrency", values.concurrency, 1, 1_000),
    seed: readInteger("seed", values.seed, 0, 2 ** 31),
    code: values.code ?? null,
    instructor: values.instructor,
    instructorPassword: values["instructor-password"],
    journal: values.journal ?? null,
  };
}

function withUsageErrors<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readInteger(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}.`);
}
