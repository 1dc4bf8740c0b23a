export const times = {
  inUtc: ({ dateTime }: { dateTime: string }) => `${dateTime} UTC`,
  required: "Enter a date and time.",
  notIso: "Must be an ISO 8601 date and time.",
  outOfRange: "Must be a date and time between the years 2000 and 2100.",
};
