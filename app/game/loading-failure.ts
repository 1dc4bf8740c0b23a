/** What a student reads when the game does not start, and whether the instructor can do something about it. */
export type Failure = { text: string; isForInstructor: boolean };

const tellPlayer = (text: string): Failure => ({ text, isForInstructor: false });
const tellInstructor = (text: string): Failure => ({ text, isForInstructor: true });

/** The texts of Unity's loaders, frameworks and browsers, and what they mean. The first that fits is taken. */
const rules: [pattern: RegExp, failure: (match: RegExpExecArray) => Failure][] = [
  [/loader answered (\d+)/i, ([, status]) => tellInstructor(`the game's first file cannot be had (${status}).`)],
  [/loader cannot be reached/i, () => tellPlayer("The game cannot be reached. Check the connection and try again.")],
  [/come to a halt/i, () => tellPlayer("Loading has come to a halt. Check the connection and try again.")],
  [/webgl ?2? ?(is|not|support)|not support webgl|webgl context/i, () => tellPlayer(webGlText)],
  [
    /sharedarraybuffer|cross.origin isolat/i,
    () => tellInstructor("the game needs a page that is isolated from others."),
  ],
  [/out of memory|enlarge memory|allocate .*memory|memory access out of bounds.*grow/i, () => tellPlayer(memoryText)],
  [
    /([\w.%-]+\.(?:br|gz|unityweb))\b[\s\S]*content-encoding/i,
    ([, file]) => tellInstructor(`${file} is sent without its Content-Encoding.`),
  ],
  [/unable to parse (?:\S*\/)?([\w.%-]+?)[.!:]*(?:\s|$)/i, ([, file]) => tellInstructor(`${file} cannot be read.`)],
  [/unable to load file (?:\S*\/)?([\w.%-]+?)[.!:]*(?:\s|$)/i, ([, file]) => tellInstructor(`${file} cannot be had.`)],
  [/([\w.%-]+) answered (\d{3})/i, ([, file, status]) => tellInstructor(`${file} cannot be had (${status}).`)],
  [/failed to fetch|network ?error|load failed/i, () => tellPlayer("The connection was lost. Check it and try again.")],
  [/content.security.policy/i, () => tellInstructor("the game calls a server that is not allowed (GAME_CONNECT_SRC).")],
];

const webGlText =
  "This browser cannot draw the game: it has no WebGL. Switch on hardware acceleration in its " +
  "settings, or use another browser.";
const memoryText = "There is not enough memory for the game. Close other tabs and programs, and try again.";

/** `raw`: what the loader, the framework or the browser said, which is no text for students. */
export function failureOf(raw: string): Failure {
  for (const [pattern, failure] of rules) {
    const match = pattern.exec(raw);
    if (match) return failure(match);
  }
  return tellInstructor("it stopped while it was starting.");
}

/** The sentence on the screen. */
export const failureTextOf = ({ text, isForInstructor }: Failure) =>
  isForInstructor ? `Tell your instructor: ${text}` : text;
