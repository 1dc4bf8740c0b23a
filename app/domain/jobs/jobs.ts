// Work that takes too long for the thread that answers requests. Pure: plain data in, plain data out.
import { flyLogForPages } from "~/domain/attempts/fly-log";
import { parseCurriculum } from "~/domain/curricula/parse-curriculum";
import { checkSandboxText, readNewSandbox } from "~/domain/sandboxes/sandbox-document";

export const jobs = { checkSandboxText, flyLog: flyLogForPages, parseCurriculum, readNewSandbox };

export type JobName = keyof typeof jobs;
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;
