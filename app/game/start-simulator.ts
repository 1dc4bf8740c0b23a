import type { GameBuild } from "./game-contract";

export type Simulator = { SendMessage(object: string, method: string, value: string): void; Quit(): Promise<void> };
type Start = (canvas: HTMLCanvasElement, config: object) => Promise<Simulator>;

export async function startSimulator(build: GameBuild, canvas: HTMLCanvasElement): Promise<Simulator> {
  await new Promise<void>((done, fail) => {
    const script = document.createElement("script");
    script.src = build.loaderUrl;
    script.onload = () => done();
    script.onerror = () => fail(new Error("Its loader could not be loaded."));
    document.head.append(script);
  });
  // The loader is a classic script that defines this function (docs/game-builds.md).
  const { createUnityInstance } = window as unknown as { createUnityInstance: Start };
  const { dataUrl, frameworkUrl, codeUrl, streamingAssetsUrl } = build;
  return createUnityInstance(canvas, { dataUrl, frameworkUrl, codeUrl, streamingAssetsUrl });
}
