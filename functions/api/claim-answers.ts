// Responses of the calls about claims; see answers.ts.
import * as v from "valibot";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";

const Accepted = orNull(v.strictObject({ at: Time, by: v.string() }));
export const Acceptance = answer("Acceptance", "Whether a claim counts.", {
  attemptId: Uuid,
  counts: v.boolean(),
  accepted: v.pipe(Accepted, v.description("By whom; null: it waits.")),
  replaced: v.pipe(
    orNull(v.strictObject({ score: Count, maxScore: Count })),
    v.description("The verified best score that no longer counts, because the accepted claim is higher."),
  ),
});
const Claim = v.strictObject({
  attemptId: Uuid,
  userId: Uuid,
  username: v.string(),
  fullName: v.string(),
  scenarioId: Uuid,
  scenarioName: v.string(),
  score: Count,
  maxScore: Count,
  time: Time,
  client: orNull(v.string()),
  accepted: Accepted,
  verifiedScore: v.pipe(
    orNull(Count),
    v.description("The best that the server has found for this student at this scenario."),
  ),
});
export const Claims = answer("Claims", "The claims of a class session: points reported without evidence.", {
  waiting: v.pipe(v.array(Claim), v.description("They don't count; the oldest first, 500 at most.")),
  accepted: v.pipe(v.array(Claim), v.description("An instructor has accepted them, so they count.")),
});
export const AcceptedClaims = answer("AcceptedClaims", "What accepting the claims of a class session has done.", {
  accepted: Count,
  left: v.pipe(Count, v.description("Claims beside verified points are accepted one by one.")),
});
export const TakenBackClaims = answer("TakenBackClaims", "What taking back accepted claims has done.", {
  takenBack: Count,
});
