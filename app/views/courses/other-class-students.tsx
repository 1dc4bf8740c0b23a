import type { OtherClassStudent } from "~/domain/courses/other-class-students";
import { texts } from "~/texts";
import { Check } from "~/ui/check";
import { Notice } from "~/ui/notice";

/** Disabling would lock these students out of another running class, so it needs a second checkbox. */
export function DisableInOtherClasses({ students }: { students: OtherClassStudent[] }) {
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{texts.courses.sparedStudents({ elsewhere: students.length })}</Notice>
      <OtherClassList students={students} />
      <div className="hidden group-has-[[name=disableMemberAccounts]:checked]:block">
        <Check
          name="disableInOtherClasses"
          label={texts.courses.disableSpared}
          hint={texts.courses.disableSparedHint}
        />
      </div>
    </div>
  );
}

/** Members who would be in two classes at once; the game plays in the class joined last. */
export function TwoClassesWarning({ students }: { students: OtherClassStudent[] }) {
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{texts.courses.inTwoClasses({ elsewhere: students.length })}</Notice>
      <OtherClassList students={students} />
    </div>
  );
}

const OtherClassList = ({ students }: { students: OtherClassStudent[] }) => (
  <ul className="max-h-40 overflow-y-auto rounded-md border border-line bg-surface px-3 py-2" tabIndex={0}>
    {students.map(({ username, course }) => (
      <li key={username} className="wrap-anywhere">
        <bdi className="font-medium">{username}</bdi> <bdi className="text-muted">{course}</bdi>
      </li>
    ))}
  </ul>
);
