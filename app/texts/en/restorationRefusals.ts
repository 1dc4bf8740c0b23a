export const restorationRefusals = {
  homeDeleted: ({ organizationName }: { organizationName: string | null }) =>
    organizationName
      ? `${organizationName} was deleted, too. Restore it first.`
      : "Its organization was deleted, too. Restore it first.",
  instructorDeleted: "The instructor of this course was deleted, too. Restore the instructor first.",
  usernamesTaken: ({ usernames, hasMore }: { usernames: string; hasMore: boolean }) =>
    hasMore
      ? `Somebody else has the username or email of ${usernames} and others by now. Change theirs first.`
      : `Somebody else has the username or email of ${usernames} by now. Change theirs first.`,
  organizationNameTaken: ({ name }: { name: string }) =>
    `Another organization is called ${name} by now. Rename or delete it first.`,
};
