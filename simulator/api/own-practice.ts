import type { Server } from "./server";

/** What the player practises now, as the server reports it. */
export type Practice = Awaited<ReturnType<typeof fetchPractice>>;
export type PracticeQuestion = Practice["session"][number];
export type PracticeFeedback = Awaited<ReturnType<typeof sendAnswer>>;

/** Nothing of it is stored in the browser, so that all devices show the same. */
export const fetchPractice = async ({ calls }: Server) =>
  (await calls.practice.$get({ query: { timeZone: readTimeZone() } })).json();

export type PracticeChoice = { id: string; chosen: string[]; isSure: boolean };

/** With the same id again, the answer counts once. */
export const sendAnswer = async (
  { calls }: Server,
  { scenarioId, question }: Pick<PracticeQuestion, "scenarioId" | "question">,
  choice: PracticeChoice,
) =>
  (await calls.practice.answers.$post({ json: { ...choice, scenarioId, question, timeZone: readTimeZone() } })).json();

const readTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
