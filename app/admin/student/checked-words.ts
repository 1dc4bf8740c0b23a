/** Who has found an attempt's points, in words. */
export const checked = {
  server: { word: "verified", hint: "The server found these points from what was done." },
  catalogue: { word: "not verified", hint: "Told by the game, within what the scenario allows." },
  nobody: { word: "not verified", hint: "Told by the game." },
};
