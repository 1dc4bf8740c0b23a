import { number, plural } from "../format";

export const organizationRefusals = {
  ownUnpaid: "Your own account belongs to this organization. If it were unpaid, you couldn't sign in anymore.",
  noCurriculum: "This curriculum doesn't exist. Choose another one.",
  nameTaken: "An organization with this name already exists.",
  limitOutOfRange: ({ min, max, step }: { min: number; max: number; step: number }) =>
    `The user limit must be between ${number(min)} and ${number(max)}, in steps of ${number(step)}.`,
  nameRequired: "The name is required.",
  nameTooLong: ({ max }: { max: number }) => `The name must be ${max} characters or less.`,
  nameCharacters: "The name contains a character that isn't allowed.",
  organizationNameRequired: "Organization name is required.",
  organizationNameTooLong: ({ max }: { max: number }) => `Organization name must be ${max} characters or less.`,
  organizationNameCharacters: "Organization name contains a character that isn't allowed.",
  limitBelowUsers: ({ name, active }: { name: string; active: number }) =>
    plural(active, {
      one: `${name} has # active user. Disable or delete users first, or choose a higher limit.`,
      other: `${name} has # active users. Disable or delete users first, or choose a higher limit.`,
    }),
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
      ? `The class “${className}” of ${courseName} is running, and students have played scenarios that ${curriculum} doesn't have: ${missing} and others. End the class first.`
      : `The class “${className}” of ${courseName} is running, and students have played scenarios that ${curriculum} doesn't have: ${missing}. End the class first.`,
  typeOrganizationName: "Type the organization's name to confirm.",
  typeName: ({ name }: { name: string }) => `Type “${name}” to confirm.`,
  systemAdmins: ({ usernames }: { usernames: string }) =>
    `System administrators belong to this organization: ${usernames}. Move them to another organization first.`,
  subscribers: ({ billed }: { billed: number }) =>
    plural(billed, {
      one: "# user of this organization has a paid subscription. Cancel it first.",
      other: "# users of this organization have paid subscriptions. Cancel them first.",
    }),
};
