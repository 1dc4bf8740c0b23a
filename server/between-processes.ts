// What the processes of one server say to each other. Others use the same channel, so each message says that it is
// ours.
import * as v from "valibot";

const Noticed = v.object({ otherAddress: v.optional(v.string()), exposedData: v.optional(v.string()) });

/** A metric with its values. */
const Measured = v.custom<object>((given) => typeof given === "object" && given !== null);

const Message = v.variant("apsis", [
  /** Are you there? Asked by the supervisor, and answered alike. */
  v.object({ apsis: v.literal("ping") }),
  /** What has this worker measured? As `Registry.getMetricsAsJSON` writes it. */
  v.object({ apsis: v.literal("measurements wanted"), id: v.number() }),
  v.object({ apsis: v.literal("measurements"), id: v.number(), measured: v.array(Measured) }),
  v.object({ apsis: v.literal("metrics wanted"), id: v.number() }),
  /** null: they could not be gathered. */
  v.object({ apsis: v.literal("metrics"), id: v.number(), text: v.nullable(v.string()) }),
  v.object({ apsis: v.literal("noticed"), noticed: Noticed }),
]);
export type Message = v.InferOutput<typeof Message>;

/** A message of ours; null for those of others. */
export function readMessage(given: unknown): Message | null {
  const parsed = v.safeParse(Message, given);
  return parsed.success ? parsed.output : null;
}
