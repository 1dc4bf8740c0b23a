// What a student hands in who has read a lesson and answered nothing: the least that the server grades, and that counts.
export const readLesson = { evidence: { kind: "lesson", answers: [], tasks: [] } };
