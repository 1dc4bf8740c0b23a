/** Why a mission can't be saved, shared or flown. */
export const missions = {
  notOwn: "Only the author can change a mission. Copy it to make it yours.",
  tooLarge: ({ kilobytes }: { kilobytes: number }) => `A mission can have up to ${kilobytes} kB.`,
  tooMany: ({ max }: { max: number }) => `You have ${max} missions. Delete one before you add another.`,
  changedElsewhere: "This mission was changed in another window. Open it again before you save.",
  cannotBeFlown:
    "The server couldn't fly this mission: the spacecraft leaves the range of the simulation. Check orbits, mass and burns.",
  changedSince: "The mission has changed since this flight. Test-fly it again.",
  notReached: "This flight doesn't reach the objective, so it can't show that the mission is solvable.",
  needsBurn: "The objective is reached without a burn. Make it harder to reach, then test-fly it again.",
  notFlown: "Nobody has shown yet that this mission can be solved. Test-fly it to its objective, then share it.",
  noReferenceToPublish:
    "Nobody has shown yet that this mission can be solved. Test-fly it to its objective, then publish it.",
  shortTitleRequired: "Write a short title of up to 30 characters.",
  notMissionFile: "This isn't a mission file. Paste the JSON that was downloaded: a title and a document.",
  noOpenFlight: "This flight was handed in already, or the mission has changed. Start a new flight.",
  withdrawn:
    "The author has changed this mission or no longer shares it, so it can't be flown now. You'll find it under Missions once it is shared again.",
};
