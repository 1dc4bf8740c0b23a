import { hasUsers } from "~/domain/setup/setup-code";
import type { Platform } from "~/http/platform.server";

/**
 * Remembers that the installation has users. Until it has, / is rendered rather than served from the exported file,
 * because the page redirects to /setup.
 */
export function createUserCheck({ database }: Platform) {
  let hasKnownUsers = false;
  return {
    isKnown: () => hasKnownUsers,
    /** If the database is unavailable, assume there are users: the login page works without it. */
    async check() {
      const answer = await hasUsers(database).catch(() => null);
      if (answer) hasKnownUsers = true;
      return answer ?? true;
    },
  };
}
