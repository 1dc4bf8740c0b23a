type Asked = { formMethod?: string; defaultShouldRevalidate: boolean };

/**
 * As `shouldRevalidate` of a page whose form takes away what its loader asks for: the page's data stay after a post.
 */
export const keepAfterPost = ({ formMethod, defaultShouldRevalidate }: Asked) =>
  formMethod === "POST" ? false : defaultShouldRevalidate;
