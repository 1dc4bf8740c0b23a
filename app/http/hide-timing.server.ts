const stepMs = 250;

/** Delays responses and refusals to multiples of a quarter second, so that their timing reveals nothing. */
export async function hideTiming<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const elapsed = performance.now() - startedAt;
    await new Promise((done) => setTimeout(done, stepMs - (elapsed % stepMs)));
  }
}
