/** What runs here. */
export const build = { version: "2.2.3", date: "9/5/2025" };
