/** Hears of a statement that took long, for its caller: waiting for a connection counts. */
export type OnSlow = (statement: string, milliseconds: number) => void;

const slow = 200;

/** Runs a statement, and tells of it when it was slow, refused ones included. */
export async function timeStatement<Result>(onSlow: OnSlow | undefined, statement: string, run: () => Promise<Result>) {
  if (!onSlow) return run();
  const begun = performance.now();
  try {
    return await run();
  } finally {
    const milliseconds = performance.now() - begun;
    if (milliseconds > slow) onSlow(statement, milliseconds);
  }
}
