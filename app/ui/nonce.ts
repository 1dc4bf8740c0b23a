import { createContext } from "react";

/** Lets this document's own inline scripts run. The browser hides it from scripts, so only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);
