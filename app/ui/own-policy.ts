import { pagesWithOwnPolicy } from "./pages-with-own-policy";

/**
 * Pages with their own Content-Security-Policy need a document load: browsers read the policy only from the document.
 */
export const hasOwnPolicy = (address: string) => pagesWithOwnPolicy.includes(address.replace(/[/?#]*([?#].*)?$/, ""));
