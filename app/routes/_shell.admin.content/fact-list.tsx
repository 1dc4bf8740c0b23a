import type { ReactNode } from "react";
import { formatDateTime } from "~/domain/date-text";
import { useTimeZone } from "~/ui/time-zone";

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="mb-2 wrap-anywhere sm:mb-0">{children}</dd>
    </>
  );
}

export function DateAndUser({ at, by }: { at: string; by: string | null }) {
  const zone = useTimeZone();
  return (
    <>
      <time dateTime={at}>{formatDateTime(new Date(at), zone)}</time>
      {by && `, by ${by}`}
    </>
  );
}

export const sizeTextOf = (bytes: number) =>
  bytes >= 1e9
    ? `${(bytes / 1e9).toFixed(1)} GB`
    : bytes >= 1e6
      ? `${(bytes / 1e6).toFixed(1)} MB`
      : `${Math.ceil(bytes / 1e3)} kB`;

export const engineTextOf = (engine: string | null, isThreaded: boolean) =>
  engine ? `Unity ${engine}${isThreaded ? ", with threads" : ""}` : "Unknown (the build doesn't say)";
