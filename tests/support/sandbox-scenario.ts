/** 40 points by checks, 60 by hand. */
export const sandboxScenario = {
  key: "build-a-rendezvous",
  title: "Build a Rendezvous",
  shortTitle: "Build",
  type: "Default",
  contentType: "Globe",
  maxScore: 100,
  grading: "server",
  sandbox: {
    text: ["Put two spacecraft near each other.", "Explain your choice to your instructor."],
    checks: [
      { quantity: "period", unit: "min", from: 92, to: 93, points: 10 },
      { quantity: "inclination", unit: "deg", spacecraft: 2, from: 51, to: 52, points: 10 },
      { quantity: "closestApproach", unit: "km", below: 20, minutes: 90, points: 20 },
    ],
  },
  locales: { de: { "sandbox.text": ["Setzen Sie zwei Raumfahrzeuge nahe zueinander.", "Begründen Sie es."] } },
};

type Change = Partial<Record<"perigee" | "apogee" | "inclination" | "trueAnomaly", number>>;

/** Two spacecraft a tenth of a degree apart, which is 12 km: all checks are met. */
export const builtSandbox = (second: Change = {}, first: Change = {}) => ({
  format: "apsis-sandbox" as const,
  version: 1 as const,
  gravity: "J2" as const,
  spacecraft: [first, { trueAnomaly: 0.1, ...second }].map((change, at) => ({
    name: `Spacecraft ${at + 1}`,
    orbit: { perigee: 400, apogee: 400, inclination: 51.6, node: 0, argumentOfPerigee: 0, trueAnomaly: 0, ...change },
  })),
});

export const sandboxEvidence = (...changes: Parameters<typeof builtSandbox>) => ({
  kind: "sandbox" as const,
  document: builtSandbox(...changes),
});
