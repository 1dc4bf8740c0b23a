// The calls that functions of their own answer (vercel.json), described as the others are. Nothing is ever routed here.
import * as v from "valibot";
import { RegisterAndPay } from "~/domain/payments/register-and-pay";
import { Purchased } from "./answers";
import { file, nothing, ok, operation } from "./operation";
import { Id, IdOrAll, router, valid } from "./router";

const unreachable = () => {
  throw new Error("This call is answered by a function of its own.");
};

const tryAgain = { 503: { $ref: "#/components/responses/Problem" } };

const idempotencyKey = {
  in: "header" as const,
  name: "Idempotency-Key",
  schema: { type: "string" as const, pattern: "^[\\w-]{8,200}$" },
  description: "Names the attempt to buy: sent again, it is one purchase.",
};

export const elsewhere = router()
  .get(
    "/scores/session/:a/:b/csv",
    operation(
      "Download the quiz results of a class session",
      "gradebook:read",
      file("text/csv", "RFC 4180 with a byte order mark, a line for each student."),
    ),
    valid("param", v.object({ a: Id, b: IdOrAll })),
    valid("query", v.object({ scenarioId: Id, scenarioTitle: v.optional(v.string()) })),
    unreachable,
  )
  .post(
    "/payments/register-and-pay",
    operation("Register and pay", "anybody", ok(Purchased), { parameters: [idempotencyKey] }),
    valid("json", RegisterAndPay),
    unreachable,
  )
  .post(
    "/payments/webhook",
    operation(
      "Take a report of the payment provider",
      "anybody",
      { ...nothing, ...tryAgain },
      {
        description: "For Stripe alone: the signature is checked.",
        requestBody: { required: true, content: { "application/json": { schema: {} } } },
      },
    ),
    unreachable,
  );
