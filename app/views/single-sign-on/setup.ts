import type { readSetup } from "~/domain/single-sign-on/read-setup";

/** Addresses of this site that the provider has to know. */
type Addresses = { callback: string; afterLogout: string; logout: string; keys: string; signIn: string | null };

/** What the set-up page shows. */
export type Setup = Awaited<ReturnType<typeof readSetup>> & { addresses: Addresses };
