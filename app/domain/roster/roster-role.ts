import { userTexts } from "~/domain/accounts/user-rules";
import { newcomerRole, roleNames, roleWords, type Role } from "~/domain/roles";

/** The role that a row names; `problem` when there is none of that name, or it may not be given. */
export function rosterRoleOf(written: string, assignable: readonly Role[]): { role: Role; problem?: string } {
  if (written === "") return { role: newcomerRole };
  const folded = written.toLowerCase().replace(/[^a-z]/g, "");
  const role = roleNames.find((name) => name.toLowerCase() === folded) ?? roleWords.get(folded);
  if (!role)
    return {
      role: newcomerRole,
      problem: `There is no role "${written.slice(0, 40)}": use Student, ${assignable.join(", ")}.`,
    };
  return assignable.includes(role) ? { role } : { role, problem: userTexts.assignSystemAdmin };
}
