import * as v from "valibot";
import { UserUpdate } from "~/domain/accounts/update-user";
import { Refusal } from "~/domain/refusal";
import { User } from "./answers";

/** Other calls change these, so they must be as they are. */
const unchangeable = ["username", "roles", "enabled", "resetPasswordPending"] as const;
/** These change by themselves, or with the organization. */
const told = [
  "organizationName",
  "lastActive",
  "lastJoinedSessionID",
  "lastJoinedGroupName",
  "lastGroupSelectionId",
] as const;

/** Body of `PUT /users/{id}`: a user as it was read, or a part of it. */
export const UserObject = v.object({
  ...UserUpdate.entries,
  ...v.partial(v.pick(User.pipe[0], [...unchangeable, ...told])).entries,
});

/** Refuses what another call would have to change. */
export function refuseChanged(
  given: v.InferOutput<typeof UserObject>,
  current: Record<(typeof unchangeable)[number], unknown>,
) {
  const isChanged = (name: (typeof unchangeable)[number]) =>
    given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(current[name]);
  const errors = unchangeable
    .filter(isChanged)
    .map((name): [string, string[]] => [name, [`${name} cannot be changed by this call.`]]);
  if (errors.length > 0) throw new Refusal("invalid", "One or more fields are not valid.", Object.fromEntries(errors));
}
