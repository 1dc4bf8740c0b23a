import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { flightOfStart } from "~/domain/flights/flight-of-start";
import { beginWeeklyFlight } from "~/domain/weekly-missions/begin-weekly-flight";
import { findMission, flightKeyOf } from "~/domain/weekly-missions/find-mission";
import { handInWeeklyFlight } from "~/domain/weekly-missions/hand-in-weekly-flight";
import { shareWeeklyFlight } from "~/domain/weekly-missions/share-flight";

const weekMs = 7 * 86_400_000;
/** The missions of two weeks that have ended, and of the present one. */
const weeksAgo = [2, 1, 0];
/** Of the present week; the others see them once they have flown. */
const sharers = 2;

/** Some students fly the missions of the week; in the present one, two let their class fly beside them. */
export async function addWeeks(students: readonly SignedInCtx[], courseId: string) {
  const [first] = students;
  const [running] = first
    ? await rowsOf(
        first.db,
        v.object({ id: v.string() }),
        sql`select id from class_sessions where course_id = ${courseId} and end_date is null and start_date is not null`,
      )
    : [];
  if (!running) return;
  const classSessionId = running.id;
  for (const ago of weeksAgo) {
    const flyers = ago === 0 ? students : students.slice(ago);
    for (const [index, student] of flyers.entries()) {
      const now = new Date(student.now.getTime() - ago * weekMs);
      // Any secret draws a mission.
      const player = { ...student, now, secret: "demo data" };
      await fly(player, classSessionId, ((index + ago) % flyers.length) / 2);
      if (ago === 0 && index < sharers) await shareWeeklyFlight(player, classSessionId, true);
    }
  }
}

/** Flies the reference; `waste` adds delta-v (m/s) in two burns that cancel each other. */
async function fly(player: SignedInCtx, classSessionId: string, waste: number) {
  const { missionId, seed } = await beginWeeklyFlight(player, classSessionId);
  const mission = await findMission(player, missionId);
  const flight = mission && flightOfStart(flightKeyOf(mission), { seed, mode: "scored" });
  if (!flight) return;
  const { burns, turns, end } = flight.reference;
  const detour = waste === 0 ? [] : [waste / 2, -waste / 2].map((size) => ({ t: 0, dv: [0, 0, size] as const }));
  await handInWeeklyFlight(player, {
    ...{ missionId, flightId: randomUUID() },
    evidence: {
      ...{ kind: "flight", version: flight.version, end },
      burns: [...detour, ...burns].map(({ t, dv: [r, i, c] }) => ({ t, dv: [r, i, c] })),
      turns: turns.map(({ t, dw: [pitch, yaw, roll] }) => ({ t, dw: [pitch, yaw, roll] })),
    },
  });
}
