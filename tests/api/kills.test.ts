// Attempts that the server acknowledged survive a killed process.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { auroraStudents, demoPassword } from "../support/product-facts";
import { ApiClient } from "../support/api-client";
import { preparedDatabase } from "../support/database";
import { readLesson } from "../support/read-lesson";
import { startServer } from "../support/server";
import { firstOf } from "../support/tuples";

const folder = mkdtempSync(join(tmpdir(), "apsis-kills-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const kills = Number(process.env.KILLS ?? 3);
const perStudent = 4;
/** In milliseconds: two starts, the first with demo data, and another start and a hundred attempts for each kill. */
const timeLimit = 120_000 + kills * 60_000;

type Student = { token: string; scenarioId: string; sessionId: string };

/** Students of the demo's running class, at its first lesson. */
async function signInStudents(url: string): Promise<Student[]> {
  const player = new ApiClient(url);
  await player.signIn("player", demoPassword);
  type Membership = { groupId: string; sessionId: string };
  const { body: membership } = await player.post<Membership>("/groups/join", { password: "ORBIT-7K2M" });
  const { body: headers } = await player.get<{ scenarioId: string }[]>(`/courses/${membership.groupId}/headers`);
  const { scenarioId } = firstOf(headers);
  return Promise.all(
    auroraStudents.slice(0, 8).map(async ({ username }) => {
      const credentials = { username, password: demoPassword };
      const { body } = await new ApiClient(url).post<{ accessToken: string }>("/auth/session", credentials);
      return { token: body.accessToken, scenarioId, sessionId: membership.sessionId };
    }),
  );
}

const post = (url: string, { token, ...played }: Student, attemptId: string) =>
  fetch(`${url}/api/scores`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-auth-token": token },
    body: JSON.stringify({ attemptId, ...played, ...readLesson }),
  });

test(
  `after ${kills} kills during attempts, every acknowledged attempt is there with its receipt`,
  async () => {
    const env = { ...(await preparedDatabase(folder)), DEMO: "1" };
    let server = await startServer(env);
    const students = await signInStudents(server.url);
    const receipts = new Map<string, { receipt: string; student: Student }>();
    for (let kill = 0; kill < kills; kill++) {
      const enough = receipts.size + 40 + ((kill * 37) % 60);
      const dying: Promise<void>[] = [];
      const playOn = async (student: Student) => {
        while (dying.length === 0) {
          const attemptId = uuid();
          const answer = await post(server.url, student, attemptId).catch(() => null);
          // Whatever arrives before the connection breaks counts as an answer.
          const receipt = await answer?.text().catch(() => null);
          if (!answer || receipt == null) continue;
          // Refused: transactions of the dead process may still hold its rows.
          if (answer.status === 503) continue;
          expect([answer.status, receipt]).toEqual([201, expect.stringContaining(attemptId)]);
          receipts.set(attemptId, { receipt, student });
          // All the others are on their way.
          if (receipts.size >= enough && dying.length === 0) dying.push(server.kill());
        }
      };
      await Promise.all(students.flatMap((student) => Array.from({ length: perStudent }, () => playOn(student))));
      await Promise.all(dying);
      server = await startServer({ ...env, PORT: String(server.port) });
    }
    expect(receipts.size).toBeGreaterThanOrEqual(40 * kills);
    for (const [attemptId, { receipt, student }] of receipts) {
      const repeat = await post(server.url, student, attemptId);
      expect([repeat.status, await repeat.text()]).toEqual([200, receipt]);
    }
    await server.stop();
  },
  timeLimit,
);
