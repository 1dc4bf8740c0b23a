declare module "*.css" {
  const text: string;
  export default text;
}

/** These three are defined by the build. */
declare const GAME_VERSION: string;
/** Path of the marked-text parser, relative to the module that imports it. */
declare const MARKS: string;
declare const PLAN: string;
declare const MODULES: { start: string; shared: string; scenes: string };
declare module "*.csv" {
  const text: string;
  export default text;
}
