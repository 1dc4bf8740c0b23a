/** A turn among few that may be had at the same time. Both may be called again: a turn begins and ends once. */
export type Turn = { begin: () => Promise<void>; end: () => void };

/** At most `count` turns at a time; who comes later waits in line. */
export function takeTurns(count: number): () => Turn {
  let free = count;
  const waiting: (() => void)[] = [];
  const pass = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return () => {
    let begun: Promise<void> | undefined;
    let isOver = false;
    const wait = () =>
      new Promise<void>((begin) => {
        if (free > 0) {
          free--;
          begin();
        } else waiting.push(begin);
      });
    return {
      begin: () => (begun ??= isOver ? Promise.resolve() : wait()),
      end: () => {
        if (isOver) return;
        isOver = true;
        // One that still waits passes its turn on as soon as it comes.
        void begun?.then(pass);
      },
    };
  };
}
