// Pure: what students may ask and instructors answer.
import type { RequestRule } from "~/domain/courses/change-requests";

export const requestOutcomes = ["accepted", "refused", "corrected"] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export const maxRequestLength = 1_000;
export const maxAnswerLength = 500;
/** Of one student about one grade, answered ones included. */
export const maxRequests = 5;
/** On one page of the queue. */
export const requestsOfPage = 25;

export const mayAsk = ({ takesRequests, requestsUntil }: RequestRule, now: Date): boolean =>
  takesRequests && (requestsUntil === null || now <= requestsUntil);
