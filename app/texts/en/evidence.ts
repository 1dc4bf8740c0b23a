/** For developers of games: `name` is a field of the API. */
export const evidence = {
  number: ({ name }: { name: string }) => `${name} must be a number.`,
  text: ({ name }: { name: string }) => `${name} must be a string.`,
  tooLong: ({ name }: { name: string }) => `${name} must be 64 characters or less.`,
  threeNumbers: ({ name }: { name: string }) => `${name} must be three numbers.`,
  list: ({ name }: { name: string }) => `${name} must be a list.`,
  tooMany: ({ name, most }: { name: string; most: number }) => `${name} must have at most ${most} entries.`,
  wholeNumber: ({ name }: { name: string }) => `${name} must be a whole number.`,
  pulse: "A pulse must be two numbers: tick and code.",
  kind: "kind must be quiz, lesson, flight or sandbox.",
  between: ({ name, least, most }: { name: string; least: number; most: number }) =>
    `${name} must be from ${least} to ${most}.`,
  apsidesSwapped: "apogee must not be below perigee.",
  noSpacecraft: "The sandbox has no spacecraft.",
};
