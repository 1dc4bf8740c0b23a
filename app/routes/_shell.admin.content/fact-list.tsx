import type { ReactNode } from "react";
import { formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { fixed } from "~/texts/format";
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
  const time = <time dateTime={at}>{formatDateTime(new Date(at), zone)}</time>;
  return by ? texts.content.timeAndUser({ time, userName: by }) : time;
}

export function sizeTextOf(bytes: number): string {
  if (bytes >= 1e9) return texts.content.fileSize({ size: fixed(bytes / 1e9, 1), unit: "GB" });
  if (bytes >= 1e6) return texts.content.fileSize({ size: fixed(bytes / 1e6, 1), unit: "MB" });
  return texts.content.fileSize({ size: String(Math.ceil(bytes / 1e3)), unit: "kB" });
}

export const engineTextOf = (engine: string | null, isThreaded: boolean) =>
  engine ? texts.content.unityEngine({ engine, isThreaded }) : texts.content.unknownEngine;
