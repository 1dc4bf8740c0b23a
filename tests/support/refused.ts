import { Refusal } from "~/domain/refusal";

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;
