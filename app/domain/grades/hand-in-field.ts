/** The field of a form that names the newest attempt that its reader could see; empty if there was none. */
export const handInField = "handIn";
