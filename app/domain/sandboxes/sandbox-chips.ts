// The chips of a sandbox in the list.
import { relativeTextOf } from "~/domain/relative-text";
import { texts } from "~/texts";

export type SandboxTimes = {
  timeCreated: Date;
  lastModified: Date;
  lastAccessed: Date;
  accessCount: number;
};

export type SandboxChip = { text: string; tone: "error" | "plain" };

/** Days without access after which a sandbox is marked. */
export const staleSandboxDays = 30;

const day = 24 * 3_600_000;

export function sandboxChipsOf(
  { timeCreated, lastModified, lastAccessed, accessCount }: SandboxTimes,
  now: Date,
): SandboxChip[] {
  const ago = (date: Date) => relativeTextOf(date, now);
  const isNew = new Date(timeCreated).getTime() === new Date(lastModified).getTime();
  const created: SandboxChip = { text: texts.sandboxes.created({ time: ago(timeCreated) }), tone: "plain" };
  if (isNew && accessCount === 1) return [{ text: texts.sandboxes.usedOnce, tone: "plain" }, created];
  const isStale = now.getTime() - new Date(lastAccessed).getTime() >= staleSandboxDays * day;
  return [
    { text: texts.sandboxes.accessed({ time: ago(lastAccessed) }), tone: isStale ? "error" : "plain" },
    { text: texts.sandboxes.accessCount({ count: accessCount }), tone: "plain" },
    isNew ? created : { text: texts.sandboxes.modified({ time: ago(lastModified) }), tone: "plain" },
  ];
}

/** The file name of a downloaded sandbox, without characters that file systems refuse. */
export const sandboxFileNameOf = ({ id, title }: { id: string; title: string }) =>
  texts.sandboxes.fileName({ title: title.replace(/[/\\:*?"<>|]/g, "_"), id });
