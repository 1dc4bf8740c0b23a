import {
  BufferGeometry,
  Color,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Float32BufferAttribute,
  Line,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
  type ColorRepresentation,
  type Object3D,
} from "three";
import type { Quality } from "./quality";

type Point = readonly [number, number, number];

/** Size of the view that is being drawn, in CSS pixels. The stage sets it before each view. */
export const drawnSize = { value: new Vector2(1, 1) };

type Style = {
  /** One line, a dashed line, or separate segments of two points each. */
  kind?: "line" | "dashed" | "segments";
  /** CSS pixels. */
  width?: number;
  /** Opacity of the dark edge that keeps a line readable over bright ground; 0: none. */
  edge?: number;
  opacity?: number;
  /** Opacity at the first point, rising to `opacity` at the last. */
  fadeFrom?: number;
};

/** A line whose points can be changed. */
export class Path {
  readonly line: Object3D;
  private readonly drawing: WideLine | ThinLine;

  /** Wide lines are many small rectangles, each of which costs software rendering a draw: there, lines are thin. */
  constructor(color: ColorRepresentation, quality: Quality, style: Style = {}) {
    this.drawing = quality === "full" ? new WideLine(color, style) : new ThinLine(color, style);
    this.line = this.drawing.line;
    this.line.frustumCulled = false;
  }

  /** `dash`: its length in units of the points. */
  set(points: readonly Point[], dash = 1) {
    this.drawing.set(points, dash);
  }

  dispose() {
    this.drawing.line.geometry.dispose();
    this.drawing.line.material.dispose();
  }
}

/** One pixel wide. */
class ThinLine {
  readonly line: Line<BufferGeometry, LineBasicMaterial>;

  constructor(color: ColorRepresentation, { kind, opacity = 1 }: Style) {
    const look = opacity < 1 ? { color, transparent: true, opacity, depthWrite: false } : { color };
    const material = kind === "dashed" ? new LineDashedMaterial(look) : new LineBasicMaterial(look);
    this.line = new (kind === "segments" ? LineSegments : Line)(new BufferGeometry(), material);
  }

  set(points: readonly Point[], dash: number) {
    const { geometry, material } = this.line;
    // BufferGeometry has no type for its attributes; only this method sets this one.
    const attribute = geometry.getAttribute("position") as Float32BufferAttribute | undefined;
    // A longer line needs a new buffer; a shorter one uses part of the old one.
    if (!attribute || attribute.count < points.length) {
      geometry.dispose();
      geometry.setAttribute(
        "position",
        new Float32BufferAttribute(new Float32Array(Math.max(16, points.length * 2) * 3), 3),
      );
    }
    // Set above.
    const target = geometry.getAttribute("position") as Float32BufferAttribute;
    points.forEach(([x, y, z], index) => target.setXYZ(index, x, y, z));
    target.needsUpdate = true;
    geometry.setDrawRange(0, points.length);
    if (material instanceof LineDashedMaterial) {
      [material.dashSize, material.gapSize] = [dash, dash * 0.7];
      this.line.computeLineDistances();
    }
  }
}

/** Three coordinates, and the distance along the line. */
const valuesPerPoint = 4;

/** A line with a width, drawn as one rectangle for each piece. */
class WideLine {
  readonly line: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private capacity = 0;
  private buffer: InstancedInterleavedBuffer | null = null;
  private readonly isDashed: boolean;
  /** Points from one piece to the next. */
  private readonly stride: 1 | 2;

  constructor(color: ColorRepresentation, style: Style) {
    this.isDashed = style.kind === "dashed";
    this.stride = style.kind === "segments" ? 2 : 1;
    this.line = new Mesh(new InstancedBufferGeometry(), createLineMaterial(color, style));
  }

  set(points: readonly Point[], dash: number) {
    if (points.length > this.capacity || !this.buffer) this.grow(Math.max(16, points.length * 2));
    // `grow` has made one.
    const buffer = this.buffer!;
    const values = buffer.array;
    let along = 0;
    let previous = points[0];
    points.forEach((point, index) => {
      if (this.isDashed && previous) along += distanceBetween(previous, point) / dash;
      previous = point;
      const share = index / Math.max(1, points.length - 1);
      values.set(point, index * valuesPerPoint);
      values[index * valuesPerPoint + 3] = this.isDashed ? along : share;
    });
    buffer.needsUpdate = true;
    this.line.geometry.instanceCount = Math.max(0, Math.ceil((points.length - 1) / this.stride));
  }

  /** A longer line needs a new buffer, and three.js a new geometry for it. */
  private grow(capacity: number) {
    this.capacity = capacity;
    this.line.geometry.dispose();
    const geometry = new InstancedBufferGeometry();
    geometry.setIndex([0, 2, 1, 2, 3, 1]);
    geometry.setAttribute("position", new Float32BufferAttribute([0, -1, 0, 0, 1, 0, 1, -1, 0, 1, 1, 0], 3));
    const values = new Float32Array(capacity * valuesPerPoint);
    this.buffer = new InstancedInterleavedBuffer(values, valuesPerPoint * this.stride, 1);
    // Both ends of a piece come from one buffer: its end is the next piece's start.
    geometry.setAttribute("start", new InterleavedBufferAttribute(this.buffer, 4, 0));
    geometry.setAttribute("end", new InterleavedBufferAttribute(this.buffer, 4, valuesPerPoint));
    this.line.geometry = geometry;
  }
}

