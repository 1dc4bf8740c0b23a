const step = 250;

/**
 * Answers at a multiple of a quarter second, so that the time of an answer tells nothing about what was found; refusals
 * too.
 */
export async function evenOutTime<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - begun;
    await new Promise((done) => setTimeout(done, step - (taken % step)));
  }
}
