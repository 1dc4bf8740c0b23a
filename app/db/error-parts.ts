/** The error code of Node, PostgreSQL and many libraries; undefined if there is none. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
