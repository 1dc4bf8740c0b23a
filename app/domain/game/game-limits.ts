/** Bytes of a zip that is uploaded. */
export const maxGameUpload = 2 * 10 ** 9;

/** The address it is sent to: larger, and for longer, than any other form. */
export const gameUploadPath = "/admin/content/game";

/** The page in the frame. It exists on GAME_ORIGIN only. */
export const gameFramePath = "/play/frame";
