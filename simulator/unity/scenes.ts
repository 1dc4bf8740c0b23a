// Build/game.scenes-….js: what the menu doesn't need, loaded when the player is about to open something.
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

export const scenes: Scenes = {
  style: dockStyle + exploreStyle + missionsStyle + practiceStyle + weeklyStyle,
  renderFlightPicture,
  goalOf: (original) => practiceFlight(original).goal,
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
    return () => game.show(openFlight(game, header, content));
  },
};
