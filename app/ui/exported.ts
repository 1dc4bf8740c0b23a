/**
 * Stands in an exported page until the hashes of its scripts are known (server/exported-pages.ts). React does not look
 * at it again.
 */
export const policyPlaceholder = "policy-of-this-document";
