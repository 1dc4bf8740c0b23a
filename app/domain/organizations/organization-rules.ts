// Pure, and without the validation library: the page reads it in the browser too.

// What an organization must keep to, and what is said when it does not.
export const organizationTexts = {
  none: "No Organizations Found",
  notFetched: "Failed to fetch organizations",
  ownUnpaid: "Your own account belongs to this organization: you could not log in any more.",
  noCurriculum: "Choose a curriculum that is there.",
  nameTaken: "An organization with this name exists.",
};

export const userLimitRange = { min: 5, max: 1000, step: 5 };

export const limitOutOfRange =
  `The user limit must be between ${userLimitRange.min} and ${userLimitRange.max}, in ` +
  `steps of ${userLimitRange.step}.`;

export const isUserLimit = (limit: number) =>
  Number.isInteger(limit) &&
  limit >= userLimitRange.min &&
  limit <= userLimitRange.max &&
  limit % userLimitRange.step === 0;

/** A zero or empty value is not sent. */
export const isNothing = (typed: string) => typed.trim() === "" || Number(typed) === 0;
