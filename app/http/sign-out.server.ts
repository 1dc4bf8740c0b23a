import { endSignIn } from "~/domain/accounts/end-sign-in";
import type { Ctx } from "~/domain/context";
import { getPlatform } from "./platform.server";

/** Ends a browser's sign-in here. Failures are only logged: the browser forgets it all the same. */
export async function signOut(of: Ctx | Promise<Ctx>): Promise<void> {
  try {
    const ctx = await of;
    if (ctx.actor) await endSignIn(ctx, ctx.actor.signInId);
  } catch (err) {
    (await getPlatform()).log.error({ err }, "a sign-in was not ended");
  }
}
