declare module "*.css" {
  const text: string;
  export default text;
}

/** These are defined by the build. */
declare const GAME_VERSION: string;
/** Paths of modules that load when needed, relative to the module that imports them. */
declare const MARKS: string;
declare const GLOSSARY: string;
declare const MODULES: { start: string; shared: string; scenes: string; plan: string; duel: string };
declare module "*.csv" {
  const text: string;
  export default text;
}
