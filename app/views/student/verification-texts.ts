import { reportedHint, reportedWord } from "~/domain/attempts/uncounted";

/** Who verified an attempt's points. */
export const verificationTexts = {
  server: { word: "verified", hint: "The server found these points from what was done." },
  catalogue: { word: reportedWord, hint: `${reportedHint} They are within what the scenario allows.` },
  nobody: { word: reportedWord, hint: reportedHint },
};
