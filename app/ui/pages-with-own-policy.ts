// Made by server/route-facts.mjs from what the routes say of themselves: change it there.
export const pagesWithOwnPolicy = [
  "/admin/content/contract",
  "/admin/content/lessons/:lessonId/preview",
  "/play",
  "/play/frame",
  "/register",
];
