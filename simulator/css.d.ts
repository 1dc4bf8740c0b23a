declare module "*.css" {
  const text: string;
  export default text;
}

/** Put in by the build. */
declare const GAME_VERSION: string;
