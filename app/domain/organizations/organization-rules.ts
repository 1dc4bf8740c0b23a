// Pure, and without the validation library, since the page uses it in the browser.

// Texts of the rules for organizations.
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

/** Zero and empty values are not sent. */
export const isNothing = (typed: string) => typed.trim() === "" || Number(typed) === 0;
