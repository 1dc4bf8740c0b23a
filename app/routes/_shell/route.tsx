import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useMatches } from "@remix-run/react";
import { adminSections, areasOf, landingPage } from "~/domain/areas";
import type { SignedInCtx } from "~/domain/context";
import { gradebookSession } from "~/domain/courses/course-status";
import { orFailed } from "~/domain/failed";
import { gradebookTexts } from "~/domain/gradebook/gradebook-texts";
import { lastQuizOf } from "~/domain/quiz-results/last-quiz";
import { quizAddress } from "~/domain/quiz-results/quiz-address";
import { asNotRead } from "~/http/not-read.server";
import { selectableCourses, selectedCourse } from "~/domain/courses/select-course";
import { requirePermission } from "~/http/context.server";
import { refusable } from "~/http/refusal-response.server";
import { AdminSidebar } from "./admin-sidebar";
import { InstructorSidebar, type SidebarCourse } from "./instructor-sidebar";
import { Shell } from "./shell";
import { TopBar } from "~/ui/top-bar";

/** The frame of the admin and instructor paths; each page inside guards itself too. */
export const loader = refusable(async ({ request, params }: LoaderFunctionArgs) => {
  const inInstructor = isInstructorPath(new URL(request.url).pathname);
  const ctx = await requirePermission(request, inInstructor ? "instructor:open" : "admin:open");
  const { username, role } = ctx.actor;
  return {
    username,
    home: landingPage(role),
    areas: areasOf(role),
    sections: adminSections(role),
    instructor: inInstructor ? await instructorSidebar(ctx, params.sessionId) : null,
  };
});

const isInstructorPath = (pathname: string) => /^\/instructor(\/|$)/.test(pathname);

/** `sessionId`: of the gradebook that is open, when it is not that of the selected course. */
async function instructorSidebar(ctx: SignedInCtx, sessionId?: string) {
  const courses = await selectableCourses(ctx);
  const selected = await selectedCourse(ctx, courses);
  const ofSession = sessionId ?? (selected ? gradebookSession(selected)?.id : undefined);
  const quiz = ofSession
    ? await orFailed(gradebookTexts.ownerGroupNotRead, lastQuizOf(ctx, ofSession)).catch(asNotRead)
    : null;
  return {
    selectedId: selected?.id ?? null,
    quizAddress: quiz && !("notRead" in quiz) ? quizAddress(quiz, "/instructor") : null,
    notRead: quiz && "notRead" in quiz ? quiz.notRead : null,
    courses: courses.map((course): SidebarCourse => ({
      id: course.id,
      name: course.name,
      accessCode: course.accessCode,
      classSessionId: gradebookSession(course)!.id,
      isActive: course.active !== null,
    })),
  };
}

export default function ShellLayout() {
  const { username, home, areas, sections, instructor } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const page = useGradedPage();
  const inInstructor = isInstructorPath(pathname);
  const tabs = areas.map(({ name, ...place }) => ({ ...place, current: (name === "instructor") === inInstructor }));
  return (
    <Shell
      topBar={<TopBar home={home} tabs={tabs} username={username} />}
      sidebar={
        inInstructor ? (
          <InstructorSidebar {...(instructor ?? noCourses)} page={page} />
        ) : (
          <AdminSidebar sections={sections} />
        )
      }
    >
      <Outlet />
    </Shell>
  );
}

const noCourses = { courses: [], selectedId: null, quizAddress: null, notRead: null };

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
