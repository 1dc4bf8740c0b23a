import { PerspectiveCamera, Scene, Vector3, type Mesh } from "three";
import { degrees, earthRadius, groundPoint, greenwichAngle, radians } from "../../physics/earth";
import { keplerAfter, period, semiMajorAxisOf, stateOf, type Elements } from "../../physics/kepler";
import type { State } from "../../physics/propagation";
import { scale, unit, type Vector } from "../../physics/vectors";
import { Earth } from "./earth";
import { OrbitCamera } from "./orbit-camera";
import { disposeAll, createDot, Path } from "./lines";
import type { Quality, Stage, View } from "./stage";
import { StarrySky } from "./starry-sky";

/** Colours that differ in lightness too. */
const orbitColors = ["#46c6de", "#f0b03f", "#a79bff", "#58c98b", "#f0705f", "#e8eef5"] as const;

export const orbitColor = (index: number) => orbitColors[index % orbitColors.length] ?? orbitColors[0];

const toUnits = (vector: Vector) => scale(vector, 1 / earthRadius);
/** Fewer points for many orbits: lines are the main cost of software rendering. */
const pointsOf = (orbits: number) => (orbits > 8 ? 90 : 180);

/** Within the camera's reach, beyond every orbit and the Moon. */
const skyRadius = 300;

type CraftOptions = { withTracks?: boolean; withDots?: boolean; isMoving?: boolean };
type CraftDrawing = { path: Path; craft: Mesh; track: Path };
/** Orbit elements that can be dragged on the globe. */
type DraggedElement = "perigee" | "apogee" | "inclination";
type Handle = { craft: Mesh; element: DraggedElement };
export const handleColors: Record<DraggedElement, string> = {
  apogee: "#ffe08a",
  perigee: "#ffffff",
  inclination: "#ff9ecb",
};

/** The globe with orbits, spacecraft and ground tracks. Drag or arrow keys turn it, plus and minus zoom. */
export class GlobeView implements View {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(38, 1, 0.05, 400);
  readonly element: HTMLElement;
  private readonly earth: Earth;
  private readonly sky: StarrySky;
  private readonly drawings: CraftDrawing[] = [];
  private readonly handles: Handle[] = [];
  private readonly points: Mesh[] = [];
  private readonly orbitCamera: OrbitCamera;
  /** Called after each layout. */
  onFit: () => void = () => {};
  private redrawnIndex = 0;
  private dragged: Elements | null = null;
  private readonly listening = new AbortController();

  constructor(
    element: HTMLElement,
    private readonly stage: Stage,
  ) {
    this.element = element;
    this.earth = new Earth(stage);
    this.sky = new StarrySky(stage, skyRadius, 1 / earthRadius);
    this.orbitCamera = new OrbitCamera(this.camera, stage.prefersReducedMotion);
    this.scene.add(this.sky.group, this.earth.group);
    this.listen();
  }

  /**
   * Places spacecraft with their orbits and, on request, one orbit's ground track. While they move, each frame redraws
   * the lines of one craft only: they hardly change, and redrawing all is slow.
   */
  setCrafts(
    states: readonly State[],
    time: number,
    { withTracks = false, withDots = true, isMoving = false }: CraftOptions = {},
  ) {
    this.earth.setTime(time);
    this.sky.setTime(time);
    const isNew = this.drawings.length < states.length;
    const points = pointsOf(states.length);
    while (this.drawings.length < states.length) this.addCraft();
    this.redrawnIndex = (this.redrawnIndex + 1) % Math.max(1, states.length);
    this.drawings.forEach(({ path, craft, track }, index) => {
      const state = states[index];
      path.line.visible = craft.visible = Boolean(state);
      craft.visible &&= withDots;
      track.line.visible = Boolean(state) && withTracks;
      if (!state) return;
      craft.position.set(...toUnits(state.position));
      if (isMoving && !isNew && index !== this.redrawnIndex) return;
      const seconds = period(semiMajorAxisOf(state));
      path.set(
        Array.from({ length: points + 1 }, (_, i) => toUnits(keplerAfter(state, (seconds * i) / points).position)),
      );
      if (withTracks) track.set(groundTrackOf(state, time, seconds, points));
    });
    this.stage.change();
  }

