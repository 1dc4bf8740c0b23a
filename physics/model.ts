/**
 * The version of the physics and of its scoring. Raise it with every change that could give a stored log other points:
 * classes can then have their flights flown again (docs/decisions/0191).
 */
export const modelVersion = 1;
