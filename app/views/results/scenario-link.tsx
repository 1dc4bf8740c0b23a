import { playAddressOf } from "~/domain/game/game-address";
import { useOwnAddress } from "./own-addresses";

type ScenarioLinkProps = {
  column: { scenarioId: string; scenarioTitle: string; isRetired?: boolean | undefined };
  classId: string | null;
};

/** A scenario's title, which opens it in the game. */
export function ScenarioLink({ column: { scenarioId, scenarioTitle, isRetired }, classId }: ScenarioLinkProps) {
  const { isViewed } = useOwnAddress();
  if (isViewed || isRetired) return <bdi>{scenarioTitle}</bdi>;
  // A new document: the game's page has a content policy of its own.
  return (
    <a href={playAddressOf({ classId, scenarioId })} className="link tap">
      <bdi>{scenarioTitle}</bdi>
    </a>
  );
}
