type RevalidationArgs = { formMethod?: string; defaultShouldRevalidate: boolean };

/** `shouldRevalidate` of pages whose form makes their loader's data unavailable: keep the data after a post. */
export const skipRevalidationAfterPost = ({ formMethod, defaultShouldRevalidate }: RevalidationArgs) =>
  formMethod === "POST" ? false : defaultShouldRevalidate;
