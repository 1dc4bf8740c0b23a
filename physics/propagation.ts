import { dragFactor } from "./drag";
import { earthRadius, earthRate, j2, j22, longAxis, mu } from "./earth";
import type { Vector } from "./vectors";

/** Position (m) and velocity (m/s) in the inertial frame. */
export type State = { position: Vector; velocity: Vector };

/** "J22": the ellipse of the equator, for the geostationary ring; Greenwich is at the vernal equinox at time 0. */
export type Gravity = "two-body" | "J2" | "J2 and drag" | "J22";

/** Seconds; accurate to 1 mm per orbit in low orbits, at any frame rate and time warp. */
export const longestStep = 5;
/** On the geostationary ring 400 s suffice: a kilometre in 30 days. */
export const longestStepOf = (gravity: Gravity) => (gravity === "J22" ? 400 : longestStep);

/** Many bodies in one array, six numbers each, so that the integrator doesn't allocate. */
export class Bodies {
  private readonly values: Float64Array;
  private readonly stage: Float64Array;
  private readonly slope: Float64Array;
  private readonly sum: Float64Array;
  private axis = axisAtStart;

  /** `clock`: seconds since time 0, for forces that turn with the Earth. */
  constructor(
    states: readonly State[],
    private clock = 0,
  ) {
    const size = states.length * 6;
    this.values = new Float64Array(size);
    this.stage = new Float64Array(size);
    this.slope = new Float64Array(size);
    this.sum = new Float64Array(size);
    states.forEach((state, body) => this.set(body, state));
  }

  state(body: number): State {
    const { values } = this;
    const at = body * 6;
    return {
      position: [values[at]!, values[at + 1]!, values[at + 2]!],
      velocity: [values[at + 3]!, values[at + 4]!, values[at + 5]!],
    };
  }

  /** Copies the states of as many other bodies. */
  copy(other: Bodies) {
    this.values.set(other.values);
    this.clock = other.clock;
  }

  set(body: number, { position, velocity }: State) {
    const { values } = this;
    const at = body * 6;
    // Element by element, because a typed array's `set` is slow for six numbers.
    for (let axis = 0; axis < 3; axis++) {
      values[at + axis] = position[axis]!;
      values[at + 3 + axis] = velocity[axis]!;
    }
  }

  /** Advances `seconds` (back when negative) in equal steps of `step` seconds at most, by classical Runge-Kutta. */
  advance(seconds: number, gravity: Gravity = "two-body", step = longestStep) {
    const steps = Math.ceil(Math.abs(seconds) / step - 1e-12);
    for (let i = 0; i < steps; i++) this.stepBy(seconds / steps, forcesOf[gravity]);
  }

  private stepBy(h: number, forces: Forces) {
    const { values, stage, slope, sum, clock } = this;
    slopes(values, slope, forces, this.axisAt(clock, forces));
    for (let i = 0; i < values.length; i++) {
      sum[i] = slope[i]!;
      stage[i] = values[i]! + (h / 2) * slope[i]!;
    }
    slopes(stage, slope, forces, this.axisAt(clock + h / 2, forces));
    for (let i = 0; i < values.length; i++) {
      sum[i]! += 2 * slope[i]!;
      stage[i] = values[i]! + (h / 2) * slope[i]!;
    }
    slopes(stage, slope, forces, this.axisAt(clock + h / 2, forces));
    for (let i = 0; i < values.length; i++) {
      sum[i]! += 2 * slope[i]!;
      stage[i] = values[i]! + h * slope[i]!;
    }
    slopes(stage, slope, forces, this.axisAt(clock + h, forces));
    for (let i = 0; i < values.length; i++) values[i]! += (h / 6) * (sum[i]! + slope[i]!);
    this.clock += h;
  }

  /** All bodies of a stage share it, and the next stage often does, too. */
  private axisAt(clock: number, { hasEllipse }: Forces): LongAxis {
    if (hasEllipse && this.axis.clock !== clock) this.axis = longAxisAt(clock);
    return this.axis;
  }
}

