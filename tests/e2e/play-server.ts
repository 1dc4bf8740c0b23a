import { test as base } from "./test";

/** Tests on a server on which is played: what the specs of the administration do there is not seen here. */
export const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ playServer }, use) => use(playServer),
});
