import { v7 as uuid } from "uuid";
import { constraintOf } from "~/db/database.server";
import type { Ctx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { insertUsers, type NewUser } from "./insert-users";

/** Adds a user and answers its id; refuses a taken name or address, and an organization that is full. */
export async function createUser(ctx: Ctx, user: NewUser): Promise<string> {
  const id = uuid();
  try {
    await insertUsers(ctx, [{ ...user, id }]);
  } catch (error) {
    throw asUserRefusal(error) ?? error;
  }
  return id;
}

/** A violated rule of the users table as the sentence its user reads. */
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

const fieldRefusal = (field: string, message: string) => new Refusal("invalid", message, { [field]: [message] });

export const usernameTaken = () => fieldRefusal("userName", "This username is already taken.");
export const emailTaken = () => fieldRefusal("email", "This email is already in use.");
export const organizationFull = () =>
  new Refusal("conflict", "The organization has reached its user limit. Please contact your administrator.");
