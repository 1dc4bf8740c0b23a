import { test as base } from "./test";

/** Tests on a server for playing, which the administration's specs don't use. */
export const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ playServer }, use) => use(playServer),
});
