import type { Elsewhere } from "~/domain/courses/class-accounts";
import { formatCount } from "~/domain/count-text";
import { Check } from "~/ui/check";
import { Notice } from "~/ui/notice";

/** Whoever is in another class could not go on there: spared, unless one says otherwise. */
export function InOtherClasses({ elsewhere }: { elsewhere: Elsewhere[] }) {
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
