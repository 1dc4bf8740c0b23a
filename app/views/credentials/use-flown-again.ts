import { useEffect, useState } from "react";
import type { OpenFlight } from "~/domain/credentials/collect-evidence";
import type { JudgedResult } from "~/domain/credentials/judge-credential";

export type FlownAgain = { is: "flying" } | { is: "same" | "other"; points: number } | { is: "not" };

const flying: FlownAgain = { is: "flying" };
const flyAgainHere = () => import("../../../physics/fly-again");

/** Flies the flights of a transcript again in this browser, one after the other; by their places among the results. */
export function useFlownAgain(results: JudgedResult[]): Partial<Record<number, FlownAgain>> {
  const [flown, setFlown] = useState<{ of: JudgedResult[]; by: Partial<Record<number, FlownAgain>> }>({
    of: results,
    by: {},
  });
  useEffect(() => {
    const flights = results.flatMap(({ flight }, place) => (flight === null ? [] : [{ flight, place }]));
    let isOver = false;
    const note = (place: number, how: FlownAgain) =>
      setFlown(({ of, by }) => ({ of: results, by: { ...(of === results ? by : {}), [place]: how } }));
    for (const { place } of flights) note(place, flying);
    const flyAll = async () => {
      for (const { flight, place } of flights) {
        const how = await flyText(flight);
        if (isOver) return;
        note(place, how);
        // The page stays responsive between two flights.
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    void flyAll();
    return () => {
      isOver = true;
    };
  }, [results]);
  return flown.of === results ? flown.by : {};
}

async function flyText(text: string): Promise<FlownAgain> {
  try {
    const { flyAgain, isProblem } = await flyAgainHere();
    // Signed by this site, which wrote it.
    const { flight, log, points } = JSON.parse(text) as OpenFlight;
    const again = flyAgain(flight, log);
    if (isProblem(again)) return { is: "not" };
    const { total } = again.score;
    return { is: Math.abs(total - points) < 1e-6 ? "same" : "other", points: total };
  } catch {
    return { is: "not" };
  }
}
