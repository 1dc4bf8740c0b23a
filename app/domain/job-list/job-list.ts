// All jobs, for the threads that run them.
import { flyLogsJob } from "~/domain/attempts/fly-stored";
import { flyLogJob } from "~/domain/attempts/fly-log";
import { checkSandboxJob } from "~/domain/attempts/grade-sandbox";
import { parseCurriculumJob } from "~/domain/curricula/parse-curriculum";
import { drawFlightJob } from "~/domain/flights/flight-of-start";
import type { Job } from "~/domain/jobs/run-job";
import { flyMissionJob } from "~/domain/missions/fly-log";
import { packRowsJob } from "~/domain/personal-data/pack-rows";
import { readRosterColumnsJob, readRosterJob } from "~/domain/roster/read-roster-file";
import { checkSandboxTextJob, readNewSandboxJob } from "~/domain/sandboxes/sandbox-document";

// Each job checks its own input type when it runs; a thread gets plain data.
type AnyJob = Job<never, unknown>;

const jobs: readonly AnyJob[] = [
  checkSandboxJob,
  checkSandboxTextJob,
  drawFlightJob,
  flyLogJob,
  flyLogsJob,
  flyMissionJob,
  packRowsJob,
  parseCurriculumJob,
  readNewSandboxJob,
  readRosterJob,
  readRosterColumnsJob,
];

export const findJob = (name: string): AnyJob | undefined => jobs.find((job) => job.name === name);
