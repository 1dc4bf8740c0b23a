// Copies of what the platform stores about a person.
import { crc32 } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, auditEntries, mailOutbox, takeoutParts, takeouts, users } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { Ctx } from "~/domain/context";
import { buildTakeouts, forgetOldTakeouts, takeStep } from "~/domain/personal-data/build-takeout";
import { columnsOf, personalTables, plainColumnsOf } from "~/domain/personal-data/columns";
import { downloadTakeout, findTakeout } from "~/domain/personal-data/open-takeout";
import { readTakeout, requestOwnTakeout, requestTakeoutOf } from "~/domain/personal-data/request-takeout";
import { addNote } from "~/domain/gradebook/student-notes";
import { deleteCourse } from "~/domain/courses/delete-course";
import { addOrganization, addRunningClass, addUser, asSystemAdmin, attemptOf, type Person } from "../support/builders";
import { later, openTestDatabase, testContext } from "../support/database";
import { dropRules, mentionEverywhere, otherMark, secretMark } from "../support/mention-person";
import { readZip } from "../support/takeout-zip";

const ctx = await testContext();
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };

const build = (at: Ctx = ctx) =>
  buildTakeouts(async () => ({ ...at, actor: null }), site, new AbortController().signal);

/** The token of the newest link that was mailed to somebody. */
async function mailedToken(userName: string, at: Ctx = ctx): Promise<string> {
  const mails = await at.db
    .select({ text: mailOutbox.textBody })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${userName}@example.org`));
  return mails.flatMap(({ text }) => /link=([\w-]{43})/.exec(text)?.[1] ?? []).at(-1) ?? "";
}

async function download(by: Person["ctx"], token: string) {
  const { content, bytes } = await downloadTakeout(by, token);
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  const zip = Buffer.concat(pieces);
  expect(zip.length).toBe(bytes);
  return readZip(zip);
}

async function takeOut(person: Person): Promise<Map<string, string>> {
  await requestOwnTakeout(person.ctx);
  await build();
  return download(person.ctx, await mailedToken(person.userName));
}

test("every way in which a table can be about somebody is in their copy, and secrets and other people aren't", async () => {
  const { db } = await openTestDatabase();
  const person = await addUser({ ...ctx, db });
  const { email = "" } = (await db.select({ email: users.email }).from(users).where(eq(users.id, person.id)))[0] ?? {};
  await dropRules(db);
  await mentionEverywhere(db, { id: person.id, username: person.userName, email });
  const own = { ...person.ctx, db };
  await requestOwnTakeout(own);
  await build({ ...ctx, db });
  const files = await download(own, await mailedToken(person.userName, { ...ctx, db }));
  for (const { name, area, people, ...table } of personalTables)
    for (const [role, { columns }] of Object.entries(people)) {
      const file = `${area}/${Object.keys(people)[0] === role ? name : `${name}-${role}`}`;
      const rows: unknown = JSON.parse(files.get(`${file}.json`) ?? "[]");
      const expected = [
        ...columnsOf(columns).flatMap(({ column, level }) => (level === "secret" ? [] : [column])),
        ...plainColumnsOf({ name, area, people, ...table }),
      ];
      expect({ file, columns: Object.keys((rows as object[])[0] ?? {}) }).toEqual({ file, columns: expected });
      expect(files.get(`${file}.csv`)?.slice(1).split("\r\n")[0]).toBe(expected.join(","));
    }
  const withMarks = [...files].filter(([, text]) => text.includes(secretMark) || text.includes(otherMark));
  expect(withMarks).toEqual([]);
  // Formulas are text in spreadsheets.
  for (const [name, text] of files) if (name.endsWith(".csv")) expect(text).not.toMatch(/(^|,|")=own/m);
});

test("a student's copy contains attempts, notes about them, and what can still be restored", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const [student, other] = running.students;
  await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId));
  await recordAttempt(other!.ctx, attemptOf(running.lesson, running.sessionId));
  await addNote(running.owner.ctx, running.sessionId, student.id, "Prefers to fly at night");
  const files = await takeOut(student);
  expect(JSON.parse(files.get("learning/attempts.json") ?? "")).toMatchObject([{ user_id: student.id, score: 80 }]);
  const notes = files.get("learning/student_notes.json") ?? "";
  expect(JSON.parse(notes)).toMatchObject([{ text: "Prefers to fly at night" }]);
  expect(notes).not.toContain(running.owner.userName);
  expect([...files.values()].join("\n")).not.toContain(other!.userName);
  expect(files.get("readme.txt")).toContain("learning/attempts: 1 entry");
  await deleteCourse(asSystemAdmin(ctx), running.id);
  const after = await takeOut(student);
  expect(after.has("learning/attempts.json")).toBe(false);
  expect(JSON.parse(after.get("deleted/attempts.json") ?? "")).toMatchObject([{ user_id: student.id, score: 80 }]);
});

test("an instructor's copy says when notes were written, but not what about whom", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await addNote(running.owner.ctx, running.sessionId, student.id, "Prefers to fly at night");
  const files = await takeOut(running.owner);
  const notes = files.get("learning/student_notes-author.json") ?? "";
  expect(JSON.parse(notes)).toMatchObject([{ author_id: running.owner.id }]);
  expect(notes).not.toMatch(/night/);
  expect(notes).not.toContain(student.id);
});

test("a copy of many rows is built in steps, each of which may be taken by another process", async () => {
  const person = await addUser(ctx);
  await ctx.db.execute(sql`insert into lesson_answers (user_id, scenario_id, question_key, chosen, is_right, points,
      is_told, answered_at)
    select ${person.id}, (select id from scenarios limit 1), 'q' || n, to_jsonb(array[repeat('x', 700)]), true, 1, false, now()
    from generate_series(1, 1200) n`);
  await requestOwnTakeout(person.ctx);
  let steps = 0;
  // A step that dies before it is stored is simply taken again.
  const dying = new Error("the process died");
  const dyingDb = new Proxy(ctx.db, {
    get: (db, name) =>
      name === "transaction"
        ? (run: (tx: Ctx["db"]) => Promise<unknown>) =>
            db.transaction(async (tx) => {
              await run(tx);
              throw dying;
            })
        : Reflect.get(db, name),
  });
  for (;;) {
    if (steps === 2) await expect(takeStep({ ...ctx, db: dyingDb, actor: null }, site)).rejects.toThrow(dying);
    if (!(await takeStep({ ...later(ctx, 2), actor: null }, site))) break;
    steps++;
  }
  expect(steps).toBeGreaterThan(5);
  const files = await download(person.ctx, await mailedToken(person.userName));
  const rows: { question_key: string }[] = JSON.parse(files.get("learning/lesson_answers.json") ?? "");
  expect(new Set(rows.map(({ question_key: key }) => key)).size).toBe(1_200);
  expect(rows).toHaveLength(1_200);
  expect(files.get("learning/lesson_answers.csv")?.trimEnd().split("\r\n")).toHaveLength(1_201);
});

test("sizes and checksums of the zip are those of its files", async () => {
  const person = await addUser(ctx);
  const files = await takeOut(person);
  const [stored] = await ctx.db.select().from(takeouts).where(eq(takeouts.userId, person.id));
  for (const { name, size, crc } of stored?.state.files ?? []) {
    const bytes = Buffer.from(files.get(name) ?? "");
    expect([name, bytes.length, crc32(bytes)]).toEqual([name, size, crc]);
  }
});

test("two requests at once are one copy, and a day has three", async () => {
  const person = await addUser(ctx);
  await Promise.all([requestOwnTakeout(person.ctx), requestOwnTakeout(person.ctx)]);
  expect(await ctx.db.$count(takeouts, eq(takeouts.userId, person.id))).toBe(1);
  expect(await readTakeout(person.ctx, person.id)).toMatchObject({ state: "building" });
  for (let copies = 1; copies < 3; copies++) {
    await build();
    await requestOwnTakeout(person.ctx);
  }
  await build();
  await expect(requestOwnTakeout(person.ctx)).rejects.toMatchObject({ code: "tooMany" });
  expect(await readTakeout(person.ctx, person.id)).toMatchObject({ state: "ready" });
});

test("builders at once take different copies, and each is mailed once", async () => {
  const people = [await addUser(ctx), await addUser(ctx), await addUser(ctx)];
  for (const person of people) await requestOwnTakeout(person.ctx);
  await Promise.all([build(), build(), build()]);
  for (const { userName } of people) {
    const mails = await ctx.db.$count(mailOutbox, eq(mailOutbox.recipient, `${userName}@example.org`));
    expect([userName, mails]).toEqual([userName, 1]);
  }
});

test("a link works for the person who asked, signed in, for a day", async () => {
  const person = await addUser(ctx);
  const stranger = await addUser(ctx);
  await requestOwnTakeout(person.ctx);
  await build();
  const token = await mailedToken(person.userName);
  expect(await findTakeout(person.ctx, token)).toMatchObject({ username: person.userName });
  expect(await findTakeout(stranger.ctx, token)).toBeNull();
  await expect(downloadTakeout(stranger.ctx, token)).rejects.toMatchObject({ code: "notFound" });
  await expect(downloadTakeout(asSystemAdmin(ctx), token)).rejects.toMatchObject({ code: "notFound" });
  await expect(downloadTakeout(person.ctx, `${token}x`)).rejects.toMatchObject({ code: "notFound" });
  const withToken = { ...person.ctx, actor: { ...person.ctx.actor, signInId: null } };
  await expect(downloadTakeout(withToken, token)).rejects.toMatchObject({ code: "forbidden" });
  expect(await findTakeout(later(person.ctx, 24 * 60 - 1), token)).not.toBeNull();
  const tomorrow = later(person.ctx, 24 * 60 + 1);
  await expect(downloadTakeout(tomorrow, token)).rejects.toMatchObject({ code: "notFound" });
  await forgetOldTakeouts(tomorrow);
  expect(await ctx.db.$count(takeouts, eq(takeouts.userId, person.id))).toBe(0);
  expect(await readTakeout(tomorrow, person.id)).toBeNull();
});

test("only a digest of the link's token is stored, and the mail's text is removed when it is sent", async () => {
  const person = await addUser(ctx);
  await requestOwnTakeout(person.ctx);
  await build();
  const token = await mailedToken(person.userName);
  const [stored] = await ctx.db.select().from(takeouts).where(eq(takeouts.userId, person.id));
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("a copy needs a proof of who asks", async () => {
  const person = await addUser(ctx);
  const unproved = { ...person.ctx, actor: { ...person.ctx.actor, provedAt: new Date(0) } };
  await expect(requestOwnTakeout(unproved)).rejects.toMatchObject({ code: "proofRequired" });
  const admin = asSystemAdmin(ctx);
  const unprovedAdmin = { ...admin, actor: { ...admin.actor, provedAt: new Date(0) } };
  await expect(requestTakeoutOf(unprovedAdmin, person.id, site)).rejects.toMatchObject({ code: "proofRequired" });
});

test("an administrator copies the data of users within reach; the user is mailed and the trail says it", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const user = await addUser(ctx, { organizationId });
  const foreign = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const systemAdmin = await addUser(ctx, { role: "SystemAdmin", organizationId });
  await expect(requestTakeoutOf(admin.ctx, foreign.id, site)).rejects.toMatchObject({ code: "notFound" });
  await expect(requestTakeoutOf(admin.ctx, systemAdmin.id, site)).rejects.toMatchObject({ code: "forbidden" });
  await expect(requestTakeoutOf(user.ctx, admin.id, site)).rejects.toMatchObject({ code: "forbidden" });
  await requestTakeoutOf(admin.ctx, user.id, site);
  await build();
  const token = await mailedToken(admin.userName);
  expect(await mailedToken(user.userName)).toBe("");
  const [mail] = await ctx.db
    .select({ text: mailOutbox.textBody })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${user.userName}@example.org`));
  expect(mail?.text.replaceAll("\n", " ")).toContain(`${admin.userName}, an administrator, asked for a copy`);
  await expect(downloadTakeout(user.ctx, token)).rejects.toMatchObject({ code: "notFound" });
  const files = await download(admin.ctx, token);
  expect(JSON.parse(files.get("account/users.json") ?? "")).toMatchObject([{ username: user.userName }]);
  const actions = await ctx.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, user.id));
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(["user.copyData", "user.downloadData"]));
});

