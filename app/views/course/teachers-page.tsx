import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import { Form, Link } from "@remix-run/react";
import { teachingReaches } from "~/domain/access";
import type { Candidate } from "~/domain/courses/course-candidates";
import type { Teacher } from "~/domain/courses/course-teachers";
import { formatDate } from "~/domain/date-text";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import { StaffOptions } from "~/views/courses/staff-options";
import { SubmitButton } from "~/views/list-dialog";
import { SecondLookCard } from "./second-look-card";

type TeachersPageProps = {
  course: { id: string; name: string };
  teachers: Teacher[];
  mayChange: boolean;
  /** The percentage of decisions with a second look. */
  share: number;
  staff: Candidate[];
  isAdmin: boolean;
  refusal: FormRefusal | undefined;
};

/** Who teaches a course; forms for those who may change it. */
export function TeachersPage({ course, teachers, mayChange, share, staff, isAdmin, refusal }: TeachersPageProps) {
  return (
    <>
      <Link to={`/${isAdmin ? "admin" : "instructor"}/courses/${course.id}`} className="link tap mb-2 gap-1">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        <bdi>{course.name}</bdi>
      </Link>
      <PageHeader title={texts.teachers.title} subtitle={<bdi>{course.name}</bdi>} />
      <div className="grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-[70ch] text-muted">{texts.teachers.intro}</p>
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <Table
          label={texts.teachers.title}
          density="comfortable"
          fold
          head={
            <>
              <Header>{texts.teachers.person}</Header>
              <Header>{texts.teachers.reach}</Header>
              <Header>{texts.teachers.added}</Header>
              {mayChange && <Header actions>{texts.common.actions}</Header>}
            </>
          }
        >
          {teachers.map((teacher) => (
            <TeacherRow key={teacher.userId} teacher={teacher} mayChange={mayChange} />
          ))}
        </Table>
        {mayChange && (
          <>
            <p className="text-sm text-muted">{texts.teachers.instructorHint}</p>
            <AddForm key={teachers.map(({ userId, reach }) => userId + reach).join()} staff={staff} refusal={refusal} />
          </>
        )}
        <SecondLookCard
          key={share}
          share={share}
          mayChange={mayChange}
          isAlone={teachers.filter(({ hasAccess }) => hasAccess).length < 2}
          refusal={refusal}
        />
      </div>
    </>
  );
}

function TeacherRow({ teacher, mayChange }: { teacher: Teacher; mayChange: boolean }) {
  const zone = useTimeZone();
  const { userId, username, name, reach, hasAccess, addedBy, addedAt } = teacher;
  const date = formatDate(addedAt, zone);
  return (
    <Row>
      <RowHeader>
        <span dir="auto" className="clip max-w-56">
          {username}
        </span>
        {name && (
          <span dir="auto" className="clip max-w-56 text-sm font-normal text-muted">
            {name}
          </span>
        )}
      </RowHeader>
      <Cell label={texts.teachers.reach}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {texts.teachers.reachOf({ reach })}
          {!hasAccess && (
            <Chip tone="off" title={texts.teachers.noAccessHint}>
              {texts.teachers.noAccess}
            </Chip>
          )}
        </span>
      </Cell>
      <Cell label={texts.teachers.added}>
        {addedBy === null ? date : texts.teachers.addedBy({ date, by: addedBy })}
      </Cell>
      {mayChange && (
        <Cell actions>
          {reach !== "own" && (
            <Form method="post" noValidate preventScrollReset>
              <input type="hidden" name="userId" value={userId} />
              <Button type="submit" name="intent" value="remove" size="small" variant="quiet">
                {texts.teachers.remove({
                  username,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            </Form>
          )}
        </Cell>
      )}
    </Row>
  );
}

function AddForm({ staff, refusal }: Pick<TeachersPageProps, "staff" | "refusal">) {
  return (
    <Card title={texts.teachers.addTitle}>
      {staff.length === 0 ? (
        <p className="text-muted">{texts.teachers.nobodyToAdd}</p>
      ) : (
        <Form method="post" noValidate className="grid gap-3">
          <div className="grid items-start gap-3 md:grid-cols-2">
            <SelectField
              label={texts.teachers.person}
              name="userId"
              defaultValue={refusal?.values.userId ?? ""}
              errors={refusal?.errors.userId}
            >
              <option value="">{texts.teachers.choosePerson}</option>
              <StaffOptions staff={staff} />
            </SelectField>
            <SelectField
              label={texts.teachers.reach}
              name="reach"
              hint={texts.teachers.addHint}
              defaultValue={refusal?.values.reach ?? "assist"}
              errors={refusal?.errors.reach}
            >
              {teachingReaches.map((reach) => (
                <option key={reach} value={reach}>
                  {texts.teachers.reachOf({ reach })}
                </option>
              ))}
            </SelectField>
          </div>
          <div>
            <SubmitButton intent="add" variant="primary">
              {texts.teachers.add}
            </SubmitButton>
          </div>
        </Form>
      )}
    </Card>
  );
}
