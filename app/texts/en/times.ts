export const times = {
  required: "Enter a date and a time.",
  notIso: "must be an ISO 8601 date and time.",
  outOfRange: "must be a date and time between the years 2000 and 2100.",
};