test("an administrator who has lost the right can't download what was asked for before", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const user = await addUser(ctx, { organizationId });
  await requestTakeoutOf(admin.ctx, user.id, site);
  await build();
  const token = await mailedToken(admin.userName);
  const demoted: Person["ctx"] = { ...admin.ctx, actor: { ...admin.ctx.actor, role: "User", roles: ["User"] } };
  expect(await findTakeout(demoted, token)).toBeNull();
  await expect(downloadTakeout(demoted, token)).rejects.toMatchObject({ code: "notFound" });
});

test("a copy that keeps failing is given up, said so, and may be asked for again", async () => {
  const person = await addUser(ctx);
  await requestOwnTakeout(person.ctx);
  const sources = [{ id: "learning/attempts", rows: 1 }];
  const broken = { sources, at: 0, key: ["not a time", "not an id"], part: 1, files: [] };
  await ctx.db.update(takeouts).set({ state: broken }).where(eq(takeouts.userId, person.id));
  for (let minutes = 0; minutes < 60; minutes += 10)
    await takeStep({ ...later(ctx, minutes), actor: null }, site).catch(() => {});
  expect(await readTakeout(person.ctx, person.id)).toEqual({ state: "failed" });
  expect(
    await ctx.db.$count(takeoutParts, sql`takeout_id in (select id from takeouts where user_id = ${person.id})`),
  ).toBe(0);
  await requestOwnTakeout(person.ctx);
  await build();
  expect(await readTakeout(person.ctx, person.id)).toMatchObject({ state: "ready" });
});

test("a copy goes with the account", async () => {
  const person = await addUser(ctx);
  await requestOwnTakeout(person.ctx);
  await build();
  await ctx.db.delete(attempts).where(eq(attempts.userId, person.id));
  await ctx.db.delete(users).where(eq(users.id, person.id));
  expect(await ctx.db.$count(takeouts, eq(takeouts.userId, person.id))).toBe(0);
});
