// Words that this project doesn't use in comments, texts, documents and type names, each with a suggestion. `npm run
// lint` checks all files of the repository.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** For each line: a pattern and the advice. */
const words = [
  [/\banew\b/i, 'write "again"'],
  [/\bhearsay\b/i, "say who claims it, and whether it is trusted"],
  [/\bby the way\b/i, 'say what happens besides, such as "too"'],
  [/\bof ours\b/i, 'name the owner: "this site", "the simulator"'],
  [/\bnobody's\b(?! fault)/i, 'say what it can\'t do, such as "opens nothing"'],
  [/\bsomebody of whom\b/i, "say what is known"],
];

/** A type is a thing: `SendResult`, not `Sent`. */
const participles =
  /^export (?:type|interface|class) ((?:\w+)?(?:Asked|Found|Kept|Shown|Seen|Told|Held|Handed|Judged|Swept|Known|Planned|Joined|Saved|Sent|Arrived|Called|Flown|Given|Taken|Written|Listed|Refused|Closed|Added))\b(?! extends Error)/;

/** The complaints about a text, with line numbers from 1. */
export function complaintsOf(text) {
  return text
    .split("\n")
    .flatMap((line, index) => [
      ...words
        .filter(([pattern]) => pattern.test(line))
        .map(([pattern, advice]) => `${index + 1}: ${pattern.exec(line)[0]}: ${advice}`),
      ...(participles.test(line)
        ? [`${index + 1}: ${participles.exec(line)[1]}: name the thing, not what was done to it`]
        : []),
    ]);
}

if (process.argv[1] === import.meta.filename) {
  const options = { encoding: "utf8", maxBuffer: 16 * 2 ** 20 };
  const patterns = ["*.ts", "*.tsx", "*.mjs", "*.js", "*.css", "*.md"];
  const files = execFileSync("git", ["ls-files", ...patterns], options)
    .split("\n")
    // Git lists a deleted file until the deletion is committed; the two excluded files contain the words themselves.
    .filter((file) => file && existsSync(file) && !/plain-words\.(mjs|test\.ts)$/.test(file));
  const complaints = files.flatMap((file) =>
    complaintsOf(readFileSync(file, "utf8")).map((complaint) => `${file}:${complaint}`),
  );
  for (const complaint of complaints) console.error(complaint);
  process.exit(complaints.length > 0 ? 1 : 0);
}
