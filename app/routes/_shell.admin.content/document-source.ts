/** Of the field `source`: the document comes with the game, and with no form. */
export const ofGame = "game";
