import { PGlite } from "@electric-sql/pglite";

/**
 * How the embedded database starts. Its own 128 MB of shared buffers stay taken for good, and files it has read are in
 * the system's cache as well.
 */
export const embeddedStart = { startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"] };
