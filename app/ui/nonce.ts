import { createContext } from "react";

/** CSP nonce of this document's inline scripts. Browsers hide it from scripts, so only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);
