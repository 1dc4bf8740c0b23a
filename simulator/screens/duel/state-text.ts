import { texts } from "~/texts";
import type { DuelFeed } from "./feed";

/** What the player can do now, or what they wait for. */
export function stateTextOf({ duel, unsent, refusal, clocks }: DuelFeed, name: string): string {
  if (unsent) return texts.gameDuels.sending;
  if (duel.youAreFinished) return texts.gameDuels.youAreFinished;
  if (duel.otherIsFinished && duel.open?.youSent) return texts.gameDuels.opponentIsFinished({ name });
  if (duel.open?.youSent)
    return clocks.other > 0 ? texts.gameDuels.waitFor({ name }) : texts.gameDuels.opponentsClockEmpty({ name });
  if (clocks.you <= 0) return texts.gameDuels.clockEmpty;
  return [refusal, ...ownTurn(duel.open?.otherSent === true, clocks.other <= 0, name)].filter(Boolean).join(" ");
}

/** An empty clock sends no burn, though it stands for one. */
function ownTurn(hasOtherSent: boolean, isOtherOut: boolean, name: string): string[] {
  if (!hasOtherSent) return [texts.gameDuels.choose];
  return isOtherOut
    ? [texts.gameDuels.opponentsClockEmpty({ name }), texts.gameDuels.choose]
    : [texts.gameDuels.chooseLast({ name })];
}
