import type { Candidate } from "~/domain/courses/course-candidates";

/** Options for a course's owner. */
export function StaffOptions({ staff }: { staff: Candidate[] }) {
  return staff.map(({ id, username, name, enabled }) => (
    <option key={id} value={id}>
      {username}
      {name && ` – ${name}`}
      {!enabled && " (disabled)"}
    </option>
  ));
}
