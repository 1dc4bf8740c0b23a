/** The text that a student reads, and whether to notify the instructor. */
export type Failure = { text: string; isForInstructor: boolean };

const forPlayer = (text: string): Failure => ({ text, isForInstructor: false });
const forInstructor = (text: string): Failure => ({ text, isForInstructor: true });

/** Maps texts of Unity's loaders and of browsers to failures; the first match wins. */
const rules: [pattern: RegExp, failure: (match: RegExpExecArray) => Failure][] = [
  [/loader answered (\d+)/i, ([, status]) => forInstructor(`the game's first file cannot be had (${status}).`)],
  [/loader cannot be reached/i, () => forPlayer("The game cannot be reached. Check the connection and try again.")],
  [/come to a halt/i, () => forPlayer("Loading has come to a halt. Check the connection and try again.")],
  [/webgl ?2? ?(is|not|support)|not support webgl|webgl context/i, () => forPlayer(webGlText)],
  [
    /sharedarraybuffer|cross.origin isolat/i,
    () => forInstructor("the game needs a page that is isolated from others."),
  ],
  [/out of memory|enlarge memory|allocate .*memory|memory access out of bounds.*grow/i, () => forPlayer(memoryText)],
  [
    /([\w.%-]+\.(?:br|gz|unityweb))\b[\s\S]*content-encoding/i,
    ([, file]) => forInstructor(`${file} is sent without its Content-Encoding.`),
  ],
  [/unable to parse (?:\S*\/)?([\w.%-]+?)[.!:]*(?:\s|$)/i, ([, file]) => forInstructor(`${file} cannot be read.`)],
  [/unable to load file (?:\S*\/)?([\w.%-]+?)[.!:]*(?:\s|$)/i, ([, file]) => forInstructor(`${file} cannot be had.`)],
  [/([\w.%-]+) answered (\d{3})/i, ([, file, status]) => forInstructor(`${file} cannot be had (${status}).`)],
  [/failed to fetch|network ?error|load failed/i, () => forPlayer("The connection was lost. Check it and try again.")],
  [/content.security.policy/i, () => forInstructor("the game calls a server that is not allowed (GAME_CONNECT_SRC).")],
];

const webGlText =
  "This browser cannot draw the game: it has no WebGL. Switch on hardware acceleration in its " +
  "settings, or use another browser.";
const memoryText = "There is not enough memory for the game. Close other tabs and programs, and try again.";

/** `raw`: the original message of loader, framework or browser. */
export function failureOf(raw: string): Failure {
  for (const [pattern, failure] of rules) {
    const match = pattern.exec(raw);
    if (match) return failure(match);
  }
  return forInstructor("it stopped while it was starting.");
}

/** The sentence on the screen. */
export const failureTextOf = ({ text, isForInstructor }: Failure) =>
  isForInstructor ? `Tell your instructor: ${text}` : text;
