// Builds copies of people's data in steps of some rows. Each step is a transaction, so that a process that dies loses
// one step, and any process takes the next.
import { eq, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { outageOf } from "~/db/outage.server";
import { oneRow } from "~/db/one-row";
import { rowsOf, timeOf } from "~/db/rows.server";
import { takeoutParts, takeouts, users } from "~/db/schema";
import type { TakeoutFile, TakeoutState } from "~/db/tables/takeouts";
import { allowLongWork } from "~/db/time-limits.server";
import { writeForUser } from "~/domain/accounts/own-language";
import { inTransaction, type Ctx } from "~/domain/context";
import { runJob } from "~/domain/jobs/run-job";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { generateToken, hashToken } from "~/domain/tokens";
import { texts } from "~/texts";
import { packPiece, packRowsJob, type Piece } from "./pack-rows";
import { takeoutAddress, takeoutMs } from "./takeout-rules";
import { writeReadme } from "./takeout-readme";
import { countSources, findSource, readPage } from "./takeout-sources";

const maxTries = 5;
const retryMs = 30_000;

export const newState: TakeoutState = { sources: null, at: 0, key: null, part: 0, files: [] };

type Takeout = typeof takeouts.$inferSelect;

/** Takes steps until nothing is left to do; people take turns. */
export async function buildTakeouts(createContext: () => Promise<Ctx>, site: MailSite, stopping: AbortSignal) {
  while (!stopping.aborted && (await takeStep(await createContext(), site)));
}

/** Whether there was a step to take. After some failures a copy is given up. */
export async function takeStep(ctx: Ctx, site: MailSite): Promise<boolean> {
  let current: Takeout | undefined;
  try {
    return await inTransaction(ctx, async (inner) => {
      current = await claimTakeout(inner);
      if (!current) return false;
      await stepOf(inner, current, site);
      return true;
    });
  } catch (error) {
    if (current && !outageOf(error)) await recordFailure(ctx, current);
    throw error;
  }
}

async function claimTakeout({ db, now }: Ctx): Promise<Takeout | undefined> {
  const [due] = await rowsOf(
    db,
    v.object({ id: v.string() }),
    sql`select id from takeouts where ready_at is null and failed_at is null and next_try_at <= ${timeOf(now)}
      order by stepped_at, id limit 1 for update skip locked`,
  );
  return due && oneRow(await db.select().from(takeouts).where(eq(takeouts.id, due.id)));
}

async function recordFailure({ db, now }: Ctx, { id, tries }: Takeout) {
  const isOver = tries + 1 >= maxTries;
  const nextTryAt = new Date(now.getTime() + retryMs * 2 ** tries);
  await db
    .update(takeouts)
    .set({ tries: tries + 1, nextTryAt, failedAt: isOver ? now : null, expiresAt: new Date(now.getTime() + takeoutMs) })
    .where(eq(takeouts.id, id));
  if (isOver) await db.delete(takeoutParts).where(eq(takeoutParts.takeoutId, id));
}

async function stepOf(ctx: Ctx, takeout: Takeout, site: MailSite) {
  const { db, now } = ctx;
  await allowLongWork(db);
  const person = oneRow(
    await db
      .select({ id: users.id, username: users.username, email: users.email })
      .from(users)
      .where(eq(users.id, takeout.userId)),
  );
  const save = (changes: Partial<Takeout>) =>
    db
      .update(takeouts)
      .set({ ...changes, steppedAt: now, tries: 0 })
      .where(eq(takeouts.id, takeout.id));
  const { state } = takeout;
  if (!state.sources) {
    const sources = await countSources(db, person);
    const totalRows = sources.reduce((sum, { rows }) => sum + rows, 0);
    await save({ state: { ...state, sources }, totalRows });
    return;
  }
  const current = state.sources[state.at];
  if (!current) return finish(ctx, takeout, site);
  const source = findSource(current.id);
  if (!source) {
    await save({ state: { ...state, at: state.at + 1, key: null, part: 0 } });
    return;
  }
  const page = await readPage(db, source, person, state.key);
  const isFirst = state.part === 0;
  const isLast = page.length === 0;
  const named = (extension: string): TakeoutFile => ({
    ...{ name: `${current.id}.${extension}`, rows: 0, size: 0, packed: 0, crc: 0 },
  });
  const [json = named("json"), csv = named("csv")] = isFirst ? [] : state.files.slice(-2);
  const packed = await runJob(
    packRowsJob,
    {
      ...{ lines: page.map(({ line }) => line), columns: source.columns, isFirst, isLast },
      crcs: { json: json.crc, csv: csv.crc },
    },
    takeout.requestedBy,
  );
  const files = [
    ...(isFirst ? state.files : state.files.slice(0, -2)),
    grow(json, packed.json, page.length),
    grow(csv, packed.csv, page.length),
  ];
  await storePiece(ctx, takeout.id, files.length - 2, state.part, packed.json);
  await storePiece(ctx, takeout.id, files.length - 1, state.part, packed.csv);
  await save({
    state: {
      ...{ sources: state.sources, files },
      ...(isLast
        ? { at: state.at + 1, key: null, part: 0 }
        : { at: state.at, key: page.at(-1)?.key ?? null, part: state.part + 1 }),
    },
    doneRows: takeout.doneRows + page.length,
  });
}

const grow = (file: TakeoutFile, { content, size, crc }: Piece, rows: number): TakeoutFile => ({
  ...file,
  rows: file.rows + rows,
  size: file.size + size,
  packed: file.packed + content.length,
  crc,
});

// As text: the embedded database's thread takes parameters as JSON.
const storePiece = ({ db }: Ctx, id: string, file: number, position: number, { content }: Piece) =>
  db.execute(sql`insert into takeout_parts (takeout_id, file, position, content)
    values (${id}, ${file}, ${position}, decode(${Buffer.from(content).toString("base64")}, 'base64'))`);

/** Adds the readme, and mails the link to who asked. */
async function finish(ctx: Ctx, { id, userId, requestedBy, state }: Takeout, site: MailSite) {
  const { db, now } = ctx;
  const nameOf = async (wanted: string) =>
    oneRow(await db.select({ username: users.username, email: users.email }).from(users).where(eq(users.id, wanted)));
  const [person, requester] = [await nameOf(userId), await nameOf(requestedBy)];
  const readme = packPiece(
    await writeForUser(ctx, requestedBy, () => writeReadme(state.files, { username: person.username, at: now, site })),
    0,
    true,
  );
  const file: TakeoutFile = { name: "readme.txt", rows: 0, size: 0, packed: 0, crc: 0 };
  await storePiece(ctx, id, state.files.length, 0, readme);
  const token = generateToken();
  const expiresAt = new Date(now.getTime() + takeoutMs);
  await db
    .update(takeouts)
    .set({
      state: { ...state, files: [...state.files, grow(file, readme, 0)] },
      ...{ tokenHash: hashToken(token), readyAt: now, expiresAt, steppedAt: now },
    })
    .where(eq(takeouts.id, id));
  const mail = await writeForUser(ctx, requestedBy, () =>
    composeMail(site, {
      recipient: requester.email,
      subject: texts.takeout.readySubject({ productName: site.productName }),
      paragraphs: [
        texts.takeout.readyMail({ username: person.username }),
        { link: `${site.url}${takeoutAddress(token)}` },
        texts.takeout.readyMailHint({ username: requester.username }),
      ],
    }),
  );
  await enqueueMail(ctx, mail);
}

/** Their pieces go with them. */
export async function forgetOldTakeouts({ db, now }: Pick<Ctx, "db" | "now">) {
  await db.delete(takeouts).where(lt(takeouts.expiresAt, now));
}
