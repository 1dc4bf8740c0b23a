// The gradebook matrix of a class, cached in memory with its version and updated when it is requested.
import { LRUCache } from "lru-cache";
import type { SignedInCtx } from "~/domain/context";
import { listClassColumns, type ClassColumn, type TaughtClass } from "~/domain/curricula/curriculum-headers";
import { failAs } from "~/domain/unexpected-failure";
import type { NumberedRules } from "~/domain/grades/read-rules";
import { readOnReplica } from "~/domain/read-on-replica";
import { texts } from "~/texts";
import { readClassLines, readClassVersion, type ClassLines } from "./class-lines";
import { classFiguresOf, type ClassFigures } from "./class-figures";
import { linesOf, parseMatrix, studentOf, usernameOf } from "./matrix";

export type PlayedClass = TaughtClass & NumberedRules & { curriculumVersion: number };

export type ClassMatrix = { version: string; students: number; columns: ClassColumn[]; matrix: string };
type CachedClass = ClassMatrix & { playedWith: string; figures?: ClassFigures | undefined };

/** Bytes of the cached strings; the rest of an entry is small in comparison. */
export const defaultCacheBytes = 64 * 1024 * 1024;

const caches = new WeakMap<object, LRUCache<string, CachedClass>>();

function cacheOf(db: SignedInCtx["db"], maxSize: number) {
  const version =
    caches.get(db) ?? new LRUCache({ maxSize, sizeCalculation: ({ matrix }) => 2 * matrix.length + 10_000 });
  caches.set(db, version);
  return version;
}

/** The current matrix: the database is always asked for changes before a cached one is returned. */
export async function readClassMatrix(
  ctx: SignedInCtx,
  session: PlayedClass,
  cacheBytes = defaultCacheBytes,
): Promise<ClassMatrix> {
  return readCached(ctx, session, cacheBytes);
}

/** The figures of the whole class, calculated once per cached matrix. */
export async function readClassFigures(
  ctx: SignedInCtx,
  session: PlayedClass,
  cacheBytes = defaultCacheBytes,
): Promise<{ columns: ClassColumn[]; matrix: string; figures: ClassFigures }> {
  const cached = await readCached(ctx, session, cacheBytes);
  const { columns, matrix } = cached;
  cached.figures ??= classFiguresOf(parseMatrix(matrix, columns.length, session.rules), columns, session.rules);
  return { columns, matrix, figures: cached.figures };
}

async function readCached(ctx: SignedInCtx, session: PlayedClass, cacheBytes: number): Promise<CachedClass> {
  const cache = cacheOf(ctx.db, cacheBytes);
  // Scenarios become missing as time goes by, without any change.
  const minute = session.rules.missingAfterDays === null ? "" : Math.floor(ctx.now.getTime() / 60_000);
  const playedWith = `${session.curriculumId} ${session.curriculumVersion} ${session.earlierCurricula.join()} ${session.rulesNumber} ${minute}`;
  const cached = cache.get(session.id);
  const current =
    (cached?.playedWith === playedWith ? await bringUpToDate(ctx, session, cached) : null) ??
    (await readWhole(ctx, session, playedWith));
  cache.set(session.id, current);
  return current;
}

async function readWhole(ctx: SignedInCtx, session: PlayedClass, playedWith: string): Promise<CachedClass> {
  // Read before the columns, so that a grade that adds a column meanwhile appears in the next request. From the
  // primary: a standby's snapshots don't know its open transactions.
  const version = await readClassVersion(ctx);
  const { columns, lines, students } = await readOnReplica(ctx, async (copy) => {
    const columns = await listColumns(copy, session);
    return { columns, ...(await readClassLines(copy, session.id, columns, session.rules)) };
  });
  return { version, students, matrix: lines, columns, playedWith };
}

const listColumns = (ctx: SignedInCtx, session: PlayedClass) =>
  failAs(texts.readFailures.scenariosNotRead, listClassColumns(ctx, session));

/** Null if more than a few lines differ: other students, another order, another column. */
async function bringUpToDate(ctx: SignedInCtx, session: PlayedClass, cached: CachedClass): Promise<CachedClass | null> {
  const update = await readClassLines(ctx, session.id, cached.columns, session.rules, { since: cached.version });
  if (update.lines === "") return update.students === cached.students ? { ...cached, version: update.version } : null;
  const columns = await listColumns(ctx, session);
  const isSame =
    columns.length === cached.columns.length &&
    columns.every(({ scenarioId }, at) => scenarioId === cached.columns[at]?.scenarioId);
  const matrix = isSame ? withLines(cached, update) : null;
  return matrix === null ? null : { ...cached, version: update.version, matrix, figures: undefined };
}

function withLines(cached: CachedClass, update: ClassLines): string | null {
  if (update.students !== cached.students) return null;
  const changedLines = new Map(linesOf(update.lines).map((line) => [studentOf(line), line]));
  const lines = linesOf(cached.matrix).map((line) => {
    const fresh = changedLines.get(studentOf(line));
    // Another name may sort differently.
    if (fresh === undefined || usernameOf(fresh) !== usernameOf(line)) return line;
    changedLines.delete(studentOf(line));
    return fresh;
  });
  return changedLines.size > 0 ? null : lines.join("\n");
}
