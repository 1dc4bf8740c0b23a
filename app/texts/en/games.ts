export const games = {
  otherBuild: "Another build is played here now. Reload the page.",
};
