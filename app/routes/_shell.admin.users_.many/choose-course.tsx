import { Form, useSearchParams } from "@remix-run/react";
import { backParameter, listBehind } from "~/admin/user/batch-address";
import { formatCount } from "~/domain/count-text";
import type { ListedBatchCourse } from "~/domain/user-batches/list-batch-courses";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import { PageHeader } from "~/ui/page-header";

type ChooseCourseProps = { userIds: string[]; courses: ListedBatchCourse[] };

/** The first step of adding many users to a course. */
export function ChooseCourse({ userIds, courses }: ChooseCourseProps) {
  const [search] = useSearchParams();
  const title = `Add ${formatCount(userIds.length, "user")} to a course`;
  if (courses.length === 0)
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          title="No Courses Found"
          action={
            <ButtonLink to="/admin/courses?dialog=create" variant="primary">
              Create Course
            </ButtonLink>
          }
        >
          The organizations of the selected users have no course yet.
        </EmptyState>
      </>
    );
  return (
    <div className="max-w-[40rem]">
      <PageHeader title={title} subtitle="The next step names who is added, and who is left out and why." />
      <Form noValidate method="get" className="grid gap-4 rounded-lg border border-line bg-surface p-5">
        <input type="hidden" name="change" value="enrol" />
        <input type="hidden" name={backParameter} value={search.get(backParameter) ?? ""} />
        {userIds.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <SelectField label="Course" name="course" required defaultValue="">
          <option value="">Choose a course</option>
          {courses.map(({ id, name, organizationName }) => (
            <option key={id} value={id}>
              {name} ({organizationName})
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={listBehind(search)} variant="quiet">
            Cancel
          </ButtonLink>
          <Button type="submit" variant="primary">
            Preview
          </Button>
        </div>
      </Form>
    </div>
  );
}
