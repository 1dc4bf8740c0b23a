import { playAddressOf } from "~/domain/play-address";
import { useOwnAddress } from "./own-addresses";

type ScenarioLinkProps = {
  column: { scenarioId: string; scenarioTitle: string; isRetired?: boolean | undefined };
  /** Null: a class that has ended, whose scenarios would be played elsewhere. */
  playsIn: PlayPlace | null;
};

/** The class in which the game opens a scenario, or null for none. */
export type PlayPlace = { classId: string | null };

/** A scenario's title, which opens it in the game. */
export function ScenarioLink({ column: { scenarioId, scenarioTitle, isRetired }, playsIn }: ScenarioLinkProps) {
  const { isViewed } = useOwnAddress();
  if (isViewed || isRetired || !playsIn) return <bdi>{scenarioTitle}</bdi>;
  // A new document: the game's page has a content policy of its own.
  return (
    <a href={playAddressOf({ ...playsIn, scenarioId })} className="link tap">
      <bdi>{scenarioTitle}</bdi>
    </a>
  );
}
