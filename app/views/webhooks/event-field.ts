/** The checkbox of an event in the form. */
export const eventField = (type: string) => `event ${type}`;
