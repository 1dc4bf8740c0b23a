import { useEffect, useState } from "react";
import { momentAt } from "~/domain/attempts/flight-moments";
import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { durationText } from "./duration-text";
import { lengthText } from "./length-text";

const speeds = [1, 10, 100];

export type ReplayClock = { time: number; speed: number; show: (time: number) => void; play: (speed: number) => void };

/** Time and speed of the replay; starts at the end of the flight. */
export function useReplayClock(end: number): ReplayClock {
  const [time, setTime] = useState(end);
  const [speed, setSpeed] = useState(0);
  useEffect(() => {
    if (speed === 0) return;
    let lastTick = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const passed = ((now - lastTick) / 1000) * speed;
      lastTick = now;
      setTime((shown) => Math.min(end, shown + passed));
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [speed, end]);
  const isOver = time >= end;
  return {
    time,
    speed: isOver ? 0 : speed,
    show: (to) => {
      setSpeed(0);
      setTime(to);
    },
    play: (newSpeed) => {
      if (isOver) setTime(0);
      setSpeed(newSpeed === speed && !isOver ? 0 : newSpeed);
    },
  };
}

const signedText = (metres: number) => `${metres < 0 ? "−" : ""}${lengthText(Math.abs(metres))}`;

/** Speed buttons, a slider, and the position at that time. */
export function ReplayBar({ flight: { end, path }, clock }: { flight: ReplayedFlight; clock: ReplayClock }) {
  const [r, i, c] = momentAt(path, clock.time);
  return (
    <div className="mt-3 print:hidden">
      {/* Time goes from left to right, as in players of videos. */}
      <div dir="ltr" className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label={texts.flights.play} className="flex gap-1">
          {speeds.map((speed) => (
            <Button
              key={speed}
              size="small"
              className="aria-pressed:border-accent aria-pressed:text-accent"
              aria-pressed={clock.speed === speed}
              aria-label={texts.flights.playAt({ speed })}
              onClick={() => clock.play(speed)}
            >
              {speed}×
            </Button>
          ))}
        </div>
        <input
          type="range"
          min="0"
          max={end}
          step="any"
          value={clock.time}
          onChange={({ target }) => clock.show(Number(target.value))}
          aria-label={texts.flights.moment}
          aria-valuetext={texts.flights.timeOf({ time: durationText(clock.time), end: durationText(end) })}
          className="h-6 min-w-40 flex-1 accent-accent touch:h-11"
        />
        <span className="min-w-20 text-end tabular-nums">{durationText(clock.time)}</span>
      </div>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {texts.flights.place({ radial: signedText(r), inTrack: signedText(i), crossTrack: signedText(c) })}
      </p>
    </div>
  );
}
