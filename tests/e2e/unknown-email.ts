import { randomUUID } from "node:crypto";

/** An address that nobody has, another one each time: requests of one address are limited, and the projects share a server. */
export const unknownEmail = () => `nobody-${randomUUID()}@apsis.example`;
