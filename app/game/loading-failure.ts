import { texts } from "~/texts";

/** The text that a student reads, and whether to notify the instructor. */
export type Failure = { text: string; isForInstructor: boolean };

const forPlayer = (text: string): Failure => ({ text, isForInstructor: false });
const forInstructor = (text: string): Failure => ({ text, isForInstructor: true });

/** Maps texts of Unity's loaders and of browsers to failures; the first match wins. */
const rules: [pattern: RegExp, failure: (match: RegExpExecArray) => Failure][] = [
  [/loader answered (\d+)/i, ([, status]) => forInstructor(texts.play.loaderMissing({ status }))],
  [/loader cannot be reached/i, () => forPlayer(texts.play.notReached)],
  [/come to a halt/i, () => forPlayer(texts.play.halted)],
  [/webgl ?2? ?(is|not|support)|not support webgl|webgl context/i, () => forPlayer(texts.play.noWebGl)],
  [/sharedarraybuffer|cross.origin isolat/i, () => forInstructor(texts.play.notIsolated)],
  [
    /out of memory|enlarge memory|allocate .*memory|memory access out of bounds.*grow/i,
    () => forPlayer(texts.play.noMemory),
  ],
  [
    /([\w.%-]+\.(?:br|gz|unityweb))\b[\s\S]*content-encoding/i,
    ([, file]) => forInstructor(texts.play.encodingMissing({ file })),
  ],
  [
    /unable to parse (?:\S*\/)?([\w.%-]+?)[.!:]*(?:\s|$)/i,
    ([, file]) => forInstructor(texts.play.fileUnreadable({ file })),
  ],
  [
    /unable to load file (?:\S*\/)?([\w.%-]+?)[.!:]*(?:\s|$)/i,
    ([, file]) => forInstructor(texts.play.fileMissing({ file })),
  ],
  [/([\w.%-]+) answered (\d{3})/i, ([, file, status]) => forInstructor(texts.play.fileRefused({ file, status }))],
  [/failed to fetch|network ?error|load failed/i, () => forPlayer(texts.play.connectionLost)],
  [/content.security.policy/i, () => forInstructor(texts.play.serverNotAllowed)],
];

/** `raw`: the original message of loader, framework or browser. */
export function failureOf(raw: string): Failure {
  for (const [pattern, failure] of rules) {
    const match = pattern.exec(raw);
    if (match) return failure(match);
  }
  return forInstructor(texts.play.stoppedStarting);
}

/** The sentence on the screen. */
export const failureTextOf = ({ text, isForInstructor }: Failure) =>
  isForInstructor ? texts.play.forInstructor({ reason: text }) : text;