  setPoints(states: readonly Pick<State, "position">[], color = "#e8edf7") {
    while (this.points.length < states.length) {
      const point = createDot(color);
      this.points.push(point);
      this.scene.add(point);
    }
    this.points.forEach((point, index) => {
      const state = states[index];
      point.visible = state !== undefined;
      if (state) point.position.set(...toUnits(state.position));
    });
    this.stage.change();
  }

  /** Zooms out to show an orbit of this size. */
  frame(largestRadius: number) {
    this.orbitCamera.moveTo({ distanceTo: Math.max(3.2, (largestRadius / earthRadius) * 3.25) });
    this.stage.change();
  }

  /** Turns the side of the Earth below a position towards the viewer. */
  face([x, y]: Vector) {
    this.orbitCamera.moveTo({ longitude: Math.atan2(y, x) - radians(25) });
    this.stage.change();
  }

  /** Handles at perigee, apogee and the highest latitude; `onDrag` gets the dragged value in km or degrees. */
  setHandles(elements: Elements, onDrag: (element: DraggedElement, value: number) => void) {
    if (this.handles.length === 0) {
      // handleColors has exactly these keys.
      for (const element of Object.keys(handleColors) as DraggedElement[]) {
        const craft = createDot(handleColors[element]);
        // Drawn in front: handles behind the Earth can be dragged too.
        Object.assign(craft.material, { depthTest: false });
        craft.renderOrder = 4;
        this.handles.push({ craft, element });
        this.scene.add(craft);
      }
    }
    this.dragged = elements;
    this.onDrag = onDrag;
    const values = {
      perigee: altitudeOf(elements, -1),
      apogee: altitudeOf(elements, 1),
      inclination: degrees(elements.inclination),
    };
    for (const { craft, element } of this.handles)
      craft.position.set(...handlePositionOf(elements, element, values[element]));
    this.stage.change();
  }

  fit(width: number, height: number, quality: Quality) {
    this.earth.setQuality(quality);
    if (this.orbitCamera.move(performance.now())) this.stage.change();
    this.sky.surround(this.camera.position, this.camera.position);
    this.camera.aspect = width / height;
    // A narrow view must show the same width.
    this.camera.fov = width < height ? 38 * (height / width) : 38;
    this.camera.updateProjectionMatrix();
    const pixel = (2 * this.camera.position.length() * Math.tan(radians(this.camera.fov / 2))) / height;
    for (const { craft } of this.drawings) craft.scale.setScalar(pixel * 5);
    for (const { craft } of this.handles) craft.scale.setScalar(pixel * 8);
    for (const point of this.points) point.scale.setScalar(pixel * 2.5);
    this.camera.updateMatrixWorld();
    this.onFit();
  }

  /** Pixels within the element; null behind the Earth. */
  pixelPositionOf(position: Vector): { x: number; y: number } | null {
    const point = new Vector3(...toUnits(position));
    const eye = this.camera.position;
    const sight = point.clone().sub(eye);
    const share = -eye.dot(sight) / sight.lengthSq();
    if (share < 1 && eye.clone().addScaledVector(sight, share).length() < 1) return null;
    point.project(this.camera);
    const { clientWidth, clientHeight } = this.element;
    return { x: ((point.x + 1) / 2) * clientWidth, y: ((1 - point.y) / 2) * clientHeight };
  }

  dispose() {
    this.listening.abort();
    this.earth.dispose();
    this.sky.dispose();
    disposeAll(this.scene);
  }

  private onDrag: (element: DraggedElement, value: number) => void = () => {};

  private addCraft() {
    const color = orbitColor(this.drawings.length);
    const drawing = {
      path: new Path(color, this.stage.quality, { width: 2.2, edge: 0.55, fadeFrom: 0.55 }),
      craft: createDot(color),
      track: new Path("#ffffff", this.stage.quality, { width: 1.4, edge: 0.45, opacity: 0.75 }),
    };
    [drawing.track.line.renderOrder, drawing.path.line.renderOrder] = [1, 2];
    this.drawings.push(drawing);
    this.scene.add(drawing.path.line, drawing.craft, drawing.track.line);
  }

  private turnBy(longitude: number, latitude: number, zoom = 1, isDirect = false) {
    this.orbitCamera.turnBy(longitude, latitude, zoom, isDirect);
    this.stage.change();
  }

