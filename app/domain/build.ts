/** The version that the About dialog and the API document show. `package.json` and CHANGELOG.md state it too. */
export const build = { version: "2.2.3", date: "9/5/2025" };
