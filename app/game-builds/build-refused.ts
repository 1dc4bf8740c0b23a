import { defaultLocale } from "~/texts/locale";
import type { Text } from "~/texts/message";
import { textOf } from "~/texts/say";

/** A game build that cannot be installed. The reason is for its owner. */
export class BuildRefused extends Error {
  constructor(
    readonly reason: Text,
    /** Builds to choose from, if there are several. */
    readonly choices: string[] = [],
  ) {
    // In English, for terminals and logs.
    super(textOf(reason, defaultLocale));
    this.name = "BuildRefused";
  }
}

/** Someone else changed the installed games during this change. */
export class BuildConflict extends BuildRefused {}
