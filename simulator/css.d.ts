declare module "*.css" {
  const text: string;
  export default text;
}

/** Put in by the build. */
declare const GAME_VERSION: string;
declare const MODULES: { start: string; shared: string; scenes: string };
declare module "*.csv" {
  const text: string;
  export default text;
}
