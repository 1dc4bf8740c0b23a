/** The force models of flights and sandboxes. */
export const forceModels = {
  flownAs: ({ model }: { model: "two-body" | "J2" | "J2 and drag" | "J22" }) =>
    ({
      "two-body": "Flown as two-body motion: a round Earth, no air, impulsive burns.",
      J2: "Flown as motion about an oblate Earth (J2): no air, impulsive burns.",
      "J2 and drag": "Flown as motion about an oblate Earth (J2) through thin air, with impulsive burns.",
      J22: "Flown as two-body motion plus the ellipticity of the equator (J22): no Sun, no Moon, no sunlight, impulsive burns.",
    })[model],
  name: ({ model }: { model: "two-body" | "J2" | "J2 and drag" | "J22" }) =>
    ({ "two-body": "Two-body", J2: "J2", "J2 and drag": "J2 and drag", J22: "Ellipticity (J22)" })[model],
};
