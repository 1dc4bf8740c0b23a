import { createHash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits, as text that is safe in addresses and cookies. */
export const generateToken = () => randomBytes(32).toString("base64url");

/** The digest that is stored of a token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

// Without letters and digits that look alike on a projector.
const symbols = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const generateGroup = () => Array.from({ length: 4 }, () => symbols[randomInt(symbols.length)]).join("");

/** A code that can be read aloud, such as `7K2M-XQ4T`; 20 random bits in each group. */
export const generateAccessCode = (groups = 2) => Array.from({ length: groups }, generateGroup).join("-");
