declare module "*.css" {
  const text: string;
  export default text;
}

/** These four are defined by the build. */
declare const GAME_VERSION: string;
/** Path of the marked-text parser, relative to the module that imports it. */
declare const MARKS: string;
/** Path of the glossary, likewise. */
declare const GLOSSARY: string;
declare const MODULES: { start: string; shared: string; scenes: string };
declare module "*.csv" {
  const text: string;
  export default text;
}
