import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { Area } from "~/admin/area";
import { ErrorInArea } from "~/admin/error-in-area";
import { classOfQuizPage } from "~/admin/quiz-responses/quiz-loader.server";
import type { SignedInCtx } from "~/domain/context";
import { gradebookSessionOf } from "~/domain/courses/course-status";
import { listSelectableCourses, findSelectedCourse } from "~/domain/courses/select-course";
import { failAs } from "~/domain/failed";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
import type { Page } from "~/domain/page";
import { listQuizzes, pickLastQuiz } from "~/domain/quiz-results/list-quizzes";
import { quizAddressOf } from "~/domain/quiz-results/quiz-address";
import { requirePermission } from "~/http/context.server";
import { asNotRead } from "~/http/not-read.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { InstructorSidebar, type SidebarCourse } from "./instructor-sidebar";

export const handle = { area: "instructor", permission: "instructor:open" } satisfies Page;

/** The course selector and what belongs to the selected course; each page inside guards itself too. */
export const loader = answerRefusals(async (args: LoaderFunctionArgs) => {
  const ctx = await requirePermission(args.request, handle.permission);
  const courses = await listSelectableCourses(ctx);
  const selected = await findSelectedCourse(ctx, courses);
  const selectedClass = selected ? gradebookSessionOf(selected)?.id : undefined;
  const quizzes = await failAs(gradebookTexts.ownerGroupNotRead, quizzesBeside(ctx, args, selectedClass)).catch(
    asNotRead,
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

/** The quizzes of the class whose gradebook or quiz is open, else of the selected course's. */
async function quizzesBeside(ctx: SignedInCtx, args: LoaderFunctionArgs, selectedClass: string | undefined) {
  const classSessionId = args.params.sessionId ?? (await classOfQuizPage(ctx, args)) ?? selectedClass;
  return classSessionId ? listQuizzes(ctx, classSessionId) : [];
}

export { askUnlessWhole as shouldRevalidate } from "~/ui/address-state";

export default function InstructorArea() {
  return (
    <Area sidebar={<InstructorSidebar {...useLoaderData<typeof loader>()} page={useGradedPage()} />}>
      <Outlet />
    </Area>
  );
}

/** What is not there, or failed, says so where it would stand. */
export function ErrorBoundary() {
  // Not there when it is the area itself that failed.
  const area = useRouteLoaderData<typeof loader>("routes/_shell.instructor");
  const { home } = useRouteLoaderData<{ home: string }>("routes/_shell")!;
  const page = useGradedPage();
  return (
    <Area sidebar={area && <InstructorSidebar {...area} page={page} />}>
      <ErrorInArea home={home} />
    </Area>
  );
}

/** What the page inside is about, as far as the sidebar says it too. */
export type GradedPage = {
  courseId: string;
  classSessionId: string;
  quiz: { title: string; address: string } | null;
} | null;

type Graded = {
  session?: { id: string; courseId: string };
  quiz?: { session: { id: string; courseId: string }; scenario: { scenarioShortTitle: string } } | null;
};

function useGradedPage(): GradedPage {
  const { pathname, search } = useLocation();
  // Remix knows no types of the pages inside; those of a gradebook have these fields, the others neither.
  const page = useMatches().at(-1)?.data as Graded | undefined;
  if (page?.quiz) {
    const { session, scenario } = page.quiz;
    return {
      courseId: session.courseId,
      classSessionId: session.id,
      quiz: { title: scenario.scenarioShortTitle, address: pathname + search },
    };
  }
  return page?.session ? { courseId: page.session.courseId, classSessionId: page.session.id, quiz: null } : null;
}
