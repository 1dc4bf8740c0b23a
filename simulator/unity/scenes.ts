// Build/game.scenes-….js: what the menu doesn't need, loaded when the player is about to open something.
import type { Scenario } from "../../content/content-schema";
import { flightOfEntry, type PlayedFlight } from "../../content/flight-entry";
import { practiceFlight } from "../../content/scored-flight";
import dockStyle from "../dock/dock.css";
import exploreStyle from "../explorables/explore.css";
import missionsStyle from "../screens/missions/missions.css";
import { renderDuelPicture } from "../screens/duel/duel-picture";
import { openDuels } from "../screens/duel/open-duels";
import { renderFlightPicture } from "../screens/flight/flight-picture";
import { openFlight } from "../screens/flight/open-flight";
import { openMission, showMissions } from "../screens/missions/mission-screen";
import { prepareLesson } from "../screens/lesson-screen";
import practiceStyle from "../screens/practice.css";
import { renderPracticeScreen } from "../screens/practice-screen";
import { renderReview } from "../screens/review";
import { renderSandboxCopy } from "../screens/sandbox/sandbox-copy";
import { renderSandboxScreen } from "../screens/sandbox/sandbox-screen";
import { prepareSandboxTask } from "../screens/sandbox/task-screen";
import { renderStepPreview } from "../screens/step-preview";
import weeklyStyle from "../screens/weekly/weekly.css";
import { prepareWeek } from "../screens/weekly/week-screen";
import type { Scenes } from "./screen";

/** A flight of the product is written as it is flown; one of a curriculum is a mission. */
const asWritten = (flight: Scenario | PlayedFlight) =>
  flight.type === "flight" ? flightOfEntry(flight, null) : flight;

export const scenes: Scenes = {
  style: dockStyle + exploreStyle + missionsStyle + practiceStyle + weeklyStyle,
  renderFlightPicture: (game, original) => renderFlightPicture(game, asWritten(original)),
  goalOf: (original) => practiceFlight(asWritten(original)).goal,
  renderPracticeScreen,
  renderReview,
  renderSandboxCopy,
  renderSandboxScreen,
  showMissions: (game, id) => (id === undefined ? showMissions(game) : openMission(game, id)),
  openDuels,
  renderDuelPicture,
  renderStepPreview,
  prepareWeek,
  async prepareScenario(game, header, content) {
    if (content.type === "lesson") return prepareLesson(game, header, content);
    if (content.type === "sandbox") return prepareSandboxTask(game, header, content);
    return () => game.show(openFlight(game, header, asWritten(content)));
  },
};
