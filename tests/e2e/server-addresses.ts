/** Where the servers of this run tell their addresses: `demo` is only read, on `written` tests add students and attempts of their own. */
export const addressOf = { demo: "APSIS_E2E_DEMO", written: "APSIS_E2E_WRITTEN" } as const;
