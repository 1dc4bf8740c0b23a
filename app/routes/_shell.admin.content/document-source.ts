/** Value of the field `source` for the curriculum inside the game build. */
export const gameSource = "game";
