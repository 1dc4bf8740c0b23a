// npm run simulate-class -- --url ...: see simulation-options.ts for the options.
import { ApiClient, ApiProblem, ServerUnreachable } from "./api-client";
import { emptyTally, enrolStudents, findCourse, playClass, visibleAttempts, type Tally } from "./class-simulation";
import { percentile } from "./percentile";
import { readOptions, usage, UsageError } from "./simulation-options";

async function main(args: string[], signal: AbortSignal): Promise<number> {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  const tally = emptyTally();
  const instructor = new ApiClient(options.url, { signal, onRetry: (failedTry) => tally.retried.push(failedTry) });
  const course = await findCourse(instructor, options);
  console.log(
    `"${course.name}": ${options.students} students, ${course.scenarios.length} scenarios${course.scenarios.length < options.scenarios ? " (all there are)" : ""}`,
  );
  const players = await enrolStudents(course, options, tally, signal);
  try {
    await playClass(players, course, options, tally);
  } finally {
    console.log(summary(tally));
  }
  return compare(tally, await visibleAttempts(instructor, course.sessionId));
}

function summary({ sent, acknowledged, repeated, wrong, retried, refused, latencies, duration }: Tally): string {
  const lines = [
    `attempts sent   ${sent}`,
    `acknowledged    ${acknowledged.size}${repeated ? ` (${repeated} of them known before)` : ""}`,
    `receipts wrong  ${wrong.length}`,
    ...wrong.slice(0, 10).map((receipt) => `  ${receipt}`),
    `retried         ${retried.length}`,
    `refused         ${sum(refused.values())}`,
    ...[...refused].map(([reason, count]) => `  ${count} × ${reason}`),
    `attempts/s      ${duration ? Math.round((acknowledged.size * 1_000) / duration) : 0}`,
    `p50 / p99 ms    ${percentile(latencies, 50).toFixed(1)} / ${percentile(latencies, 99).toFixed(1)}`,
  ];
  return lines.join("\n");
}

function compare({ acknowledged, wrong, refused }: Tally, visible: Set<string>): number {
  const missing = [...acknowledged].filter((attemptId) => !visible.has(attemptId));
  if (missing.length > 0) {
    console.error([`${missing.length} acknowledged attempts are not in the gradebook:`, ...missing].join("\n"));
    return 1;
  }
  console.log(`acknowledged = visible in the gradebook: ${acknowledged.size}`);
  return refused.size > 0 || wrong.length > 0 ? 1 : 0;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());

void main(process.argv.slice(2), stop.signal)
  .catch((error: unknown) => {
    if (stop.signal.aborted) console.error("Stopped.");
    else if (error instanceof UsageError || error instanceof ServerUnreachable) console.error(error.message);
    else if (error instanceof ApiProblem) console.error(`${error.status} ${error.message}`);
    else console.error(error);
    return stop.signal.aborted ? 130 : 1;
  })
  .then((code) => process.exit(code));
