// Pure, and without the validation library, since the page uses it in the browser.

export const userLimitRange = { min: 5, max: 1000, step: 5 };

export const isUserLimit = (limit: number) =>
  Number.isInteger(limit) &&
  limit >= userLimitRange.min &&
  limit <= userLimitRange.max &&
  limit % userLimitRange.step === 0;

/** Zero and empty values are not sent. */
export const isNothing = (typed: string) => typed.trim() === "" || Number(typed) === 0;
