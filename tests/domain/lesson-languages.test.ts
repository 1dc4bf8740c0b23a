// Lessons and quizzes in the language of the class or of the reader; attempts know no language.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, auditEntries } from "~/db/schema";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { checkAnswer } from "~/domain/attempts/check-answer";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { readAttemptReview } from "~/domain/attempts/review-answers";
import { translateReceipt } from "~/domain/attempts/translate-questions";
import { changeLessonLanguage, readLessonLanguage } from "~/domain/courses/change-lesson-language";
import { changeQuizRules } from "~/domain/courses/change-quiz-rules";
import { usualQuizRules } from "~/domain/courses/quiz-rules";
import { listCurriculumHeaders } from "~/domain/curricula/curriculum-headers";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { readPlayedLesson } from "~/domain/lessons/read-played-lesson";
import type { Language } from "~/texts/locale";
import { writeTranslations } from "../../content/locales";
import { addOrganization, addRunningClass, asSystemAdmin, attemptOf, unique } from "../support/builders";
import { testContext } from "../support/database";
import { schoolOf, writtenEntry } from "../support/written-lesson";

const ctx = await testContext();

const quiz = {
  key: "quiz",
  title: "Quiz",
  shortTitle: "Quiz",
  type: "Quiz",
  contentType: "Quiz",
  maxScore: 0,
  grading: "server",
  questions: writtenEntry().questions,
};

/** "Higher" becomes "DE Higher". */
const inGerman = <Entry extends object>(entry: Entry) =>
  writeTranslations(entry, "de", ({ text }) => ({
    translation: Array.isArray(text) ? text.map((one) => `DE ${one}`) : `DE ${text}`,
    isConfirmed: false,
  }));

async function addSchool(scenarios: object[] = [inGerman(writtenEntry()), inGerman(quiz)]) {
  const key = unique("school");
  const document = schoolOf(key, 1, scenarios);
  const translated = document.campaigns.map((one) => ({ ...one, locales: { de: { title: "DE Basics" } } }));
  const publication = await publishCurriculum(
    asSystemAdmin(ctx),
    JSON.stringify({ ...document, campaigns: translated }),
  );
  return {
    key,
    publication,
    lessonId: scenarioIdOf(key, "why-it-stays-up"),
    quizId: scenarioIdOf(key, "quiz"),
    organizationId: await addOrganization(ctx, { curriculumId: curriculumIdOf(key) }),
  };
}

async function addClass(organizationId: string, language: Language | null) {
  const { id, owner, sessionId, students } = await addRunningClass(ctx, { organizationId });
  await changeQuizRules(owner.ctx, id, { ...usualQuizRules, review: "atOnce" });
  await changeLessonLanguage(owner.ctx, id, language);
  return { id, owner, sessionId, student: students[0] };
}
type School = Awaited<ReturnType<typeof addSchool>>;
type ClassInLanguage = Awaited<ReturnType<typeof addClass>>;

test("a class that fixes a language gets titles, lesson, questions and explanations in it", async () => {
  const { organizationId, lessonId, quizId } = await addSchool();
  const { id, sessionId, student } = await addClass(organizationId, "de");
  expect((await listCurriculumHeaders(student.ctx, id))[0]).toMatchObject({
    scenarioTitle: "DE Why It Stays Up",
    campaignTitle: "DE Basics",
    objectives: ["DE Say why a satellite does not fall down"],
    language: "de",
  });
  const lesson = await readPlayedLesson(student.ctx, lessonId);
  expect(lesson).toMatchObject({ language: "de", passShare: 0.6, readingPoints: 20 });
  expect(lesson.isPartial).toBeUndefined();
  expect(lesson.steps[0]).toMatchObject({ title: "DE It falls", text: ["DE A satellite falls, and misses."] });
  expect(lesson.steps[3]).toMatchObject({ key: "falls", text: "DE Does a satellite fall?", maxScore: 10 });
  const { startId } = await beginAttempt(student.ctx, { scenarioId: lessonId, classSessionId: sessionId });
  expect(await checkAnswer(student.ctx, startId, { question: "falls", chosen: ["a"] })).toMatchObject({
    isRight: true,
    explanation: "DE It falls past the Earth.",
  });
  const start = await beginAttempt(student.ctx, { scenarioId: quizId, classSessionId: sessionId });
  expect(start.language).toBe("de");
  expect(start.questions?.find(({ key }) => key === "holds")?.answers.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["DE Its mass", "DE Its height", "DE The mass of the Earth"]),
  );
});

