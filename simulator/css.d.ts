declare module "*.css" {
  const text: string;
  export default text;
}

/** Put in by the build. */
declare const GAME_VERSION: string;
/** The file with the parser of marked texts, beside the one that asks for it. */
declare const MARKS: string;
declare const MODULES: { start: string; shared: string; scenes: string };
declare module "*.csv" {
  const text: string;
  export default text;
}
