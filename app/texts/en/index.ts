export { refusals } from "./refusals";
export { roster } from "./roster";
export { common } from "./common";
