/**
 * Placeholder in exported pages for the hashes of their scripts (server/exported-pages.ts). React doesn't check it on
 * hydration.
 */
export const policyPlaceholder = "policy-of-this-document";
