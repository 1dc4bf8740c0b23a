import { Presets, SingleBar } from "cli-progress";

export type Progress = { step: () => void; stop: () => void };

/** A progress bar on a terminal; elsewhere a line for each tenth. */
export function progressOf(label: string, total: number): Progress {
  return process.stdout.isTTY ? bar(label, total) : lines(label, total);
}

function bar(label: string, total: number): Progress {
  const single = new SingleBar(
    { format: `${label} {bar} {value}/{total}`, hideCursor: true, gracefulExit: false },
    Presets.shades_classic,
  );
  single.start(total, 0);
  return { step: () => single.increment(), stop: () => single.stop() };
}

function lines(label: string, total: number): Progress {
  let done = 0;
  return {
    step: () => {
      done++;
      if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total))
        console.log(`${label} ${done}/${total}`);
    },
    stop: () => {},
  };
}
