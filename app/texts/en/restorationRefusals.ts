export const restorationRefusals = {
  homeDeleted: ({ organizationName }: { organizationName: string | null }) =>
    organizationName
      ? `${organizationName} was deleted too. Restore it first.`
      : "The organization was deleted too. Restore it first.",
  instructorDeleted: "The instructor of this course was deleted too. Restore the instructor first.",
  usernamesTaken: ({ usernames, hasMore }: { usernames: string; hasMore: boolean }) =>
    hasMore
      ? `Someone else now has the username or email of ${usernames} and others. Change theirs first.`
      : `Someone else now has the username or email of ${usernames}. Change theirs first.`,
  organizationNameTaken: ({ name }: { name: string }) =>
    `Another organization is now named ${name}. Rename or delete it first.`,
};
