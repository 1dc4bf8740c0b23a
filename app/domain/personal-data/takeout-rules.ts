// Pure: pages and verbs share these.

/** How long a copy can be downloaded. */
export const takeoutMs = 24 * 3_600_000;

/** A copy that isn't ready by then is given up. */
export const buildMs = 7 * 24 * 3_600_000;

/** The page to which the mailed link leads. */
export const takeoutAddress = (token: string) => `/account/data?${new URLSearchParams({ link: token })}`;
