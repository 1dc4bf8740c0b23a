import type { Candidate } from "~/domain/courses/course-candidates";
import { texts } from "~/texts";

/** Options for a course's owner. */
export function StaffOptions({ staff }: { staff: Candidate[] }) {
  return staff.map(({ id, username, name, enabled }) => {
    const person = name ? `${username} – ${name}` : username;
    return (
      <option key={id} value={id}>
        {enabled ? person : texts.courses.disabledPerson({ person })}
      </option>
    );
  });
}
