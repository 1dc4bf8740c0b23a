// Build/game.plan-….js: the planning screen, which few players open. Bundled separately, like the parser of marks.
import planStyle from "../screens/plan/plan.css";
import { renderPlanScreen } from "../screens/plan/plan-screen";
import type { PlanModule } from "../screens/plan/open-plan";

export const plan: PlanModule = { style: planStyle, renderPlanScreen };
