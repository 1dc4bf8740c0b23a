import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DatabaseUnavailable } from "~/db/database.server";
import { openEmbedded } from "~/db/embedded.server";
import { isBackupDue } from "../../server/backup-due";
import { writeDailyBackup } from "../../server/write-backup";
import { openTestDatabase } from "../support/database";

const root = mkdtempSync(join(tmpdir(), "apsis-daily-"));
const database = await openTestDatabase();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const at = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, "0")}:10:00`);

test.each([
  ["there is none", [], at("2026-03-10", 15), true],
  ["that of yesterday, at noon", ["apsis-2026-03-09.gz"], at("2026-03-10", 12), false],
  ["that of yesterday, in the night", ["apsis-2026-03-09.gz"], at("2026-03-10", 3), true],
  ["that of today", ["apsis-2026-03-10.gz", "apsis-2026-03-09.gz"], at("2026-03-10", 12), false],
  ["one that is older than a day, at noon", ["apsis-2026-03-01.gz"], at("2026-03-10", 12), true],
  ["one of a later day: the clock was set back", ["apsis-2026-04-01.gz"], at("2026-03-10", 3), false],
])("whether the daily backup is due: %s", (_, files, now, expected) => {
  expect(isBackupDue(files, now)).toBe(expected);
});

test("the newest seven backups stay, and so do all other files", async () => {
  mkdirSync(join(root, "backups"));
  writeFileSync(join(root, "backups", "mine.gz"), "");
  for (let day = 1; day <= 9; day++) await writeDailyBackup(database, root, at(`2026-03-0${day}`, 3));
  expect(await writeDailyBackup(database, root, at("2026-03-09", 20))).toBeNull();
  const days = [3, 4, 5, 6, 7, 8, 9].map((day) => `apsis-2026-03-0${day}.gz`);
  expect(readdirSync(join(root, "backups")).sort()).toEqual([...days, "mine.gz"]);
});

test("a start on a damaged folder explains how to restore a backup", async () => {
  const folder = join(root, "damaged");
  const first = await openEmbedded(folder);
  await first.close();
  writeFileSync(join(folder, "pgdata", "global", "pg_control"), Buffer.alloc(8192, 7));
  const error = await openEmbedded(folder).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(String(error)).toMatch(/cannot be opened: [^\n]+\nThe daily backups are in .+npm run restore -- --file FILE/s);
  expect(readdirSync(folder)).toEqual(["pgdata"]);
});
