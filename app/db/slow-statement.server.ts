/** Called for slow statements; waiting for a connection counts. */
export type OnSlow = (statement: string, milliseconds: number) => void;

const slowMs = 200;

/** Runs a statement and reports it if it was slow, even if it failed. */
export async function timeStatement<Result>(onSlow: OnSlow | undefined, statement: string, run: () => Promise<Result>) {
  if (!onSlow) return run();
  const startedAt = performance.now();
  try {
    return await run();
  } finally {
    const milliseconds = performance.now() - startedAt;
    if (milliseconds > slowMs) onSlow(statement, milliseconds);
  }
}
