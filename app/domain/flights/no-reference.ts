/** A drawn flight has no reference that reaches its objective, or none that its tank holds. */
export class NoReferenceError extends Error {}
