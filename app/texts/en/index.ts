export { common } from "./common";
export { docking } from "./docking";
export { lessonEditor } from "./lessonEditor";
export { lessons } from "./lessons";
export { pageTitles } from "./pageTitles";
export { refusals } from "./refusals";
export { roster } from "./roster";
export { shell } from "./shell";
