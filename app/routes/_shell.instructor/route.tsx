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
import { texts } from "~/texts";
import type { Page } from "~/domain/page";
import { countLooks } from "~/domain/second-looks/list-looks";
import { countOpenRequests } from "~/domain/grade-requests/list-requests";
import { listQuizzes, pickLastQuiz } from "~/domain/quiz-results/list-quizzes";
import { quizAddressOf } from "~/domain/quiz-results/quiz-address";
import { requirePermission } from "~/http/context.server";
import { asReadFailure } from "~/http/read-failure.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { InstructorSidebar, type SidebarCourse } from "./instructor-sidebar";

export const handle = { area: "instructor", permission: "instructor:open" } satisfies Page;

/** Data of the sidebar; each child route checks permissions itself. */
export const loader = answerRefusals(async (args: LoaderFunctionArgs) => {
  const ctx = await requirePermission(args.request, handle.permission);
  const courses = await listSelectableCourses(ctx);
  const selected = await findSelectedCourse(ctx, courses);
  const quizzes = await failAs(
    texts.readFailures.ownerGroupNotRead,
    listQuizzesOfPage(ctx, args, { courses, selected }),
  ).catch(asReadFailure);
  const quizList = "notRead" in quizzes ? [] : quizzes;
  const lastQuiz = pickLastQuiz(quizList);
  return {
    selectedId: selected?.id ?? null,
    openRequests: (await countOpenRequests(ctx)) + (await countLooks(ctx)),
    quizAddress: lastQuiz && quizAddressOf(lastQuiz, "/instructor"),
    quizzes: quizList.map((quiz) => ({ title: quiz.shortTitle, address: quizAddressOf(quiz, "/instructor") })),
    notRead: "notRead" in quizzes ? quizzes : null,
    courses: courses.flatMap((course): SidebarCourse[] => {
      const session = gradebookSessionOf(course);
      if (!session) return [];
      const { id, name, accessCode, active } = course;
      return [{ id, name, accessCode, classSessionId: session.id, isActive: active !== null }];
    }),
  };
});

type CourseChoice = { courses: Course[]; selected: Course | null };

/** The quizzes of the page's class, or else of the selected course's class. */
async function listQuizzesOfPage(ctx: SignedInCtx, args: LoaderFunctionArgs, choice: CourseChoice) {
  const classSessionId = await classOfPage(ctx, args, choice);
  return classSessionId ? listQuizzes(ctx, classSessionId) : [];
}

export { revalidateUnlessQueryOnly as shouldRevalidate } from "~/ui/query-navigation";
async function classOfPage(ctx: SignedInCtx, args: LoaderFunctionArgs, { courses, selected }: CourseChoice) {
  const { sessionId, courseId, attemptId } = args.params;
  if (sessionId) return sessionId;
  if (attemptId) return classOfAttempt(ctx, attemptId);
  const course = courseId ? courses.find(({ id }) => id === courseId) : selected;
  return (await classOfQuizPage(ctx, args)) ?? (course && gradebookSessionOf(course)?.id);
}

export default function InstructorArea() {
  return (
    <Area sidebar={<InstructorSidebar {...useLoaderData<typeof loader>()} page={useChildPage()} />}>
      <Outlet />
    </Area>
  );
}

/** Errors show inside the area's layout. */
export function ErrorBoundary() {
  // Undefined if the area's own loader failed.
  const area = useRouteLoaderData<typeof loader>("routes/_shell.instructor");
  // The parent layout has rendered, so its data are there.
  const { home } = useRouteLoaderData<{ home: string }>("routes/_shell")!;
  const page = useChildPage();
  return (
    <Area sidebar={area && <InstructorSidebar {...area} page={page} />}>
      <AreaErrorBoundary home={home} />
    </Area>
  );
}

/** What the child page is about, for the sidebar. */
export type ChildPage = {
  courseId: string;
  /** Null on a course's page: the sidebar knows the classes of courses. */
  classSessionId: string | null;
  quiz: { title: string; address: string } | null;
} | null;

type ChildPageData = {
  course?: { id: string } | null;
  roster?: { courseId: string | null };
  session?: { id: string; courseId: string };
  quiz?: { session: { id: string; courseId: string }; scenario: { scenarioShortTitle: string } } | null;
};

function useChildPage(): ChildPage {
  const { pathname, search } = useLocation();
  // Remix has no types for child routes; those about a course or class use these field names.
  const page = useMatches().at(-1)?.data as ChildPageData | undefined;
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
