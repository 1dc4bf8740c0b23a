import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { Area } from "~/views/area";
import { AreaErrorBoundary } from "~/views/area-error-boundary";
import { classOfQuizPage } from "~/views/quiz-responses/quiz-loader.server";
import { classOfAttempt } from "~/domain/attempts/read-attempt";
import type { SignedInCtx } from "~/domain/context";
import { gradebookSessionOf } from "~/domain/courses/course-status";
import type { Course } from "~/domain/courses/list-courses";
import { listSelectableCourses, findSelectedCourse } from "~/domain/courses/select-course";
import { failAs } from "~/domain/unexpected-failure";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
import type { Page } from "~/domain/page";
import { listQuizzes, pickLastQuiz } from "~/domain/quiz-results/list-quizzes";
import { quizAddressOf } from "~/domain/quiz-results/quiz-address";
import { requirePermission } from "~/http/context.server";
import { asReadFailure } from "~/http/read-failure.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { InstructorSidebar, type SidebarCourse } from "./instructor-sidebar";

export const handle = { area: "instructor", permission: "instructor:open" } satisfies Page;

/** The course selector and what belongs to the selected course; each page inside guards itself too. */
export const loader = answerRefusals(async (args: LoaderFunctionArgs) => {
  const ctx = await requirePermission(args.request, handle.permission);
  const courses = await listSelectableCourses(ctx);
  const selected = await findSelectedCourse(ctx, courses);
  const quizzes = await failAs(gradebookTexts.ownerGroupNotRead, quizzesBeside(ctx, args, { courses, selected })).catch(
    asReadFailure,
  );
  const known = "notRead" in quizzes ? [] : quizzes;
  const last = pickLastQuiz(known);
  return {
    selectedId: selected?.id ?? null,
    quizAddress: last && quizAddressOf(last, "/instructor"),
    quizzes: known.map((quiz) => ({ title: quiz.shortTitle, address: quizAddressOf(quiz, "/instructor") })),
    notRead: "notRead" in quizzes ? quizzes : null,
    courses: courses.map((course): SidebarCourse => ({
      id: course.id,
      name: course.name,
      accessCode: course.accessCode,
      classSessionId: gradebookSessionOf(course)!.id,
      isActive: course.active !== null,
    })),
  };
});

type Choice = { courses: Course[]; selected: Course | null };

/** The quizzes of the class that the page is about, else of the selected course's. */
async function quizzesBeside(ctx: SignedInCtx, args: LoaderFunctionArgs, choice: Choice) {
  const classSessionId = await classOfPage(ctx, args, choice);
  return classSessionId ? listQuizzes(ctx, classSessionId) : [];
}

export { revalidateUnlessQueryOnly as shouldRevalidate } from "~/ui/query-navigation";
async function classOfPage(ctx: SignedInCtx, args: LoaderFunctionArgs, { courses, selected }: Choice) {
  const { sessionId, courseId, attemptId } = args.params;
  if (sessionId) return sessionId;
  if (attemptId) return classOfAttempt(ctx, attemptId);
  const course = courseId ? courses.find(({ id }) => id === courseId) : selected;
  return (await classOfQuizPage(ctx, args)) ?? (course && gradebookSessionOf(course)?.id);
}

export default function InstructorArea() {
  return (
    <Area sidebar={<InstructorSidebar {...useLoaderData<typeof loader>()} page={usePageInside()} />}>
      <Outlet />
    </Area>
  );
}

/** What is not there, or failed, says so where it would stand. */
export function ErrorBoundary() {
  // Not there when it is the area itself that failed.
  const area = useRouteLoaderData<typeof loader>("routes/_shell.instructor");
  const { home } = useRouteLoaderData<{ home: string }>("routes/_shell")!;
  const page = usePageInside();
  return (
    <Area sidebar={area && <InstructorSidebar {...area} page={page} />}>
      <AreaErrorBoundary home={home} />
    </Area>
  );
}

/** What the page inside is about, as far as the sidebar says it too. */
export type PageInside = {
  courseId: string;
  /** Null on a course's own page: the sidebar knows the class of each course. */
  classSessionId: string | null;
  quiz: { title: string; address: string } | null;
} | null;

type Shown = {
  course?: { id: string } | null;
  roster?: { courseId: string | null };
  session?: { id: string; courseId: string };
  quiz?: { session: { id: string; courseId: string }; scenario: { scenarioShortTitle: string } } | null;
};

function usePageInside(): PageInside {
  const { pathname, search } = useLocation();
  // Remix knows no types of the pages inside; those about a course or a class have these fields, the others neither.
  const page = useMatches().at(-1)?.data as Shown | undefined;
  if (page?.quiz) {
    const { session, scenario } = page.quiz;
    return {
      courseId: session.courseId,
      classSessionId: session.id,
      quiz: { title: scenario.scenarioShortTitle, address: pathname + search },
    };
  }
  if (page?.session) return { courseId: page.session.courseId, classSessionId: page.session.id, quiz: null };
  const courseId = page?.course?.id ?? page?.roster?.courseId;
  return courseId ? { courseId, classSessionId: null, quiz: null } : null;
}
