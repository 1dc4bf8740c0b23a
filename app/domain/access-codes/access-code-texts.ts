export const accessCodeTexts = {
  add: "Add Access Code",
  edit: "EDIT ORG",
  notFetched: "Failed to fetch access codes",
  empty: "No Access Codes Found",
};
