import { Color, WebGLRenderer, type Camera, type Scene } from "three";

/** A part of the screen in which a scene is drawn: wherever its element is at the moment. */
export type View = {
  element: HTMLElement;
  scene: Scene;
  camera: Camera;
  /** Called before drawing, with the size in CSS pixels. */
  fit(width: number, height: number, quality: Quality): void;
  dispose(): void;
};

export type Quality = "full" | "plain";

const slowestFrames = 25;

/** One canvas for all views, drawn only when something has changed. Without WebGL it draws nothing, and everything else works. */
export class Stage {
  quality: Quality;
  isWorking: boolean;
  private readonly renderer: WebGLRenderer | null;
  private views: View[] = [];
  private isDirty = true;
  private frames: number[] = [];
  private placed = "";

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.quality = isSoftware() ? "plain" : "full";
    this.renderer = createRenderer(canvas, this.quality);
    this.isWorking = this.renderer !== null;
    this.renderer?.setClearColor(new Color("#070c17"));
  }

  show(views: View[]) {
    for (const view of this.views) view.dispose();
    this.views = views;
    this.change();
  }

  change() {
    this.isDirty = true;
  }

  get fps() {
    const span = (this.frames.at(-1) ?? 0) - (this.frames[0] ?? 0);
    return span === 0 ? 0 : ((this.frames.length - 1) * 1000) / span;
  }

  /** Draws the views where they are now. `now` in milliseconds. */
  draw(now: number) {
    const { renderer, canvas } = this;
    if (!renderer) return;
    const area = canvas.getBoundingClientRect();
    const places = this.views.map(({ element }) => element.getBoundingClientRect());
    const placed = [area, ...places].map(({ x, y, width, height }) => [x, y, width, height].join()).join(" ");
    if (!this.isDirty && placed === this.placed) {
      this.frames = [];
      return;
    }
    this.isDirty = false;
    this.placed = placed;
    this.watchSpeed(now);
    renderer.setPixelRatio(this.quality === "plain" ? 1 : Math.min(2, devicePixelRatio));
    renderer.setSize(area.width, area.height, false);
    renderer.setScissorTest(false);
    renderer.clear();
    renderer.setScissorTest(true);
    this.views.forEach((view, at) => this.drawView(renderer, view, places[at], area));
  }

  private drawView(renderer: WebGLRenderer, view: View, place: DOMRect, area: DOMRect) {
    const [x, y] = [place.x - area.x, area.bottom - place.bottom];
    if (place.width < 1 || place.height < 1 || y + place.height < 0 || y > area.height) return;
    view.fit(place.width, place.height, this.quality);
    renderer.setViewport(x, y, place.width, place.height);
    renderer.setScissor(x, y, place.width, place.height);
    renderer.render(view.scene, view.camera);
  }

  /** Three seconds of slow frames make the picture plainer. */
  private watchSpeed(now: number) {
    this.frames.push(now);
    while (now - this.frames[0] > 3_000) this.frames.shift();
    const isSlow = this.frames.length > 10 && now - this.frames[0] > 2_500 && this.fps < slowestFrames;
    if (isSlow) this.quality = "plain";
  }

  dispose() {
    this.show([]);
    this.renderer?.dispose();
    this.renderer?.forceContextLoss();
  }
}

function createRenderer(canvas: HTMLCanvasElement, quality: Quality): WebGLRenderer | null {
  // Asked first, since the renderer writes an error to the console when there is no WebGL.
  const context = canvas.getContext("webgl2", { antialias: quality === "full", alpha: false, powerPreference: "low-power" });
  return context ? new WebGLRenderer({ canvas, context }) : null;
}

/** Whether the processor draws: known only by the name of the renderer. */
function isSoftware(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return true;
  const info = context.getExtension("WEBGL_debug_renderer_info");
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}
