/** A game build that cannot be installed, with the sentence that its owner reads. */
export class BuildRefused extends Error {
  constructor(
    message: string,
    /** Builds to choose from, where there are several. */
    readonly choices: string[] = [],
  ) {
    super(message);
    this.name = "BuildRefused";
  }
}
