import { Check } from "~/ui/check";

/** Whether the organization lets instructors import rosters. */
export const AllowRosters = ({ allowsRosters }: { allowsRosters: boolean }) => (
  <Check
    name="allowsRosters"
    label="Instructors may import rosters into their own courses"
    hint="They can add students to this organization, up to its user limit, and take an import back for 7 days."
    defaultChecked={allowsRosters}
  />
);
