/** Field of the refusal that carries the unknown organization name, so that the page can offer to create it. */
export const newOrganizationField = "newOrganization";
