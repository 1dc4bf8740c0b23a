import { pagesWithOwnPolicy } from "./pages-with-own-policy";

/**
 * Pages that may do more than others: a browser learns that only from the document itself, so such a page loads
 * them as one.
 */
export const hasOwnPolicy = (address: string) => pagesWithOwnPolicy.includes(address.replace(/[/?#]*([?#].*)?$/, ""));