const distanceBetween = ([x, y, z]: Point, [a, b, c]: Point) => Math.hypot(x - a, y - b, z - c);

const lineVertex = `
  attribute vec4 start;
  attribute vec4 end;
  uniform vec2 size;
  uniform float halfWidth;
  varying float vAcross;
  varying float vAlong;
  void main() {
    vec4 a = projectionMatrix * modelViewMatrix * vec4(start.xyz, 1.0);
    vec4 b = projectionMatrix * modelViewMatrix * vec4(end.xyz, 1.0);
    // Cut off what is behind the camera.
    const float least = 0.01;
    if (a.w < least && b.w > least) a = mix(a, b, (least - a.w) / (b.w - a.w));
    else if (b.w < least && a.w > least) b = mix(b, a, (least - b.w) / (a.w - b.w));
    vec2 along = (b.xy / b.w - a.xy / a.w) * size;
    float far = length(along);
    along = far > 0.0 ? along / far : vec2(1.0, 0.0);
    vec4 place = position.x < 0.5 ? a : b;
    place.xy += vec2(-along.y, along.x) * position.y * halfWidth * 2.0 / size * place.w;
    vAcross = position.y * halfWidth;
    vAlong = position.x < 0.5 ? start.w : end.w;
    gl_Position = place;
  }`;

const lineFragment = `
  uniform vec3 color;
  uniform float halfCore;
  uniform float halfWidth;
  uniform float edge;
  uniform float opacity;
  uniform float fadeFrom;
  varying float vAcross;
  varying float vAlong;
  void main() {
    #ifdef DASHED
    if (fract(vAlong / 1.7) > 0.588) discard;
    float shown = opacity;
    #else
    float shown = mix(fadeFrom, opacity, vAlong);
    #endif
    float away = abs(vAcross);
    float core = 1.0 - smoothstep(halfCore - 0.5, halfCore + 0.5, away);
    float dark = edge * (1.0 - smoothstep(halfCore, halfWidth, away));
    float alpha = max(core, dark);
    gl_FragColor = vec4(color * core / max(alpha, 0.001), alpha * shown);
    #include <colorspace_fragment>
  }`;

function createLineMaterial(color: ColorRepresentation, style: Style) {
  const { kind, width = 2, edge = 0, opacity = 1, fadeFrom = opacity } = style;
  return new ShaderMaterial({
    vertexShader: lineVertex,
    fragmentShader: lineFragment,
    defines: kind === "dashed" ? { DASHED: "" } : {},
    uniforms: {
      size: drawnSize,
      color: { value: new Color(color) },
      halfCore: { value: width / 2 },
      halfWidth: { value: width / 2 + (edge > 0 ? 1.6 : 0.5) },
      edge: { value: edge },
      opacity: { value: opacity },
      fadeFrom: { value: fadeFrom },
    },
    transparent: true,
    depthWrite: false,
  });
}

/** How much larger a dot is than its disc: the rest is its dark edge. */
const dotSize = 1.45;

// Shared by all dots: disposing it only frees its copy on the graphics card.
const square = new PlaneGeometry(2, 2);

/** A disc with a dark edge that faces the camera; its scale is the disc's radius. */
export const createDot = (color: ColorRepresentation) => {
  const material = new ShaderMaterial({
    uniforms: { color: { value: new Color(color) } },
    vertexShader: `
      varying vec2 vPlace;
      void main() {
        vPlace = position.xy * ${dotSize};
        vec4 centre = modelViewMatrix * vec4(0.0, 0.0, 0.0, 1.0);
        float radius = length(modelMatrix[0].xyz);
        gl_Position = projectionMatrix * (centre + vec4(vPlace * radius, 0.0, 0.0));
      }`,
    fragmentShader: `
      uniform vec3 color;
      varying vec2 vPlace;
      void main() {
        float away = length(vPlace);
        if (away > ${dotSize}) discard;
        float core = 1.0 - smoothstep(0.88, 1.08, away);
        float dark = 0.75 * (1.0 - smoothstep(1.0, ${dotSize}, away));
        float alpha = max(core, dark);
        gl_FragColor = vec4(color * core / alpha, alpha);
        #include <colorspace_fragment>
      }`,
    transparent: true,
    depthWrite: false,
  });
  const dot = new Mesh(square, material);
  dot.frustumCulled = false;
  dot.renderOrder = 3;
  return dot;
};

/** Frees a scene's resources on the graphics card. */
export function disposeAll(object: Object3D) {
  object.traverse((child) => {
    // Only some objects of a scene have these.
    const { geometry, material } = child as Partial<Mesh>;
    geometry?.dispose();
    for (const item of [material].flat()) item?.dispose();
  });
}
