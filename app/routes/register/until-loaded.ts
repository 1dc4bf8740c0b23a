/** Milliseconds between two tries, the last one over again. */
const pauses = [2_000, 5_000, 15_000, 30_000];

export const pauseAfter = (tries: number) => pauses[Math.min(tries, pauses.length - 1)];

/** Loads a part of the page again until it comes: after a while, or as soon as the network is back. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries++) {
    try {
      return await load();
    } catch {
      await new Promise<void>((goOn) => {
        const timer = setTimeout(goOn, pauseAfter(tries));
        window.addEventListener("online", () => (clearTimeout(timer), goOn()), { once: true });
      });
    }
  }
}
