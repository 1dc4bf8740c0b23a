export const lessonRefusals = {
  noSuchUser: ({ username }: { username: string }) => `There is no user "${username}".`,
  lessonMissing: "The lesson is missing.",
  titleRequired: "Give the lesson a title.",
  campaignRequired: "Choose a campaign.",
  scenarioExists: ({ key }: { key: string }) => `The curriculum has a scenario "${key}" already.`,
  lessonInWork: ({ key }: { key: string }) => `Somebody is writing a lesson "${key}" already.`,
  tooLong: "A lesson may have 2 million characters at most.",
  savedMeanwhile: ({ savedBy }: { savedBy: string }) => `${savedBy} has saved this lesson since you opened it.`,
  notPublishable: "The lesson cannot be published yet.",
  campaignGone: "The campaign of this lesson is no longer in its curriculum.",
  fileNotPublishable: "The file is no lesson that could be published.",
  notJson: ({ why }: { why: string }) => `This is not JSON: ${why}`,
};
