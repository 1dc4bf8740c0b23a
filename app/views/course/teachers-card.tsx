import { UsersIcon } from "@heroicons/react/16/solid";
import type { Teacher } from "~/domain/courses/course-teachers";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Names } from "~/ui/names";

const maxNamed = 6;

/** The people who teach a course, in short. */
export const TeachersCard = ({ courseId, teachers }: { courseId: string; teachers: Teacher[] }) => (
  <Card title={texts.teachers.title}>
    <p>
      {teachers.length > maxNamed ? (
        texts.teachers.count({ people: teachers.length })
      ) : (
        <Names names={teachers.map(({ username, name }) => name || username)} />
      )}
    </p>
    <div>
      <ButtonLink to={`/instructor/courses/${courseId}/people`} size="small">
        <UsersIcon className="size-4" aria-hidden />
        {texts.teachers.open}
      </ButtonLink>
    </div>
  </Card>
);
