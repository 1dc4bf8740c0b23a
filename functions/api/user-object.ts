import * as v from "valibot";
import { UserUpdate } from "~/domain/accounts/update-user";
import { Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";
import { User } from "./answers";

/** Other calls change these fields, so they must be unchanged. */
const unchangeable = ["username", "roles", "enabled", "resetPasswordPending"] as const;
/** These change by themselves, or with the organization; their values are ignored. */
const ignoredFields = [
  "organizationName",
  "lastActive",
  "lastJoinedSessionID",
  "lastJoinedGroupName",
  "lastGroupSelectionId",
] as const;

/** Body of `PUT /users/{id}`: a user as read, or a part of it. */
export const UserObject = v.object({
  ...UserUpdate.entries,
  ...v.partial(v.pick(User.pipe[0], [...unchangeable, ...ignoredFields])).entries,
});

/** Refuses changes that need another call. */
export function refuseUnchangeable(
  changes: v.InferOutput<typeof UserObject>,
  current: Record<(typeof unchangeable)[number], unknown>,
) {
  const isChanged = (name: (typeof unchangeable)[number]) =>
    changes[name] !== undefined && JSON.stringify(changes[name]) !== JSON.stringify(current[name]);
  const errors = unchangeable
    .filter(isChanged)
    .map((name): [string, Message[]] => [name, [say.apiRefusals.unchangeable({ name })]]);
  if (errors.length > 0) throw new Refusal("invalid", say.refusals.fieldsInvalid, Object.fromEntries(errors));
}
