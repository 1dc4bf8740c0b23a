// Messages between the processes of one server. Other libraries use the same IPC channel, hence the `apsis` field.
import * as v from "valibot";

const Findings = v.object({ otherAddress: v.optional(v.string()), exposedData: v.optional(v.string()) });

/** A metric with its values. */
const Metric = v.custom<object>((value) => typeof value === "object" && value !== null);

const Message = v.variant("apsis", [
  /** Health check by the supervisor; the worker sends it back. */
  v.object({ apsis: v.literal("ping") }),
  /** Asks a worker for its metrics, in the format of `Registry.getMetricsAsJSON`. */
  v.object({ apsis: v.literal("measurements request"), id: v.number() }),
  v.object({ apsis: v.literal("measurements"), id: v.number(), measured: v.array(Metric) }),
  v.object({ apsis: v.literal("metrics request"), id: v.number() }),
  /** null: the metrics could not be collected. */
  v.object({ apsis: v.literal("metrics"), id: v.number(), text: v.nullable(v.string()) }),
  v.object({ apsis: v.literal("noticed"), noticed: Findings }),
]);
export type Message = v.InferOutput<typeof Message>;

/** Null if the message isn't one of these. */
export function readMessage(value: unknown): Message | null {
  const parsed = v.safeParse(Message, value);
  return parsed.success ? parsed.output : null;
}
