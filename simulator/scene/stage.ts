import { Color, PCFShadowMap, WebGLRenderer, type Camera, type Scene } from "three";
import type { Topology } from "topojson-specification";
import { EarthPictures } from "./earth-pictures";
import { drawnSize } from "./lines";
import type { Quality } from "./quality";
import { Sharpness } from "./sharpness";

/** A scene that is drawn wherever its element is on the screen. */
export type View = {
  element: HTMLElement;
  scene: Scene;
  camera: Camera;
  /** Called before drawing, with the size in CSS pixels. */
  fit(width: number, height: number, quality: Quality): void;
  dispose(): void;
};

export type { Quality };

/** What the player chose; "automatic": full, or plain where that would be slow. */
export type Graphics = "automatic" | Quality;

type StageOptions = {
  land: Topology;
  /** Address of a picture of the sky. */
  urlOf: (file: string) => string;
  prefersReducedMotion: boolean;
  graphics: Graphics;
};

const slowFps = 25;

const clearColor = new Color("#05080d");

/** One canvas for all views, drawn only after changes. Without WebGL it draws nothing; the rest of the game works. */
export class Stage {
  quality: Quality;
  readonly pictures: EarthPictures;
  readonly prefersReducedMotion: boolean;
  /** Device pixels per CSS pixel. */
  pixelRatio = 1;
  private graphics: Graphics;
  private renderer: WebGLRenderer | null;
  private views: View[] = [];
  private isDirty = true;
  private frames: number[] = [];
  private readonly sharpness = new Sharpness();
  private placement = "";
  private size = "";

  constructor(
    public canvas: HTMLCanvasElement,
    { land, urlOf, prefersReducedMotion, graphics }: StageOptions,
  ) {
    this.pictures = new EarthPictures(land, urlOf, () => this.change());
    this.prefersReducedMotion = prefersReducedMotion;
    this.graphics = graphics;
    this.quality = qualityFor(graphics);
    this.renderer = this.createRenderer();
  }

  get isWorking() {
    return this.renderer !== null;
  }

  show(views: View[]) {
    for (const view of this.views) view.dispose();
    this.views = views;
    this.sharpness.reset();
    this.change();
  }

  change() {
    this.isDirty = true;
  }

  /** "automatic" decides again. */
  setGraphics(graphics: Graphics) {
    this.graphics = graphics;
    const quality = qualityFor(graphics);
    if (quality !== this.quality) this.setQuality(quality);
    this.change();
  }

  get fps() {
    const span = (this.frames.at(-1) ?? 0) - (this.frames[0] ?? 0);
    return span === 0 ? 0 : ((this.frames.length - 1) * 1000) / span;
  }

  /** Draws the views where they are now. `now` in milliseconds. */
  draw(now: number) {
    if (!this.renderer) return;
    const area = this.canvas.getBoundingClientRect();
    const rects = this.views.map(({ element }) => element.getBoundingClientRect());
    const placement = [area, ...rects].map(({ x, y, width, height }) => [x, y, width, height].join()).join(" ");
    if (!this.isDirty && placement === this.placement) {
      this.frames = [];
      this.sharpness.restart();
      return;
    }
    this.isDirty = false;
    this.placement = placement;
    this.count(now);
    if (this.quality === "plain") this.sharpness.count(now);
    else if (this.isSlow && this.graphics === "automatic") this.setQuality("plain");
    const { renderer } = this;
    if (!renderer) return;
    this.fit(renderer, area);
    this.clip(area, rects);
    renderer.setScissorTest(false);
    renderer.clear();
    renderer.setScissorTest(true);
    this.views.forEach((view, index) => {
      const rect = rects[index];
      if (rect) this.drawView(renderer, view, rect, area);
    });
  }

  /** Only on change: setting a size clears the canvas. */
  private fit(renderer: WebGLRenderer, { width, height }: DOMRect) {
    const ratio = this.quality === "plain" ? this.sharpness.ratio : Math.min(2, devicePixelRatio);
    const size = [width, height, ratio].join();
    if (size === this.size) return;
    this.pixelRatio = ratio;
    this.size = size;
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
  }

