import * as v from "valibot";

/** What the login form and `POST /auth/session` take. */
export const Credentials = v.object({
  username: v.pipe(
    v.string("Username is required."),
    v.trim(),
    v.nonEmpty("Username is required."),
    v.maxLength(254, "Username is too long."),
  ),
  password: v.pipe(
    v.string("Password is required."),
    v.nonEmpty("Password is required."),
    v.maxLength(1024, "Password is too long."),
  ),
});
export type Credentials = v.InferOutput<typeof Credentials>;
