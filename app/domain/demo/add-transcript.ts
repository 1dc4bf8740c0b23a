import { v7 as uuid } from "uuid";
import { createSeededRandom } from "../../../physics/seeded-random";
import type { SignedInCtx } from "~/domain/context";
import { issueCredential, type Issuer } from "~/domain/credentials/issue-credential";
import { passedCampaignsOf } from "~/domain/credentials/passed-campaigns";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { isFlownScenario } from "~/domain/attempts/flight-key";
import { studentGradesOf } from "~/domain/gradebook/student-grades";
import { readOwnResults } from "~/domain/results/read-own-results";
import { addSignInsOf } from "./demo-sign-ins";
import { play, readPlayables } from "./play-scenario";
import { storeDemoAttempts, type DemoAttempt } from "./store-demo-attempts";

const hour = 3_600_000;

/** The student flies all flights of the curriculum well, in the class that runs. */
export async function flyCampaign(student: SignedInCtx, curriculum: CurriculumDocument) {
  const { shown } = await readOwnResults(student, null);
  if (!shown) return;
  const random = createSeededRandom(7);
  const flights = (await readPlayables(student, curriculum)).filter(({ bounds }) => isFlownScenario(bounds));
  const attempts = flights.map((flight, at): DemoAttempt => ({
    ...play(flight, 1, random),
    ...{ attemptId: uuid(), userId: student.actor.userId, classSessionId: shown.id },
    receivedAt: new Date(student.now.getTime() - (26 - at / 2) * hour),
  }));
  await storeDemoAttempts(student, await addSignInsOf(student, attempts));
}

/** A signed transcript of the last campaign that the student has passed. */
export async function addTranscript(student: SignedInCtx, issuer: Issuer) {
  const results = await readOwnResults(student, null);
  const passed = passedCampaignsOf(studentGradesOf(results), results.rules, results.held).at(-1);
  if (!passed || !results.shown) return;
  await issueCredential(student, { classSessionId: results.shown.id, campaignId: passed.campaignId }, issuer);
}
