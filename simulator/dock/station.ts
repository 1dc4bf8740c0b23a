import { BoxGeometry, CircleGeometry, CylinderGeometry, SphereGeometry, TorusGeometry } from "three";
import type { Quality } from "../scene/stage";
import type { Paint } from "./paint";
import { createPart, Model, repeatPattern, tube, type Part } from "./parts";

/** A station with its port at the origin, looking along z. Metres. Software rendering leaves out what is small. */
export const createStation = (quality: Quality) =>
  new Model(
    [
      ...createPort(sidesOf[quality]),
      ...createModules(sidesOf[quality]),
      ...createWings(),
      ...(quality === "full" ? [...createEquipment(), ...createTruss()] : [createBeam()]),
    ],
    quality,
  );

/** Sides of what is round. */
const sidesOf: Record<Quality, number> = { full: 40, plain: 20 };

/** The docking ring, and the target cross that shows misalignment. */
function createPort(sides: number): Part[] {
  const ring = (radius: number, thickness: number, paint: Paint, z: number) =>
    createPart(new TorusGeometry(radius, thickness, sides / 4, sides), paint, [0, 0, z]);
  const ticks = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const;
  return [
    tube([0.8, 0.95], 0, 0.9, "dark", { sides, isOpen: true }),
    ring(0.72, 0.08, "white", -0.04),
    ring(0.5, 0.03, "hull", -0.2),
    createPart(new CircleGeometry(0.8, sides), "black", [0, 0, -0.5]),
    // The cross is in front of its disc: seen at an angle, it isn't centred.
    createPart(new BoxGeometry(0.62, 0.05, 0.02), "white", [0, 0, -0.22]),
    createPart(new BoxGeometry(0.05, 0.62, 0.02), "white", [0, 0, -0.22]),
    tube([0.95, 2.1], 0.9, 2.2, "hull", { sides }),
    ...ticks.map(([x, y]) =>
      createPart(new BoxGeometry(x ? 0.5 : 0.1, y ? 0.5 : 0.1, 0.05), "white", [x * 1.65, y * 1.65, -1.62]),
    ),
  ];
}

function createModules(sides: number): Part[] {
  const upright = (radius: number, height: number) =>
    repeatPattern(new CylinderGeometry(radius, radius, height, sides), 2 * Math.PI * radius, height);
  return [
    tube([2.1, 2.1], 2.2, 9.6, "hull", { sides }),
    tube([2.16, 2.16], 3.4, 3.7, "dark", { sides }),
    tube([2.16, 2.16], 6.4, 6.7, "dark", { sides }),
    createPart(repeatPattern(new SphereGeometry(2.5, sides, sides / 2), 15, 8), "hull", [0, 0, -11.6]),
    tube([2, 2], 13.6, 22, "hull", { sides }),
    tube([2.06, 2.06], 17.4, 17.7, "dark", { sides }),
    createPart(upright(1.7, 7), "hull", [0, -5, -12]),
    createPart(upright(1.76, 0.3), "dark", [0, -6.2, -12]),
    createPart(new CylinderGeometry(1.5, 1.5, 4, sides), "dark", [0, 3.6, -12]),
  ];
}

/** Handrails, boxes, a dish and a visiting craft: what gives the station its size. */
function createEquipment(): Part[] {
  const sides = [0.6, 2.5, 3.8, 5.6];
  const around = (radius: number, angle: number, z: number): [number, number, number] => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
    z,
  ];
  return [
    ...sides.map((angle) => createPart(new BoxGeometry(0.06, 0.06, 2.2), "foil", around(2.22, angle, -5.1))),
    ...sides.map((angle) => createPart(new BoxGeometry(0.7, 0.5, 0.9), "foil", around(2.1, angle + 0.5, -8.4))),
    createPart(new SphereGeometry(1.1, 24, 8, 0, 2 * Math.PI, 0, 1).rotateX(-Math.PI / 2), "white", [4.2, 4.4, -13]),
    createPart(new CylinderGeometry(0.06, 0.06, 1.6, 8), "dark", [4.2, 3.7, -13.2]),
    createPart(new CylinderGeometry(1.1, 1.35, 2.6, 28), "foil", [0, -9.9, -12]),
    createPart(new SphereGeometry(1.1, 24, 12), "dark", [0, -11.3, -12]),
    ...[-1, 1].map((side) => createPart(new BoxGeometry(3.2, 0.05, 1.2), "cells", [side * 3, -10.4, -12])),
  ];
}

const wings = [-21, -12, 12, 21];
const [trussHeight, trussDepth] = [2.9, -13.5];

function createTruss(): Part[] {
  const beams = [-0.42, 0.42].flatMap((y) =>
    [-0.42, 0.42].map((z) => createPart(new BoxGeometry(46, 0.12, 0.12), "dark", [0, trussHeight + y, trussDepth + z])),
  );
  const braces = Array.from({ length: 24 }, (_, index) =>
    createPart(new BoxGeometry(0.09, 1.35, 0.09).rotateZ(index % 2 ? 0.9 : -0.9), "hull", [
      -22 + index * 1.913,
      trussHeight,
      trussDepth + (index % 4 < 2 ? 0.42 : -0.42),
    ]),
  );
  return [
    ...beams,
    ...braces,
    createPart(new BoxGeometry(45.6, 0.5, 0.5), "foil", [0, trussHeight, trussDepth]),
    ...wings.map((x) => createPart(new CylinderGeometry(0.7, 0.7, 1.4, 16), "dark", [x, trussHeight, -13.6])),
  ];
}

const createBeam = () => createPart(new BoxGeometry(46, 0.9, 0.9), "dark", [0, trussHeight, trussDepth]);

function createWings(): Part[] {
  return [
    ...wings.map((x) => createPart(new CylinderGeometry(0.14, 0.14, 32, 8), "hull", [x, trussHeight, -13.9])),
    ...wings.flatMap((x) => [-7, 12.8].map((y) => createPart(new BoxGeometry(5, 14, 0.08), "cells", [x, y, -13.5]))),
    ...[-5.4, 5.4].map((x) => createPart(new BoxGeometry(2.6, 6, 0.1), "white", [x, -1.2, -14])),
  ];
}
