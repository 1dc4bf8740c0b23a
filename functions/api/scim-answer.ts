// Answers in SCIM's form, also of refusals and failures (RFC 7644, section 3.12).
import { HTTPException } from "hono/http-exception";
import { ScimRefusal } from "~/domain/provisioning/scim-refusal";
import { getPlatform } from "~/http/platform.server";
import {
  asRefusal,
  describeOutage,
  outageHeaders,
  outageStatus,
  retryHeadersOf,
  statusOf,
} from "~/http/refusal-response.server";
import type { Refusal } from "~/domain/refusal";
import type { Text } from "~/texts/message";
import { say, textOf } from "~/texts/say";

export function answerScim(status: number, body: object, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      "content-type": "application/scim+json; charset=utf-8",
      // A single user is too small to be worth compressing.
      "content-length": String(Buffer.byteLength(text)),
      "cache-control": "no-store",
      ...headers,
    },
  });
}

type ErrorDetails = { scimType?: string; headers?: Record<string, string> };

export const scimError = (status: number, reason: Text, { scimType, headers = {} }: ErrorDetails = {}) =>
  answerScim(
    status,
    {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
      status: String(status),
      ...(scimType && { scimType }),
      detail: textOf(reason),
    },
    headers,
  );

export async function answerScimError(error: unknown): Promise<Response> {
  if (error instanceof HTTPException) return scimError(error.status, error.message);
  const refusal = asRefusal(error);
  if (refusal) return answerRefusal(refusal);
  const outage = await describeOutage(error);
  if (outage) return scimError(outageStatus, outage, { headers: outageHeaders });
  (await getPlatform()).log.error({ err: error }, "SCIM call failed");
  return scimError(500, say.refusals.internalError);
}

function answerRefusal(refusal: Refusal): Response {
  // SCIM has no 422.
  const status = refusal.code === "invalid" ? 400 : statusOf(refusal);
  const scimType = refusal instanceof ScimRefusal ? refusal.scimType : status === 400 ? "invalidValue" : undefined;
  const headers = {
    ...retryHeadersOf(refusal),
    ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
    // The rest of the body isn't read, so the connection can't be reused.
    ...(status === 413 ? { connection: "close" } : {}),
  };
  return scimError(status, refusal.reason, { ...(scimType && { scimType }), headers });
}
