import { useEffect, useRef, useState } from "react";
import { texts } from "~/texts";
import type { GameBuild } from "./game-contract";
import { startSimulator, type Simulator } from "./start-simulator";

/** A lesson step, rendered by the simulator. `step`: JSON. */
export function StepPreview({ build, step }: { build: GameBuild; step: string | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [simulator, setSimulator] = useState<Simulator | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!canvas.current) return;
    let running: Simulator | null = null;
    let isGone = false;
    startSimulator(build, canvas.current).then(
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
      {problem && <p className="absolute inset-x-4 top-4 text-night-ink">{texts.play.simulatorFailed({ problem })}</p>}
    </>
  );
}
