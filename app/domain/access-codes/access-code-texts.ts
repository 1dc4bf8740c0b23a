export const accessCodeTexts = {
  add: "Add Access Code",
  edit: "EDIT ORG",
  empty: "No Access Codes Found",
};
