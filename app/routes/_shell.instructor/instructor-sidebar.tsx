import { Form, Link, useLocation, useSubmit } from "@remix-run/react";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { Sidebar, type SidebarItem } from "~/views/sidebar";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { ReadFailure as NotReadText } from "~/http/read-failure.server";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Code } from "~/ui/code";
import { SelectField } from "~/ui/field";
import { useSyncedSelect } from "~/ui/synced-select";
import { useHydrated } from "~/ui/hydrated";
import { LoadError } from "~/ui/load-error";
import type { ChildPage } from "./route";

export type SidebarCourse = {
  id: string;
  name: string;
  accessCode: string | null;
  classSessionId: string;
  isActive: boolean;
};

type InstructorSidebarProps = {
  courses: SidebarCourse[];
  selectedId: string | null;
  /** Target of the quiz entry on pages without a quiz; null if the class has none. */
  quizAddress: string | null;
  /** The class's quizzes in curriculum order. */
  quizzes: { title: string; address: string }[];
  /** Students' requests and decisions of colleagues, over all courses, that wait for the reader. */
  openRequests: number;
  /** Error text if the course couldn't be read. */
  notRead: NotReadText | null;
  page: ChildPage;
};

/** Course selector, gradebook, current quiz, all courses and access code. */
export function InstructorSidebar({
  courses,
  selectedId,
  quizAddress,
  quizzes,
  openRequests,
  notRead,
  page,
}: InstructorSidebarProps) {
  const { pathname } = useLocation();
  const course = courses.find(({ id }) => id === (page?.courseId ?? selectedId)) ?? null;
  const classSessionId = page?.classSessionId ?? course?.classSessionId;
  // A course without a class has no gradebook; don't link to another course's.
  const isWithoutClass = page !== null && !classSessionId;
  const items: SidebarItem[] = [
    {
      to: isWithoutClass ? null : classSessionId ? gradebookAddressOf(classSessionId) : "/instructor",
      label: texts.common.gradebook,
      current: Boolean(page?.classSessionId) && !page?.quiz,
      badge: course?.isActive && <Chip tone="good">{texts.instructor.live}</Chip>,
    },
    ...(page?.quiz ? [{ to: page.quiz.address, label: page.quiz.title, current: true, nested: true }] : []),
    { to: page?.quiz?.address ?? quizAddress, label: texts.instructor.quizResponses, current: false },
    {
      to: "/instructor/courses",
      label: texts.instructor.viewAllCourses,
      current: pathname.startsWith("/instructor/courses"),
    },
    {
      to: "/instructor/requests",
      label: texts.gradeRequests.pageTitle,
      current: pathname === "/instructor/requests",
      badge: openRequests > 0 && <Chip tone="accent">{number(openRequests)}</Chip>,
    },
  ];
  return (
    <Sidebar
      label={texts.instructor.sidebar}
      items={items}
      top={<CourseSelector courses={courses} selectedId={course?.id ?? null} />}
      bottom={
        <>
          {notRead && <LoadError failure={notRead} />}
          <AllQuizzes quizzes={quizzes} />
          {course?.accessCode && (
            <div className="grid justify-items-start gap-1.5 text-muted">
              {texts.instructor.accessCode({
                accessCode: <Code copyLabel={texts.instructor.copyAccessCode}>{course.accessCode}</Code>,
              })}
            </div>
          )}
        </>
      }
    />
  );
}

/** Links to all quizzes of the class. */
function AllQuizzes({ quizzes }: { quizzes: { title: string; address: string }[] }) {
  if (quizzes.length < 2) return null;
  return (
    <details className="text-muted">
      <summary className="tap font-medium hover:text-ink">
        {texts.instructor.allQuizzes({ quizzes: quizzes.length })}
      </summary>
      <ul className="mt-1 grid">
        {quizzes.map(({ title, address }) => (
          <li key={address}>
            <Link to={address} className="tap py-1 hover:text-ink hover:underline">
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Navigates on selection; without JavaScript it has a button. */
function CourseSelector({ courses, selectedId }: { courses: SidebarCourse[]; selectedId: string | null }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const choice = useSyncedSelect(selectedId ?? "");
  return (
    <Form
      noValidate
      method="post"
      action="/instructor?index"
      className="grid gap-2"
      onChange={(event) => submit(event.currentTarget)}
    >
      <SelectField
        label={texts.common.course}
        name="courseId"
        ref={choice}
        defaultValue={selectedId ?? ""}
        disabled={courses.length === 0}
      >
        {courses.length === 0 && <option>{texts.instructor.noCourseYet}</option>}
        {courses.length > 0 && selectedId === null && <option value="">{texts.instructor.chooseCourse}</option>}
        {courses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {!hydrated && courses.length > 1 && (
        <noscript>
          <Button type="submit" size="small">
            {texts.instructor.open}
          </Button>
        </noscript>
      )}
    </Form>
  );
}
