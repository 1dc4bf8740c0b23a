import { reportedHint, reportedWord } from "~/domain/attempts/uncounted";

/** Who has found an attempt's points, in words. */
export const checked = {
  server: { word: "verified", hint: "The server found these points from what was done." },
  catalogue: { word: reportedWord, hint: `${reportedHint} They are within what the scenario allows.` },
  nobody: { word: reportedWord, hint: reportedHint },
};
