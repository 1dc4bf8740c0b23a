import { texts } from "~/texts";
/** `progress`: 0 to 1. */
export function LoadingBar({ progress }: { progress: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <div className="absolute inset-0 grid place-content-center gap-3 bg-night text-night-ink">
      <p role="status" className="text-center text-md tabular-nums">
        {texts.play.loadingPercent({ percent })}
      </p>
      <div
        role="progressbar"
        aria-label={texts.play.loadingLabel}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 w-64 max-w-[70vw] overflow-hidden rounded-full bg-night-ink/20"
      >
        <div className="h-full rounded-full bg-night-orbit transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
