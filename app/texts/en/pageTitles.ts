export const pageTitles = {
  lessonResponses: "Lesson responses",
  notFound: "Page not found",
  forbidden: "Forbidden",
  unauthorized: "Unauthorized",
  serverError: "Server error",
  error: "Error",
};
