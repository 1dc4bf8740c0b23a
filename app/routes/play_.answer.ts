import type { ActionFunctionArgs } from "@remix-run/node";
import { GameAnswer, recordGameAnswer } from "~/domain/game/record-game-answer";
import { contextOf } from "~/http/context.server";
import { submitFormWithoutPage } from "~/http/form.server";
import { readGameOffer } from "~/http/game-offer.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";

/** Receives whether a game took its startup data. */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const { actor, ...ctx } = await contextOf(request);
  if (!actor) throw new Response(null, { status: 401 });
  return submitFormWithoutPage(request, GameAnswer, async (answer) => {
    const { env } = await getPlatform();
    const { buildKey } = await readGameOffer(env);
    await recordGameAnswer({ ...ctx, actor }, answer, buildKey);
    return new Response(null, { status: 204 });
  });
});
