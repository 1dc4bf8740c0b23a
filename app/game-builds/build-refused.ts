/** A game build that cannot be installed. The message is for its owner. */
export class BuildRefused extends Error {
  constructor(
    message: string,
    /** Builds to choose from, if there are several. */
    readonly choices: string[] = [],
  ) {
    super(message);
    this.name = "BuildRefused";
  }
}

/** Someone else changed the installed games during this change. */
export class BuildConflict extends BuildRefused {}
