// Build/game.plan-….js: the planning screen, which few players open. It shares code with the scenes.
import planStyle from "../screens/plan/plan.css";
import { renderPlanScreen } from "../screens/plan/plan-screen";
import type { PlanModule } from "../screens/plan/open-plan";

// So that the build puts no code of the scenes into this module.
export { scenes } from "./scenes";

export const plan: PlanModule = { style: planStyle, renderPlanScreen };
