import { writtenOf, type MissionDraft } from "./draft";

const mostSteps = 100;

/** What a draft was before each change, for going back step by step. Typing into one field is one step. */
export class History {
  private readonly steps: { path: string; written: string }[] = [];
  private last: string;

  constructor(private readonly draft: MissionDraft) {
    this.last = writtenOf(draft);
  }

  get isEmpty() {
    return this.steps.length === 0;
  }

  /** Called after a change of `path`. `isStep`: it never continues the step before. */
  note(path: string, isStep = false) {
    const written = writtenOf(this.draft);
    if (written === this.last) return;
    if (isStep || this.steps.at(-1)?.path !== path) this.steps.push({ path: isStep ? "" : path, written: this.last });
    if (this.steps.length > mostSteps) this.steps.shift();
    this.last = written;
  }

  /** Takes the last step back; returns the field that it changed, or an empty path. */
  undo(): string {
    const step = this.steps.pop();
    if (!step) return "";
    this.last = step.written;
    // Written by writtenOf().
    [this.draft.title, this.draft.document] = JSON.parse(step.written) as [string, unknown];
    return step.path;
  }
}
