/** A semaphore slot. Each method takes effect once, however often it is called. */
export type Slot = { acquire: () => Promise<void>; release: () => void };

/** A semaphore with `count` slots, granted in order of arrival. */
export function createSemaphore(count: number): () => Slot {
  let free = count;
  const waiting: (() => void)[] = [];
  const pass = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return () => {
    let acquisition: Promise<void> | undefined;
    let isOver = false;
    const wait = () =>
      new Promise<void>((begin) => {
        if (free > 0) {
          free--;
          begin();
        } else waiting.push(begin);
      });
    return {
      acquire: () => (acquisition ??= isOver ? Promise.resolve() : wait()),
      release: () => {
        if (isOver) return;
        isOver = true;
        // A slot that is still queued is passed on as soon as it is granted.
        void acquisition?.then(pass);
      },
    };
  };
}
