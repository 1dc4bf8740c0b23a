// Work that takes too long for the thread that answers requests. Pure: plain data in, plain data out.
import { flyLogForPages } from "~/domain/attempts/fly-log";
import { parseCurriculum } from "~/domain/curricula/parse-curriculum";
import { flightOfStart, flightOfVersion, type FlightSearch } from "~/domain/flights/flight-of-start";
import { readRosterFile } from "~/domain/roster/read-roster-file";
import type { RosterField } from "~/domain/roster/roster-limits";
import { checkSandboxText, readNewSandbox } from "~/domain/sandboxes/sandbox-document";

type Roster = { text: string; chosen?: readonly (RosterField | null)[] };

export const jobs = {
  checkSandboxText,
  drawFlight: ({ flight, version, draw }: FlightSearch) =>
    version === null ? flightOfStart(flight, draw) : flightOfVersion(flight, version),
  flyLog: flyLogForPages,
  parseCurriculum,
  readNewSandbox,
  readRoster: ({ text, chosen }: Roster) => readRosterFile(text, chosen),
  readRosterColumns: (text: string) => readRosterFile(text).columns,
};

export type JobName = keyof typeof jobs;
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;
