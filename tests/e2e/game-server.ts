import { test as base } from "./test";

/** Tests on a server whose game folder they change. */
export const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ games }, use) => use(games.url),
});
