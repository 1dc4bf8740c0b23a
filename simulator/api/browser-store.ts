import type { OutboxEntry, OutboxStore } from "./outbox";

const databaseName = "apsis-simulator";
const storeName = "attempts";

/**
 * Stores attempts in IndexedDB; falls back to this page's memory where IndexedDB is unavailable or full, as in some
 * private windows.
 */
export function openBrowserStore(): OutboxStore {
  const database = openDatabase().catch(() => null);
  const memory = new Map<string, OutboxEntry>();
  const run = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> => {
    const connection = await database;
    if (!connection) return null;
    try {
      const transaction = connection.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
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
      // Only `put` below writes to this store.
      const stored =
        (await run<OutboxEntry[]>("readonly", (store) => store.getAll() as IDBRequest<OutboxEntry[]>)) ?? [];
      return [...new Map([...memory.values(), ...stored].map((entry) => [entry.attempt.attemptId, entry])).values()];
    },
    put: async (entry) => {
      memory.set(entry.attempt.attemptId, entry);
      await run("readwrite", (store) => store.put(entry, entry.attempt.attemptId));
    },
    remove: async (attemptId) => {
      memory.delete(attemptId);
      await run("readwrite", (store) => store.delete(attemptId));
    },
    close: async () => (await database)?.close(),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("IndexedDB cannot be opened."));
  });
}
