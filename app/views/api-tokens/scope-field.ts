/** The checkbox of a scope in the form. */
export const scopeField = (scope: string) => `scope ${scope}`;
