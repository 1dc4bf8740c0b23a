import { plural } from "../format";

/** Missions in the administration, and as scenarios of a curriculum. */
export const adminMissions = {
  pageTitle: "Missions",
  subtitle: "Your missions and those that are shared with your classes. System administrators see all.",
  searchLabel: "Search missions",
  noMissions: "No missions found",
  nothingFound: "No missions match your search.",
  noMissionsHint: "Create missions in the game under Missions, or import one below.",
  listFailed: "The missions couldn't be loaded",
  mission: "Mission",
  author: "Author",
  class: "Class",
  reference: "Reference",
  results: "Results",
  changed: "Changed",
  notShared: "Not shared",
  noReference: "Not test-flown yet",
  noResults: "No flights yet",
  noResultsHint: "Nobody in the class has flown this version yet.",
  flights: "Flights",
  lastFlown: "Last flown",
  timeLimit: "Time limit",
  openInGame: "Open in the game",
  download: "Download JSON",
  importTitle: "Import a mission",
  document: "Mission JSON",
  documentHint:
    "Paste a mission that was downloaded as JSON. The copy is yours. Test-fly it again before you share it.",
  documentRequired: "Paste the JSON of a mission.",
  imported: "Mission imported.",
  publishTitle: "Publish as a scored scenario",
  publishHint:
    "The mission and its reference become a draft in the campaign. Students fly it from different starts once the curriculum's next version is published; the server grades it.",
  pointsHint: "A multiple of 10. The points for each part scale with it.",
  createDraft: "Create draft",
  scenario: "Scenario",
  changedInGame: "Change the mission in the game, then create the draft again under the same title.",
  versionNumber: ({ version }: { version: number }) => `Version ${version}`,
  cost: ({ deltaV, time }: { deltaV: string; time: string }) => `${deltaV} m/s in ${time}`,
  resultsOf: ({ players, best }: { players: number; best: number }) =>
    plural(players, { one: `# student, best ${best} of 100`, other: `# students, best ${best} of 100` }),
};
