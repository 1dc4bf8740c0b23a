export const curriculumLimits = {
  bytes: 5 * 1024 * 1024,
  campaigns: 100,
  scenarios: 2_000,
  questions: 200,
  answers: 50,
};
