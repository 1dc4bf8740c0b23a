/** Target frame rate, with some margin above 25. */
const targetFps = 29;
const slowFps = 26;
/** Fast enough to draw more pixels. */
const fastFps = 45;
/** Device pixels per CSS pixel. Anything coarser is unreadable. */
const [sharpest, coarsest] = [1, 0.5];
/** Milliseconds to measure before a decision, and the gap between frames that restarts it. */
const [measureMs, maxGapMs] = [1_200, 2_000];

/** Adapts the resolution of software rendering to what the processor can draw. */
export class Sharpness {
  ratio = sharpest;
  private startedAt: number | null = null;
  private lastFrameAt = 0;
  private frames = 0;

  /** Counts a frame. `now` in milliseconds. */
  count(now: number) {
    const gap = now - this.lastFrameAt;
    this.lastFrameAt = now;
    if (this.startedAt === null || gap > maxGapMs) {
      this.startedAt = now;
      this.frames = 0;
      return;
    }
    this.frames++;
    if (now - this.startedAt < measureMs) return;
    this.adapt((this.frames * 1000) / (now - this.startedAt));
    this.restart();
  }

  /** Restarts the measurement, such as when nothing moved. */
  restart() {
    this.startedAt = null;
  }

  /** Back to full resolution, because another screen may be cheaper to draw. */
  reset() {
    this.ratio = sharpest;
    this.restart();
  }

  /** Scales by the square root, because drawing time grows with the number of pixels. */
  private adapt(fps: number) {
    if (fps >= slowFps && fps < fastFps) return;
    const ratio = this.ratio * Math.sqrt(fps / targetFps);
    this.ratio = Math.min(sharpest, Math.max(coarsest, Math.floor(ratio * 20) / 20));
  }
}
