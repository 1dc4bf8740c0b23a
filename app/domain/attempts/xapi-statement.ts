import type { Scorecard } from "./list-session-scores";
import type { Origin } from "./read-origins";

/** An xAPI 1.0.3 statement for learning record stores (ADL, xAPI part two: statements). */
export type XapiStatement = ReturnType<typeof asXapiStatement>;

export const xapiVersion = "1.0.3";

const verbs = { passed: "http://adlnet.gov/expapi/verbs/passed", failed: "http://adlnet.gov/expapi/verbs/failed" };
export const activities = {
  Quiz: "http://adlnet.gov/expapi/activities/assessment",
  Default: "http://adlnet.gov/expapi/activities/simulation",
};

/**
 * An attempt as a statement. It has the attempt's id, so that a store accepts it once, however often it is exported.
 */
export function asXapiStatement(attempt: Scorecard, site: { url: string; productName: string }, origin?: Origin) {
  const verb = attempt.passed ? "passed" : "failed";
  const raw = attempt.totalScore + attempt.questionsScore;
  const max = attempt.maxTotalScore + attempt.maxQuestionsScore;
  return {
    id: attempt.attemptId,
    version: xapiVersion,
    actor: {
      objectType: "Agent" as const,
      name: attempt.username,
      account: { homePage: site.url, name: attempt.userId },
    },
    verb: { id: verbs[verb], display: { "en-US": verb } },
    object: {
      objectType: "Activity" as const,
      id: `${site.url}/xapi/scenarios/${attempt.scenarioId}`,
      definition: { type: activities[attempt.scoreCardType], name: { "en-US": attempt.scenarioName } },
    },
    result: {
      completion: true,
      success: attempt.passed,
      // A maximum of 0 can't be scaled.
      score: { raw, min: 0, max, ...(max > 0 ? { scaled: raw / max } : {}) },
    },
    context: {
      platform: site.productName,
      // The origin of the score, and whether it counts.
      extensions: {
        [`${site.url}/xapi/provenance`]: {
          verified: attempt.verified,
          late: attempt.late,
          counts: attempt.counts,
          // Statements can't contain null.
          ...(attempt.client && { client: attempt.client }),
          ...(attempt.startedAt && { startedAt: attempt.startedAt }),
          ...(attempt.uncounted && { uncounted: attempt.uncounted }),
          ...(attempt.setAside && { setAside: attempt.setAside }),
          ...(origin?.signIn && { signIn: origin.signIn }),
          ...(origin?.evidence && { evidence: origin.evidence }),
        },
      },
      ...(attempt.classSessionId
        ? {
            registration: attempt.classSessionId,
            contextActivities: {
              grouping: [
                { objectType: "Activity" as const, id: `${site.url}/xapi/sessions/${attempt.classSessionId}` },
              ],
            },
          }
        : {}),
    },
    timestamp: attempt.time,
  };
}
