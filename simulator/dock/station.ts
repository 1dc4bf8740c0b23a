import {
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  SphereGeometry,
  SRGBColorSpace,
  TorusGeometry,
  type BufferGeometry,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

type Position = [x: number, y: number, z: number];

/** Colours; each becomes one mesh. */
type Paint = "hull" | "dark" | "white" | "black" | "cells";
const colors: Record<Paint, string> = {
  hull: "#c3cad4",
  dark: "#5b6675",
  white: "#eef3f8",
  black: "#10161e",
  cells: "#ffffff",
};

type Part = { geometry: BufferGeometry; paint: Paint };

const createPart = (geometry: BufferGeometry, paint: Paint, [x, y, z]: Position): Part => ({
  geometry: geometry.translate(x, y, z),
  paint,
});

/** A tube along the axis of the port, from `near` to `far` behind it. */
function tube(radii: [near: number, far: number], near: number, far: number, paint: Paint, isOpen = false): Part {
  const geometry = new CylinderGeometry(radii[0], radii[1], far - near, 28, 1, isOpen);
  geometry.rotateX(Math.PI / 2);
  return createPart(geometry, paint, [0, 0, -(near + far) / 2]);
}

/**
 * A station with its port at the origin, looking along z. Metres. Modelled in code so that nothing is loaded; few
 * meshes, because each costs software rendering as much as some thousand triangles.
 */
export function createStation(): Group {
  const station = new Group();
  const parts = [...createPort(), ...createModules(), ...createTruss()];
  for (const paint of ["hull", "dark", "white", "black", "cells"] as const) {
    const geometries = parts.filter((part) => part.paint === paint).map(({ geometry }) => geometry);
    const merged = mergeGeometries(geometries);
    for (const geometry of geometries) geometry.dispose();
    const map = paint === "cells" ? drawCells() : null;
    const mesh = new Mesh(merged, new MeshLambertMaterial({ color: colors[paint], map }));
    mesh.castShadow = mesh.receiveShadow = true;
    station.add(mesh);
  }
  return station;
}

/** The docking ring, and the target cross that shows misalignment. */
function createPort(): Part[] {
  const ring = (radius: number, thickness: number, paint: Paint, z: number) =>
    createPart(new TorusGeometry(radius, thickness, 10, 40), paint, [0, 0, z]);
  const ticks = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const;
  return [
    tube([0.8, 0.95], 0, 0.9, "dark", true),
    ring(0.72, 0.08, "white", -0.04),
    ring(0.5, 0.03, "hull", -0.2),
    createPart(new CircleGeometry(0.8, 32), "black", [0, 0, -0.5]),
    // The cross is in front of its disc: seen at an angle, it isn't centred.
    createPart(new BoxGeometry(0.62, 0.05, 0.02), "white", [0, 0, -0.22]),
    createPart(new BoxGeometry(0.05, 0.62, 0.02), "white", [0, 0, -0.22]),
    tube([0.95, 2.1], 0.9, 2.2, "hull"),
    ...ticks.map(([x, y]) =>
      createPart(new BoxGeometry(x ? 0.5 : 0.1, y ? 0.5 : 0.1, 0.05), "white", [x * 1.65, y * 1.65, -1.62]),
    ),
  ];
}

function createModules(): Part[] {
  return [
    tube([2.1, 2.1], 2.2, 9.6, "hull"),
    tube([2.16, 2.16], 3.4, 3.7, "dark"),
    tube([2.16, 2.16], 6.4, 6.7, "dark"),
    createPart(new SphereGeometry(2.5, 28, 18), "hull", [0, 0, -11.6]),
    tube([2, 2], 13.6, 22, "hull"),
    createPart(new CylinderGeometry(1.7, 1.7, 7, 28), "hull", [0, -5, -12]),
    createPart(new CylinderGeometry(1.5, 1.5, 4, 28), "dark", [0, 3.6, -12]),
  ];
}

const wings = [-21, -12, 12, 21];

const createTruss = (): Part[] => [
  createPart(new BoxGeometry(46, 0.9, 0.9), "dark", [0, 2.9, -13.5]),
  ...wings.map((x) => createPart(new CylinderGeometry(0.14, 0.14, 32, 8), "hull", [x, 2.9, -13.9])),
  ...wings.flatMap((x) => [-7, 12.8].map((y) => createPart(new BoxGeometry(5, 14, 0.08), "cells", [x, y, -13.5]))),
  ...[-5.4, 5.4].map((x) => createPart(new BoxGeometry(2.6, 6, 0.1), "white", [x, -1.2, -14])),
];

function drawCells(): CanvasTexture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [80, 224];
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = "#4d6a8c";
    pen.fillRect(0, 0, 80, 224);
    for (let row = 0; row < 14; row++)
      for (let column = 0; column < 5; column++) {
        pen.fillStyle = (row + column) % 2 ? "#1c3a63" : "#193357";
        pen.fillRect(column * 16 + 1, row * 16 + 1, 14, 14);
      }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
