/** Runs `work` on every item, at most `lanes` at a time. Throws the first failure and starts no further items. */
export async function inParallel<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>) {
  const waiting = items.values();
  let hasFailed = false;
  const lane = async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(lanes, items.length) }, lane));
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) throw failure.reason;
}
