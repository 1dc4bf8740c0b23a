import type { Gravity } from "../../physics/propagation";

/** The force model of a flight, in words. */
export const modelTexts: Record<Gravity, string> = {
  "two-body": "two-body motion: a round Earth, no air, impulsive burns.",
  J2: "motion about an oblate Earth (J2): no air, impulsive burns.",
  "J2 and drag": "motion about an oblate Earth (J2) through thin air, impulsive burns.",
  J22: "two-body motion and the ellipse of the equator (J22): no Sun, no Moon, no sunlight; impulsive burns.",
};

export const modelNames: Record<Gravity, string> = {
  "two-body": "Two-body",
  J2: "J2",
  "J2 and drag": "J2 and drag",
  J22: "Equator's ellipse",
};
