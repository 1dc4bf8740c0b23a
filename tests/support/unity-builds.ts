// Builds in Unity's layout, for tests that install or serve them.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unityData, wasmModule } from "./game-builds";
import type { ZipEntry } from "./zip";

export type UnityBuild = {
  name?: string;
  product?: string;
  /** Bytes of the scene; enough to be worth compressing. */
  sceneBytes?: number;
  /** With a worker and a memory file. */
  isThreaded?: boolean;
  /** StreamingAssets/curriculum.json. */
  curriculum?: string;
};

const page = (name: string, product: string, threads: string) => `<script>
  var buildUrl = "Build"; var loaderUrl = buildUrl + "/${name}.loader.js";
  var config = { dataUrl: buildUrl + "/${name}.data", frameworkUrl: buildUrl + "/${name}.framework.js",
    codeUrl: buildUrl + "/${name}.wasm",${threads} streamingAssetsUrl: "StreamingAssets",
    companyName: "Owl Labs", productName: "${product}", productVersion: "3.1" };</script>`;

/** The files of an uncompressed build, with Unity's index.html. */
export function unityBuild({
  name = "tour",
  product = "Tour",
  sceneBytes = 20_000,
  isThreaded = false,
  curriculum,
}: UnityBuild = {}): ZipEntry[] {
  const threads = ` workerUrl: buildUrl + "/${name}.worker.js", memoryUrl: buildUrl + "/${name}.mem",`;
  const scene = Buffer.concat([
    Buffer.from("UnityFS\0\0\0\0\x085.x.x\x002022.3.10f1\0"),
    Buffer.alloc(sceneBytes, "scene "),
  ]);
  return [
    { name: "index.html", content: page(name, product, isThreaded ? threads : "") },
    { name: `Build/${name}.loader.js`, content: "function createUnityInstance(canvas, config) { return config; }" },
    { name: `Build/${name}.data`, content: unityData(scene) },
    { name: `Build/${name}.framework.js`, content: `function unityFramework(){${"x();".repeat(2_000)}}` },
    { name: `Build/${name}.wasm`, content: wasmModule("Configure".padEnd(100)) },
    ...(isThreaded
      ? [
          { name: `Build/${name}.worker.js`, content: `onmessage = () => {};${"x();".repeat(500)}` },
          { name: `Build/${name}.mem`, content: Buffer.alloc(4_000, "memory ") },
        ]
      : []),
    ...(curriculum === undefined ? [] : [{ name: "StreamingAssets/curriculum.json", content: curriculum }]),
  ];
}

/** Writes files into a folder. */
export function layOut(folder: string, files: readonly ZipEntry[]) {
  for (const { name, content } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
