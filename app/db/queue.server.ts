// How many wait for the embedded database, which does one thing at a time.
const queues = new WeakMap<object, () => number>();

export const tellQueue = (db: object, count: () => number) => void queues.set(db, count);

/** How many statements stand in its queue; none where several run at once, as on PostgreSQL. */
export const countQueued = (db: object): number => queues.get(db)?.() ?? 0;
