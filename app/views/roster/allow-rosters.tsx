import { texts } from "~/texts";
import { Check } from "~/ui/check";

/** Whether the organization lets instructors import rosters. */
export const AllowRosters = ({ allowsRosters }: { allowsRosters: boolean }) => (
  <Check
    name="allowsRosters"
    label={texts.roster.instructorsImport}
    hint={texts.roster.instructorsImportHint}
    defaultChecked={allowsRosters}
  />
);
