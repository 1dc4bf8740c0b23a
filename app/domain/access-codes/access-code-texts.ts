export const accessCodeTexts = {
  add: "Add Access Code",
  edit: "EDIT ORG",
  notFetched: "Failed to fetch access codes",
  empty: "No Access Codes Found",
};

/** Field of the refusal that carries the unknown organization name, so that the page can offer to create it. */
export const newOrganizationField = "newOrganization";

export const assignTexts = {
  askNew: (name: string) => `Create new "${name}"?`,
  assigned: "This access code already has an organization.",
  full: "The organization has not enough room for the users who registered with this access code.",
};
