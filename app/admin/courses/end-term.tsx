import type { Elsewhere } from "~/domain/courses/class-accounts";
import { formatCount } from "~/domain/count-text";
import { Check } from "~/ui/check";
import { Notice } from "~/ui/notice";
import { Confirmation } from "./confirmation";
import type { CourseDialog } from "./courses-loader.server";

/** Ends the class now, with the option to disable member accounts. */
export function EndTerm({
  dialog: { course, accounts, elsewhere },
}: {
  dialog: Extract<CourseDialog, { kind: "end-term" }>;
}) {
  return (
    <Confirmation title="End Term" course={course} intent="end-term" submit="End Term" variant="danger">
      <p>The class {course.active ? `"${course.active.name}" ` : ""}ends now. Grades and quiz responses stay.</p>
      <Check
        name="disableMemberAccounts"
        label="Disable member accounts"
        hint={
          `${formatCount(accounts, "account")}; never those of staff, nor your own. They cannot log in until ` +
          "they are enabled again."
        }
      />
      {elsewhere.length > 0 && <InOtherClasses elsewhere={elsewhere} />}
    </Confirmation>
  );
}

/** Whoever is in another class could not go on there: spared, unless one says otherwise. */
function InOtherClasses({ elsewhere }: { elsewhere: Elsewhere[] }) {
  return (
    <div className="grid gap-3">
      <Notice tone="warning">
        {formatCount(elsewhere.length, "student is", "students are")} in another class that runs, and spared.
      </Notice>
      <ul className="max-h-40 overflow-y-auto rounded-md border border-line bg-surface px-3 py-2" tabIndex={0}>
        {elsewhere.map(({ username, course }) => (
          <li key={username} className="wrap-anywhere">
            <span className="font-medium">{username}</span> <span className="text-muted">{course}</span>
          </li>
        ))}
      </ul>
      <Check
        name="disableInOtherClasses"
        label="Disable these accounts too"
        hint="Together with the box above. They cannot go on in their other class."
      />
    </div>
  );
}
