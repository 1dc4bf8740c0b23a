export const lessonRefusals = {
  noSuchUser: ({ username }: { username: string }) => `There's no user “${username}”.`,
  titleRequired: "Give the lesson a title.",
  campaignRequired: "Choose a campaign.",
  scenarioExists: ({ key }: { key: string }) => `The curriculum already has a scenario “${key}”.`,
  lessonInWork: ({ key }: { key: string }) => `Someone is already writing a lesson “${key}”.`,
  tooLong: "A lesson can have at most 2 million characters.",
  savedMeanwhile: ({ savedBy }: { savedBy: string }) => `${savedBy} has saved this lesson since you opened it.`,
  notPublishable: "The lesson can't be published yet.",
  campaignGone: "This lesson's campaign is no longer in its curriculum.",
  fileNotPublishable: "The file isn't a lesson that can be published.",
  notJson: ({ why }: { why: string }) => `This isn't valid JSON: ${why}`,
};
