export const organizationRefusals = {
  ownUnpaid: "Your own account belongs to this organization: you could not log in any more.",
  noCurriculum: "Choose a curriculum that is there.",
  nameTaken: "An organization with this name exists.",
  limitOutOfRange: ({ min, max, step }: { min: number; max: number; step: number }) =>
    `The user limit must be between ${min} and ${max}, in steps of ${step}.`,
  nameRequired: "The name is required.",
  nameTooLong: ({ max }: { max: number }) => `The name must be ${max} characters or less.`,
  nameCharacters: "The name contains a character that is not allowed.",
  organizationNameRequired: "Organization name is required.",
  organizationNameTooLong: ({ max }: { max: number }) => `Organization name must be ${max} characters or less.`,
  organizationNameCharacters: "Organization name contains a character that is not allowed.",
  limitBelowUsers: ({ name, active }: { name: string; active: number }) =>
    `${name} has ${active} active users. Disable or delete users first, or choose a higher limit.`,
  curriculumLacks: ({
    className,
    courseName,
    curriculum,
    missing,
    hasMore,
  }: {
    className: string;
    courseName: string;
    curriculum: string;
    missing: string;
    hasMore: boolean;
  }) =>
    hasMore
      ? `"${className}" of ${courseName} is running, and ${curriculum} does not have what was played in it: ${missing} and more. End the class first.`
      : `"${className}" of ${courseName} is running, and ${curriculum} does not have what was played in it: ${missing}. End the class first.`,
  typeOrganizationName: "Type the organization's name to confirm.",
  typeName: ({ name }: { name: string }) => `Type "${name}" to confirm.`,
  systemAdmins: ({ usernames }: { usernames: string }) =>
    `System administrators belong to this organization: ${usernames}. Move them to another one first.`,
  subscribers: ({ billed }: { billed: number }) =>
    billed === 1
      ? "A user of this organization has a paid subscription, which must be cancelled first."
      : `${billed} users of this organization have paid subscriptions, which must be cancelled first.`,
};
