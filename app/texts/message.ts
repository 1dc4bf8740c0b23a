/** A text by its key in the catalogue, such as `refusals.notFound`, and its parameters, which may be messages too. */
export type Message = { readonly textKey: string; readonly params?: object };

/** A message, or a text in one language that comes from elsewhere, such as a schema or Stripe. */
export type Text = Message | string;

export const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "textKey" in value;
