import { useEffect, useRef, useState } from "react";
import type { GameBuild } from "./game-contract";

type Simulator = { SendMessage(object: string, method: string, value: string): void; Quit(): Promise<void> };
type Start = (canvas: HTMLCanvasElement, config: object) => Promise<Simulator>;

/** One step of a lesson, drawn by the simulator itself. `step`: as JSON. */
export function StepPreview({ build, step }: { build: GameBuild; step: string | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [simulator, setSimulator] = useState<Simulator | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let running: Simulator | null = null;
    let isGone = false;
    const started = start(build, canvas.current!);
    started.then(
      (instance) => {
        running = instance;
        if (isGone) void instance.Quit();
        else setSimulator(instance);
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isGone = true;
      void running?.Quit();
    };
  }, [build]);
  useEffect(() => {
    if (step !== null) simulator?.SendMessage("Preview", "Show", step);
  }, [simulator, step]);
  return (
    <>
      <canvas ref={canvas} className="block size-full" />
      {problem && (
        <p className="absolute inset-x-4 top-4 text-night-ink">The simulator could not be started: {problem}</p>
      )}
    </>
  );
}

async function start(build: GameBuild, canvas: HTMLCanvasElement): Promise<Simulator> {
  await new Promise<void>((done, fail) => {
    const script = document.createElement("script");
    script.src = build.loaderUrl;
    script.onload = () => done();
    script.onerror = () => fail(new Error("Its loader could not be loaded."));
    document.head.append(script);
  });
  // The loader is a classic script that gives the page this function (docs/game-builds.md).
  const { createUnityInstance } = window as unknown as { createUnityInstance: Start };
  const { dataUrl, frameworkUrl, codeUrl, streamingAssetsUrl } = build;
  return createUnityInstance(canvas, { dataUrl, frameworkUrl, codeUrl, streamingAssetsUrl });
}
