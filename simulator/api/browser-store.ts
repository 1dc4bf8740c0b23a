import type { OutboxEntry, OutboxStore } from "./outbox";

const name = "apsis-simulator";
const attempts = "attempts";

/**
 * IndexedDB; where it cannot be had, is full or gives up (private windows of some browsers), the memory of this page.
 */
export function openBrowserStore(): OutboxStore {
  const database = open().catch(() => null);
  const memory = new Map<string, OutboxEntry>();
  const run = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> => {
    const opened = await database;
    if (!opened) return null;
    try {
      const transaction = opened.transaction(attempts, mode);
      const request = work(transaction.objectStore(attempts));
      await new Promise<void>((done, fail) => {
        transaction.oncomplete = () => done();
        transaction.onabort = transaction.onerror = () =>
          fail(transaction.error ?? new Error("The browser's storage gave up."));
      });
      return request.result;
    } catch {
      return null;
    }
  };
  return {
    all: async () => {
      // `put` alone writes there.
      const stored =
        (await run<OutboxEntry[]>("readonly", (store) => store.getAll() as IDBRequest<OutboxEntry[]>)) ?? [];
      return [...new Map([...memory.values(), ...stored].map((kept) => [kept.attempt.attemptId, kept])).values()];
    },
    put: async (kept) => {
      memory.set(kept.attempt.attemptId, kept);
      await run("readwrite", (store) => store.put(kept, kept.attempt.attemptId));
    },
    remove: async (attemptId) => {
      memory.delete(attemptId);
      await run("readwrite", (store) => store.delete(attemptId));
    },
    close: async () => (await database)?.close(),
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(attempts);
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("IndexedDB cannot be opened."));
  });
}
