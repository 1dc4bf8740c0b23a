// The smallest lesson that the server grades and counts: read, without answers.
export const readLesson = { evidence: { kind: "lesson", answers: [], tasks: [] } };
