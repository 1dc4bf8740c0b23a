/** Milliseconds between tries; the last one repeats. */
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000];

export const retryDelay = (tries: number) => retryDelaysMs[Math.min(tries, retryDelaysMs.length - 1)];

/** Retries a dynamic import until it succeeds: after a delay, or when the network is back. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries++) {
    try {
      return await load();
    } catch {
      await new Promise<void>((goOn) => {
        const timer = setTimeout(goOn, retryDelay(tries));
        window.addEventListener("online", () => (clearTimeout(timer), goOn()), { once: true });
      });
    }
  }
}
