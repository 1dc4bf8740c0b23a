import { cpSync } from "node:fs";

/** Where a run keeps demo data that no server has open. */
export const demoData = "APSIS_E2E_DEMO_DATA";

/** For a server of a test's own: to make demo data takes ten times as long as to copy it. */
export const copyDemoData = (folder: string) => cpSync(process.env[demoData]!, folder, { recursive: true });
