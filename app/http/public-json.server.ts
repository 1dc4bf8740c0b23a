/** JSON that pages of any site may read for some minutes; null: 404. */
export const answerPublicJson = (content: object | null): Response =>
  Response.json(content ?? {}, {
    status: content ? 200 : 404,
    headers: {
      "Cache-Control": content ? "public, max-age=300" : "no-store",
      "Access-Control-Allow-Origin": "*",
    },
  });
