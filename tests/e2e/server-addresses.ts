/** Variables with this run's servers: `demo` is read-only, on `written` tests add their own students and attempts. */
export const addressOf = { demo: "APSIS_E2E_DEMO", written: "APSIS_E2E_WRITTEN" } as const;
