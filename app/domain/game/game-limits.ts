/** Bytes of a zip that is uploaded. */
export const maxGameUpload = 2 * 10 ** 9;
