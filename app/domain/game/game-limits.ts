/** Maximum size of an uploaded zip, in bytes. */
export const maxGameUpload = 2 * 10 ** 9;

/** The upload's own address: it accepts more, and for longer, than other forms. */
export const gameUploadPath = "/admin/content/game";

/** The page in the frame; only on GAME_ORIGIN. */
export const gameFramePath = "/play/frame";
