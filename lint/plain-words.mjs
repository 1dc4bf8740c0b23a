// Words that this project doesn't use, each with what to write instead; types that are named by a participle; and
// comments that are too long. `npm run lint` runs it on all files of the repository.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Anywhere: a pattern and the advice. */
const words = [
  [/\banew\b/i, 'write "again"'],
  [/\bhearsay\b/i, "say who claims it, and whether it is trusted"],
  [/\bby the way\b/i, 'say what happens besides, such as "too"'],
  [/\bof ours\b/i, 'name the owner: "this site", "the simulator"'],
  [/\bof yours\b/i, 'write "your"'],
  [/\bnobody's\b(?! fault)/i, 'say what it can\'t do, such as "opens nothing"'],
  [/\bsomebody of whom\b/i, "say what is known"],
  [/\bwhoever\b/i, 'write "anyone who", or name them'],
  [/\bis so\b(?! that)/i, "say what is the case"],
  [/\bwhat is asked for\b/i, "name what is requested"],
  [/\bworthless\b/i, 'write "no longer valid"'],
  [/\bheld against\b/i, 'write "checked against" or "compared with"'],
];

/** In comments, documents and test titles; texts for users follow the specification. */
const proseWords = [
  [/\btold\b/i, "say who is notified, or what is reported, shown or returned"],
  [/\blet go\b/i, 'write "closed" or "released"'],
  [/\bstands here\b/i, 'write "is here"'],
];

/** A type is a thing: `SendResult`, not `Sent`. */
const participles =
  /^export (?:type|interface|class) ((?:\w+)?(?:Asked|Found|Kept|Shown|Seen|Told|Held|Handed|Judged|Swept|Known|Planned|Joined|Saved|Sent|Arrived|Called|Flown|Given|Taken|Written|Listed|Refused|Closed|Added))\b(?! extends Error)/;

/** Words of a comment. Docstrings of files, exports and members may have more, and worked examples in tests. */
const maxWords = 30;

const isDocument = (file) => file.endsWith(".md");
const isTestTitle = (line) => /^\s*test(?:\.\w+)*\(/.test(line);
const isCommentLine = (line) => /^\s*(?:\/\/|\*|\{?\/\*)|\s\/\/ /.test(line);

/** The complaints about a file, with line numbers from 1. */
export function complaintsOf(text, file = "") {
  const lines = text.split("\n");
  const ofLines = lines.flatMap((line, index) => {
    const isProse = isDocument(file) || isCommentLine(line) || isTestTitle(line);
    return [
      ...[...words, ...(isProse ? proseWords : [])]
        .filter(([pattern]) => pattern.test(line))
        .map(([pattern, advice]) => `${index + 1}: ${pattern.exec(line)[0]}: ${advice}`),
      ...(participles.test(line)
        ? [`${index + 1}: ${participles.exec(line)[1]}: name the thing, not what was done to it`]
        : []),
    ];
  });
  return isDocument(file) || file.startsWith("tests/") ? ofLines : [...ofLines, ...longCommentsOf(lines)];
}

function longCommentsOf(lines) {
  const complaints = [];
  for (let first = 0, end; first < lines.length; first = end) {
    end = endOfComment(lines, first) ?? first + 1;
    const count = wordsOf(lines.slice(first, end));
    if (endOfComment(lines, first) && count > maxWords && first > 0 && !isDocstring(lines[first], lines[end] ?? ""))
      complaints.push(`${first + 1}: ${count} words: split the comment, or shorten it to ${maxWords} words`);
  }
  return complaints;
}

/** The index of the line after the comment that begins here; undefined where none does. */
function endOfComment(lines, first) {
  let end = first;
  if (/^\s*\/\//.test(lines[first])) {
    while (/^\s*\/\//.test(lines[end] ?? "")) end++;
    return end;
  }
  if (!/^\s*\{?\/\*/.test(lines[first])) return undefined;
  while (end < lines.length && !lines[end].includes("*/")) end++;
  return end + 1;
}

const wordsOf = (comment) => comment.join(" ").match(/[^\s/*{}]\S*/g)?.length ?? 0;

/** Of an export, or of an indented member of a type or class. */
const isDocstring = (first, next) =>
  /^\s*\/\*\*/.test(first) && (/^export /.test(next) || /^\s+(?!const |let |return |function )[\w#[]+/.test(next));

if (process.argv[1] === import.meta.filename) {
  const options = { encoding: "utf8", maxBuffer: 16 * 2 ** 20 };
  const patterns = ["*.ts", "*.tsx", "*.mjs", "*.js", "*.css", "*.md"];
  const files = execFileSync("git", ["ls-files", ...patterns], options)
    .split("\n")
    // A deleted file is listed until the deletion is committed; these two hold the words themselves.
    .filter((file) => file && existsSync(file) && !/plain-words\.(mjs|test\.ts)$/.test(file));
  const complaints = files.flatMap((file) =>
    complaintsOf(readFileSync(file, "utf8"), file).map((complaint) => `${file}:${complaint}`),
  );
  for (const complaint of complaints) console.error(complaint);
  process.exit(complaints.length > 0 ? 1 : 0);
}