  private listen() {
    const { element } = this;
    const { signal } = this.listening;
    let handle: Handle | null = null;
    let isPointerDown = false;
    element.addEventListener(
      "pointerdown",
      (event) => {
        element.setPointerCapture(event.pointerId);
        isPointerDown = true;
        handle = this.handleAt(event);
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (!isPointerDown) return;
        if (handle && this.dragged) this.onDrag(handle.element, this.valueAt(handle, event, this.dragged));
        else this.turnBy(-event.movementX * 0.006, event.movementY * 0.006, 1, true);
      },
      { signal },
    );
    for (const name of ["pointerup", "pointercancel"])
      element.addEventListener(name, () => (isPointerDown = false), { signal });
    element.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.turnBy(0, 0, event.deltaY > 0 ? 1.1 : 0.9);
      },
      { signal, passive: false },
    );
    element.addEventListener(
      "keydown",
      (event) => {
        const step = 0.12;
        const moves: Record<string, [number, number, number?]> = {
          ArrowLeft: [-step, 0],
          ArrowRight: [step, 0],
          ArrowUp: [0, step],
          ArrowDown: [0, -step],
          "+": [0, 0, 0.85],
          "=": [0, 0, 0.85],
          "-": [0, 0, 1.18],
        };
        const move = moves[event.key];
        if (!move) return;
        event.preventDefault();
        this.turnBy(...move);
      },
      { signal },
    );
  }

  /** Position in client pixels; infinite behind the camera. */
  private toClientPosition(position: Vector3) {
    const area = this.element.getBoundingClientRect();
    const projected = position.clone().project(this.camera);
    if (projected.z > 1) return { x: Infinity, y: Infinity };
    return { x: area.x + ((projected.x + 1) / 2) * area.width, y: area.y + ((1 - projected.y) / 2) * area.height };
  }

  private handleAt(event: PointerEvent): Handle | null {
    // The first of overlapping handles, the apogee's: usually that is to be raised.
    return this.handles.find(({ craft }) => distance(this.toClientPosition(craft.position), event) < 24) ?? null;
  }

  /** Finds the value whose handle is nearest to the pointer, in four rounds of finer steps. */
  private valueAt({ element }: Handle, event: PointerEvent, elements: Elements): number {
    const tilt = degrees(elements.inclination);
    // The range is limited, because a handle on the far side of the Earth can look the same.
    let [lowest, highest] =
      element === "inclination" ? [Math.max(0, tilt - 30), Math.min(180, tilt + 30)] : [160, 40_000];
    let value = lowest;
    for (let round = 0; round < 4; round++) {
      const step = (highest - lowest) / 40;
      const values = Array.from({ length: 41 }, (_, index) => lowest + index * step);
      const distances = values.map((candidate) =>
        distance(this.toClientPosition(new Vector3(...handlePositionOf(elements, element, candidate))), event),
      );
      value = values[distances.indexOf(Math.min(...distances))] ?? value;
      [lowest, highest] = [Math.max(lowest, value - step), Math.min(highest, value + step)];
    }
    return value;
  }
}

const distance = (point: { x: number; y: number }, { clientX, clientY }: PointerEvent) =>
  Math.hypot(point.x - clientX, point.y - clientY);

/** km above the ground at perigee (-1) or apogee (1). */
const altitudeOf = ({ semiMajorAxis, eccentricity }: Elements, end: -1 | 1) =>
  (semiMajorAxis * (1 + end * eccentricity) - earthRadius) / 1000;

/** Position of the handle for a value of the element (km or degrees). */
function handlePositionOf(elements: Elements, element: DraggedElement, value: number): [number, number, number] {
  if (element === "inclination")
    return [
      ...toUnits(
        stateOf({ ...elements, inclination: radians(value), trueAnomaly: Math.PI / 2 - elements.argumentOfPerigee })
          .position,
      ),
    ];
  const direction = unit(stateOf({ ...elements, trueAnomaly: element === "perigee" ? 0 : Math.PI }).position);
  return [...scale(direction, 1 + (value * 1000) / earthRadius)];
}

/** The ground track just above the surface: in Earth-fixed coordinates, turned to the current time. */
function groundTrackOf(state: State, time: number, seconds: number, points: number): Vector[] {
  const now = greenwichAngle(time);
  return Array.from({ length: points + 1 }, (_, i) => {
    const elapsed = (seconds * i) / points;
    const { latitude, longitude } = groundPoint(keplerAfter(state, elapsed).position, time + elapsed * 1000);
    const [north, east] = [radians(latitude), radians(longitude) + now];
    return scale([Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)], 1.004);
  });
}
