import { useEffect, useState } from "react";
import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";
import { texts } from "~/texts";

/** Computed in the browser after the page has rendered, because it flies dozens of variants. */
export function FlightAdvice({ flight }: { flight: ReplayedFlight }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));
    void import("~/domain/attempts/advise-flight").then(async ({ adviseFlight }) => {
      const advice = await adviseFlight(flight, { pause: yieldToBrowser, signal: controller.signal });
      if (advice !== undefined) setText(advice);
    });
    return () => controller.abort();
  }, [flight]);
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h3 className="mb-1 font-semibold">{texts.flights.adviceTitle}</h3>
      <p role="status">{text ?? <span className="text-muted">{texts.flights.advicePending}</span>}</p>
    </section>
  );
}
