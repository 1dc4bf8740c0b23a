export const accessCodeTexts = {
  add: "Add Access Code",
  edit: "EDIT ORG",
  notFetched: "Failed to fetch access codes",
  empty: "No Access Codes Found",
};

/** Where the refusal of an unknown name tells that name: the page asks whether to create it. */
export const newOrganizationField = "newOrganization";

export const assignTexts = {
  askNew: (name: string) => `Create new "${name}"?`,
  assigned: "This access code already has an organization.",
  full: "The organization has not enough room for the users who registered with this access code.",
};
