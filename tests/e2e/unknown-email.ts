import { randomUUID } from "node:crypto";

/** An unknown address, new each time: requests per address are limited, and the projects share a server. */
export const unknownEmail = () => `nobody-${randomUUID()}@apsis.example`;
