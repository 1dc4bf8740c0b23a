type Message = { type: string; occurredAt: Date; data: Record<string, unknown> };

/** The same for each try: `data` is JSON as the database returns it. */
export const bodyOf = ({ type, occurredAt, data }: Message): string =>
  JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
