// The embedded database on a small disk that fills up, if this account may mount one.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { afterAll, expect, inject, test } from "vitest";
import { readLesson } from "../support/read-lesson";
import { demoPassword } from "../support/product-facts";
import { ApiClient } from "../support/api-client";
import { visibleAttempts } from "../support/class-simulation";
import { startServer } from "../support/server";
import { firstOf } from "../support/tuples";

const disk = mkdtempSync(join(tmpdir(), "apsis-disk-"));
const isMounted =
  inject("template").kind === "embedded" &&
  process.getuid?.() === 0 &&
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", disk]).status === 0;
afterAll(() => {
  // Lazily: a server left by a failed test may still have files open.
  if (isMounted) spawnSync("umount", ["--lazy", disk]);
  rmdirSync(disk);
});

const filler = join(disk, "filler");
const freeBytes = () => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

/** Whatever the server writes in between, such as the copy of data that the demo begins with, the disk is full then. */
function fillDisk() {
  try {
    writeFileSync(filler, Buffer.alloc(freeBytes()));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

test.runIf(isMounted)(
  "on a full disk reads work, writes are refused with the reason, and nothing acknowledged is lost",
  async () => {
    const env = { DATA_DIR: join(disk, "data"), DEMO: "1" };
    const first = await startServer(env);
    const player = new ApiClient(first.url);
    await player.signIn("player", demoPassword);
    const { body: membership } = await player.post<{ groupId: string; sessionId: string }>("/groups/join", {
      password: "ORBIT-7K2M",
    });
    const { body: headers } = await player.get<{ scenarioId: string }[]>(`/courses/${membership.groupId}/headers`);
    const { scenarioId } = firstOf(headers);
    const {
      body: { accessToken },
    } = await player.post<{ accessToken: string }>("/auth/session", { username: "player", password: demoPassword });
    const stored: string[] = [];
    const play = async () => {
      const attempt = { attemptId: uuid(), scenarioId, sessionId: membership.sessionId, ...readLesson };
      const answer = await fetch(`${first.url}/api/scores`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-auth-token": accessToken },
        body: JSON.stringify(attempt),
      });
      if (answer.status === 201) stored.push(attempt.attemptId);
      return { status: answer.status, body: (await answer.json()) as { title?: string } };
    };
    expect((await play()).status).toBe(201);

    fillDisk();
    await expect.poll(play, { timeout: 20_000, interval: 20 }).toMatchObject({
      status: 503,
      body: { title: expect.stringMatching(/^Nothing can be saved right now because the database is read-only/) },
    });
    expect((await player.get<unknown[]>(`/courses/${membership.groupId}/headers`)).status).toBe(200);

    rmSync(filler);
    await expect.poll(async () => (await play()).status, { timeout: 20_000 }).toBe(201);
    fillDisk();
    await expect.poll(async () => (await play()).status, { timeout: 20_000, interval: 20 }).toBe(503);
    await first.kill();

    rmSync(filler);
    const second = await startServer(env);
    const instructor = new ApiClient(second.url);
    await instructor.signIn("instructor", demoPassword);
    const visible = await visibleAttempts(instructor, membership.sessionId);
    expect(stored.filter((attemptId) => !visible.has(attemptId))).toEqual([]);
    expect(await second.stop()).toBe(0);
  },
);
