import { texts } from "~/texts";
import { fixed, number } from "~/texts/format";
import { duelRules, type DuelKind, type DuelRole } from "../../../physics/duel-rules";
import type { DuelPace } from "../../api/duels";
import { h } from "../../dom";
import { formatDistance } from "../flight/numbers";
import { renderDuelPicture } from "./duel-picture";

/** What the player has to do in a round. */
export function goalOf(kind: DuelKind, role: DuelRole, name: string): string {
  const { pursuit, inspection } = duelRules;
  return texts.gameDuels.goal({
    ...{ kind, role, name, speed: pursuit.catchSpeed },
    distance: formatDistance(kind === "pursuit" ? pursuit.catchRadius : inspection.viewRange),
    inner: formatDistance(inspection.keepOut),
  });
}

/** The picture, and what is allowed and worth points. */
export function renderRules(kind: DuelKind, pace: DuelPace): HTMLElement[] {
  const { pursuit, inspection } = duelRules;
  const { turns, turnSeconds, maxBurn } = duelRules[kind];
  const own =
    kind === "pursuit"
      ? [
          texts.gameDuels.ruleCatch({ distance: formatDistance(pursuit.catchRadius), speed: pursuit.catchSpeed }),
          texts.gameDuels.ruleFlee({ turns }),
        ]
      : [
          texts.gameDuels.ruleView({
            distance: formatDistance(inspection.viewRange),
            degrees: inspection.sunAngle,
            seconds: number(inspection.fullView),
          }),
          texts.gameDuels.ruleKeepOut({ distance: formatDistance(inspection.keepOut) }),
        ];
  const rules = [
    texts.gameDuels.ruleTurns({ turns, minutes: fixed(turnSeconds / 60, 1) }),
    texts.gameDuels.ruleBurn({ most: maxBurn }),
    ...own,
    texts.gameDuels.rulePoints,
    texts.gameDuels.ruleClock({ pace }),
  ];
  return [
    h("div", { class: "sketch" }, renderDuelPicture(kind)),
    h("ul", { class: "rules" }, ...rules.map((rule) => h("li", {}, rule))),
  ];
}
