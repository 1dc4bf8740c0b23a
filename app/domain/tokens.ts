import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, as text that is safe in addresses and cookies. */
export const generateToken = () => randomBytes(32).toString("base64url");

/** What is stored of a token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
