import type { DuelKind } from "../../../physics/duel-rules";
import { dot, line, s } from "../../explorables/svg";

/** Decoration: a chaser on its way to a target that turns away, or around one in the Sun. */
export function renderDuelPicture(kind: DuelKind): Element {
  const path = (d: string, kind: string) => s("path", { class: kind, d });
  const target = s("rect", { class: "target", x: 216, y: 46, width: 8, height: 8, rx: 1.5 });
  const parts =
    kind === "pursuit"
      ? [
          dot([220, 50], 26, "keep-out"),
          path("M60 104C92 118 128 116 152 92S188 66 204 62", "path"),
          path("M220 50C244 38 262 42 282 60", "goal-orbit"),
          dot([60, 104], 5, "start"),
          dot([204, 62], 4, "craft"),
        ]
      : [
          path("M220 50 177 4A62 62 0 0 0 158 50 62 62 0 0 0 177 94Z", "keep-out"),
          dot([220, 50], 14, "keep-out"),
          path("M60 104C92 118 150 112 166 74S178 30 196 12", "path"),
          dot([60, 104], 5, "start"),
          dot([170, 62], 4, "craft"),
          dot([30, 50], 11, "goal"),
          path("M50 50H92M86 45 92 50 86 55", "goal"),
        ];
  return s(
    "svg",
    { viewBox: "0 0 320 140", class: "flight-picture", "aria-hidden": "true" },
    line([0, 104], [320, 104], "axis"),
    ...parts,
    target,
  );
}
