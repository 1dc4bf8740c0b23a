/** Pictures a second that are wanted, with some to spare over 25. */
const wantedFrames = 29;
const slowestFrames = 26;
/** Enough for a finer picture. */
const easyFrames = 45;
/** Pixels along a side of a CSS pixel: coarser than the second nobody sees what is drawn. */
const [sharpest, coarsest] = [1, 0.5];
/** ms that are looked at before anything is decided, and a pause after which another look begins. */
const [lookTime, pause] = [1_200, 2_000];

/** How finely a processor draws: as finely as it can keep up with. */
export class Sharpness {
  ratio = sharpest;
  private begun: number | null = null;
  private before = 0;
  private frames = 0;

  /** A picture is drawn right after the one before it. `now` in milliseconds. */
  count(now: number) {
    const waited = now - this.before;
    this.before = now;
    if (this.begun === null || waited > pause) {
      this.begun = now;
      this.frames = 0;
      return;
    }
    this.frames++;
    if (now - this.begun < lookTime) return;
    this.judge((this.frames * 1000) / (now - this.begun));
    this.rest();
  }

  /** What comes next is looked at again: nothing has moved. */
  rest() {
    this.begun = null;
  }

  /** Another screen may be easier to draw. */
  renew() {
    this.ratio = sharpest;
    this.rest();
  }

  /** Time goes with the number of pixels. */
  private judge(frames: number) {
    if (frames >= slowestFrames && frames < easyFrames) return;
    const finest = this.ratio * Math.sqrt(frames / wantedFrames);
    this.ratio = Math.min(sharpest, Math.max(coarsest, Math.floor(finest * 20) / 20));
  }
}