type Forces = { oblateness: number; hasAir: boolean; hasEllipse?: boolean };

/** Cosine and sine of the angle from the vernal equinox to the equator's long axis, `clock` seconds after time 0. */
type LongAxis = { clock: number; c: number; s: number };

function longAxisAt(clock: number): LongAxis {
  const angle = earthRate * clock + longAxis;
  return { clock, c: Math.cos(angle), s: Math.sin(angle) };
}

const axisAtStart = longAxisAt(0);

const forcesOf: Record<Gravity, Forces> = {
  "two-body": { oblateness: 0, hasAir: false },
  J2: { oblateness: j2, hasAir: false },
  // oxlint-disable-next-line apsis/catalogue-text -- a name in documents
  "J2 and drag": { oblateness: j2, hasAir: true },
  J22: { oblateness: 0, hasAir: false, hasEllipse: true },
};

function slopes(
  values: Float64Array,
  into: Float64Array,
  { oblateness, hasAir, hasEllipse = false }: Forces,
  axis: LongAxis,
) {
  const flattening = 1.5 * oblateness * earthRadius * earthRadius;
  for (let i = 0; i < values.length; i += 6) {
    const x = values[i]!;
    const y = values[i + 1]!;
    const z = values[i + 2]!;
    const squared = x * x + y * y + z * z;
    const pull = -mu / (squared * Math.sqrt(squared));
    let equatorial = 1;
    let polar = 1;
    if (flattening !== 0) {
      const share = (5 * z * z) / squared;
      equatorial += (flattening / squared) * (1 - share);
      polar += (flattening / squared) * (3 - share);
    }
    into[i] = values[i + 3]!;
    into[i + 1] = values[i + 4]!;
    into[i + 2] = values[i + 5]!;
    into[i + 3] = pull * x * equatorial;
    into[i + 4] = pull * y * equatorial;
    into[i + 5] = pull * z * polar;
    if (hasAir) slowDown(values, into, i);
    if (hasEllipse) pullAlong(values, into, i, axis);
  }
}

function slowDown(values: Float64Array, into: Float64Array, i: number) {
  const [x, y, z] = [values[i]!, values[i + 1]!, values[i + 2]!];
  const [vx, vy, vz] = [values[i + 3]!, values[i + 4]!, values[i + 5]!];
  const factor = dragFactor(x, y, z, vx, vy, vz);
  into[i + 3] = into[i + 3]! + factor * (vx + earthRate * y);
  into[i + 4] = into[i + 4]! + factor * (vy - earthRate * x);
  into[i + 5] = into[i + 5]! + factor * vz;
}

const ellipseStrength = 3 * mu * earthRadius ** 2 * j22;

/** J22: the acceleration by the equator's ellipticity, which rotates with the Earth. */
function pullAlong(values: Float64Array, into: Float64Array, i: number, { c, s }: LongAxis) {
  const x = values[i]!;
  const y = values[i + 1]!;
  const z = values[i + 2]!;
  const along = c * x + s * y;
  const beside = c * y - s * x;
  const squared = x * x + y * y + z * z;
  const strength = ellipseStrength / squared ** 2.5;
  const share = (5 * (along * along - beside * beside)) / squared;
  const pullAlongAxis = strength * along * (2 - share);
  const pullBeside = strength * beside * (-2 - share);
  into[i + 3]! += c * pullAlongAxis - s * pullBeside;
  into[i + 4]! += s * pullAlongAxis + c * pullBeside;
  into[i + 5]! -= strength * z * share;
}

/** Propagates a single body. */
export function propagate(state: State, seconds: number, gravity: Gravity = "two-body", step = longestStep): State {
  const bodies = new Bodies([state]);
  bodies.advance(seconds, gravity, step);
  return bodies.state(0);
}
