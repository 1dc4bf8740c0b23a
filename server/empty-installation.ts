import { hasUsers } from "~/domain/setup/setup-code";
import type { Platform } from "~/http/platform.server";

/**
 * Whether somebody has an account: asked of the database until somebody has. Until then the login page is no file:
 * the page itself leads to /setup.
 */
export function createUseCheck({ database }: Platform) {
  let isUsed = false;
  return {
    isKnown: () => isUsed,
    /** Where the database does not answer, the login page may stand. */
    async check() {
      const isInUse = await hasUsers(database).catch(() => null);
      if (isInUse) isUsed = true;
      return isInUse ?? true;
    },
  };
}