  /** Clips the canvas to its views: every composited pixel costs software rendering time. */
  private clip(area: DOMRect, rects: readonly DOMRect[]) {
    const visible = rects.filter(({ width, height }) => width >= 1 && height >= 1);
    const inset = (distances: number[]) => `${Math.max(0, Math.floor(Math.min(...distances)))}px`;
    const edges = [
      inset(visible.map(({ top }) => top - area.top)),
      inset(visible.map(({ right }) => area.right - right)),
      inset(visible.map(({ bottom }) => area.bottom - bottom)),
      inset(visible.map(({ left }) => left - area.left)),
    ];
    const clip = visible.length === 0 ? "" : `inset(${edges.join(" ")})`;
    if (this.canvas.style.clipPath !== clip) this.canvas.style.clipPath = clip;
  }

  private drawView(renderer: WebGLRenderer, view: View, rect: DOMRect, area: DOMRect) {
    const [x, y] = [rect.x - area.x, area.bottom - rect.bottom];
    if (rect.width < 1 || rect.height < 1 || y + rect.height < 0 || y > area.height) return;
    view.fit(rect.width, rect.height, this.quality);
    drawnSize.value.set(rect.width, rect.height);
    renderer.setViewport(x, y, rect.width, rect.height);
    renderer.setScissor(x, y, rect.width, rect.height);
    // Clears the view first: views may overlap.
    renderer.render(view.scene, view.camera);
  }

  private count(now: number) {
    this.frames.push(now);
    while (now - (this.frames[0] ?? now) > 3_000) this.frames.shift();
  }

  /** Below `slowFps` for three seconds, however slow; a single long pause, such as for compiling, doesn't count. */
  private get isSlow() {
    const span = (this.frames.at(-1) ?? 0) - (this.frames[0] ?? 0);
    const gaps = this.frames.slice(1).map((time, index) => time - (this.frames[index] ?? time));
    const middle = gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
    return gaps.length > 2 && span > 2_500 && middle > 1000 / slowFps;
  }

  /** Antialiasing belongs to the context, and the context to its canvas: another quality needs a new canvas. */
  private setQuality(quality: Quality) {
    // cloneNode's type is only Node.
    const canvas = this.canvas.cloneNode() as HTMLCanvasElement;
    this.releaseContext();
    this.canvas.replaceWith(canvas);
    this.canvas = canvas;
    this.quality = quality;
    this.size = "";
    this.frames = [];
    this.renderer = this.createRenderer();
  }

  private createRenderer() {
    const renderer = createRenderer(this.canvas, this.quality);
    // A browser takes contexts away when there are too many; what it gives back is empty, also of the clear color.
    this.canvas.addEventListener("webglcontextrestored", () => {
      renderer?.setClearColor(clearColor);
      this.change();
    });
    return renderer;
  }

  dispose() {
    this.show([]);
    // The canvas belongs to the page.
    this.canvas.style.clipPath = "";
    this.pictures.dispose();
    this.releaseContext();
  }

  private releaseContext() {
    this.renderer?.dispose();
    this.renderer?.forceContextLoss();
  }
}

const qualityFor = (graphics: Graphics): Quality =>
  graphics === "automatic" ? (isSoftware() ? "plain" : "full") : graphics;

function createRenderer(canvas: HTMLCanvasElement, quality: Quality): WebGLRenderer | null {
  // Checked first: WebGLRenderer writes an error to the console if there is no WebGL.
  const context = canvas.getContext("webgl2", {
    antialias: quality === "full",
    alpha: false,
    powerPreference: "low-power",
  });
  const renderer = context && new WebGLRenderer({ canvas, context });
  renderer?.setClearColor(clearColor);
  if (renderer && quality === "full") {
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
  }
  return renderer;
}

/** Whether rendering is done in software; only the renderer's name shows it. */
function isSoftware(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return true;
  const info = context.getExtension("WEBGL_debug_renderer_info");
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}
