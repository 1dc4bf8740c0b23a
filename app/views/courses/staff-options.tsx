import type { Candidate } from "~/domain/courses/course-candidates";

/** Who may own a course, as options of a list. */
export function StaffOptions({ staff }: { staff: Candidate[] }) {
  return staff.map(({ id, username, name, enabled }) => (
    <option key={id} value={id}>
      {username}
      {name && ` – ${name}`}
      {!enabled && " (disabled)"}
    </option>
  ));
}