/** Plays the quiz with a right and a wrong answer; returns what was stored of it. */
async function playQuiz({ quizId }: School, { sessionId, student }: ClassInLanguage) {
  const { startId } = await beginAttempt(student.ctx, { scenarioId: quizId, classSessionId: sessionId });
  const answers = [
    { question: "falls", chosen: ["a"] },
    { question: "holds", chosen: ["c"] },
  ];
  const attempt = attemptOf(quizId, sessionId, { startId, evidence: { kind: "quiz", answers } });
  const { receipt } = await recordAttempt(student.ctx, attempt);
  const [row] = await ctx.db.select().from(attempts).where(eq(attempts.id, attempt.attemptId));
  const { id, userId, signInId, classSessionId, startId: start, receivedAt, ...record } = row!;
  expect([id, userId, signInId, classSessionId, start, receivedAt]).not.toContain(null);
  const explanations = (await translateReceipt(student.ctx, receipt)).review?.map(({ explanation }) => explanation);
  const { questions } = await readAttemptReview(student.ctx, attempt.attemptId);
  return { record, explanations, reviewed: questions.map(({ text, explanation }) => [text, explanation]) };
}

test("attempts in German and in English are the same record; only explanations are in the student's language", async () => {
  const school = await addSchool();
  const english = await playQuiz(school, await addClass(school.organizationId, null));
  const german = await playQuiz(school, await addClass(school.organizationId, "de"));
  expect(german.record).toEqual(english.record);
  expect(english.explanations).toEqual(["It falls past the Earth.", "Its own mass cancels out."]);
  expect(german.explanations).toEqual(["DE It falls past the Earth.", "DE Its own mass cancels out."]);
  expect(german.reviewed).toEqual([
    ["Does a satellite fall?", "DE It falls past the Earth."],
    ["What decides how long a turn takes?", "DE Its own mass cancels out."],
  ]);
});

test("readers without a fixed language, or of one without translations, get English byte for byte", async () => {
  const translated = await addSchool();
  const plain = await addSchool([writtenEntry(), quiz]);
  const lessonOf = async ({ organizationId, lessonId }: School, language: Language | null) =>
    JSON.stringify(await readPlayedLesson((await addClass(organizationId, language)).student.ctx, lessonId));
  const expected = await lessonOf(plain, null);
  expect(await lessonOf(translated, null)).toBe(expected);
  expect(await lessonOf(translated, "en")).toBe(expected);
  expect(await lessonOf(translated, "fr")).toBe(expected);
  const { id, sessionId, student } = await addClass(translated.organizationId, "fr");
  expect((await listCurriculumHeaders(student.ctx, id))[0]).toMatchObject({
    scenarioTitle: "Why It Stays Up",
    language: "fr",
  });
  const start = await beginAttempt(student.ctx, { scenarioId: translated.quizId, classSessionId: sessionId });
  expect(start.language).toBeUndefined();
});

test("an explanation that was corrected after its translation is shown in English for earlier attempts only", async () => {
  const school = await addSchool();
  const fixed = await addClass(school.organizationId, "de");
  const { startId } = await beginAttempt(fixed.student.ctx, {
    scenarioId: school.lessonId,
    classSessionId: fixed.sessionId,
  });
  const corrected = inGerman(writtenEntry());
  corrected.questions![0]!.explanation = "It falls, and misses the Earth.";
  await publishCurriculum(asSystemAdmin(ctx), JSON.stringify(schoolOf(school.key, 2, [corrected, inGerman(quiz)])));
  const explain = async (start: string) =>
    (await checkAnswer(fixed.student.ctx, start, { question: "falls", chosen: ["a"] })).explanation;
  expect(await explain(startId)).toBe("It falls past the Earth.");
  const later = await beginAttempt(fixed.student.ctx, { scenarioId: school.lessonId, classSessionId: fixed.sessionId });
  expect(await explain(later.startId)).toBe("DE It falls past the Earth.");
});

test("a publication says that translations are new or changed, and makes no new edition", async () => {
  const { key, lessonId, organizationId } = await addSchool([writtenEntry()]);
  const { student } = await addClass(organizationId, null);
  const german = inGerman(writtenEntry());
  const admin = asSystemAdmin(ctx);
  const { changes } = await publishCurriculum(admin, JSON.stringify(schoolOf(key, 2, [german])));
  expect(changes.filter(({ of }) => of === "scenario").map(({ before, after }) => [before, after])).toEqual([
    ["no translations", "translations: German"],
  ]);
  german.locales!.de!.title = "Warum er oben bleibt";
  const next = await publishCurriculum(admin, JSON.stringify(schoolOf(key, 3, [german])));
  expect(next.changes.map(({ before, after }) => [before, after])).toEqual([
    ["translations: German", "translations: German, changed"],
  ]);
  const start = await beginAttempt(student.ctx, { scenarioId: lessonId });
  expect(start.questions).toHaveLength(2);
});

test("only who may change a course fixes its language, and the audit trail says so", async () => {
  const { organizationId } = await addSchool();
  const { id, owner, student } = await addClass(organizationId, "de");
  expect(await readLessonLanguage(owner.ctx, id)).toBe("de");
  await expect(changeLessonLanguage(student.ctx, id, null)).rejects.toThrow();
  expect(await readLessonLanguage(owner.ctx, id)).toBe("de");
  const changes = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(changes.filter(({ action }) => action === "course.lessonLanguage").map(({ details }) => details)).toEqual([
    { from: null, to: "de" },
  ]);
});
