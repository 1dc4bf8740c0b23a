import { v7 as uuid } from "uuid";
import { constraintOf } from "~/db/database.server";
import type { Ctx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";
import { insertUsers, type NewUser } from "./insert-users";

/** Adds a user and returns the id. Refuses a taken name or address, and an organization without a free seat. */
export async function createUser(ctx: Ctx, user: NewUser): Promise<string> {
  const id = uuid();
  try {
    await insertUsers(ctx, [{ ...user, id }]);
  } catch (error) {
    throw asUserRefusal(error) ?? error;
  }
  return id;
}

/** Translates a violated constraint of the users table into a refusal. */
export function asUserRefusal(error: unknown): Refusal | null {
  switch (constraintOf(error)) {
    case "users_username_taken":
      return usernameTaken();
    case "users_email_taken":
      return emailTaken();
    case "organizations_user_limit":
      return organizationFull();
    default:
      return null;
  }
}

const fieldRefusal = (field: string, reason: Message) => new Refusal("invalid", reason, { [field]: [reason] });

export const usernameTaken = () => fieldRefusal("userName", say.accountFields.usernameTaken);
export const emailTaken = () => fieldRefusal("email", say.accountFields.emailTaken);
export const organizationFull = () => new Refusal("conflict", say.accountFields.organizationFull);
