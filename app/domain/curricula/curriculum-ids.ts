import { v5 as nameBasedId } from "uuid";

const namespace = "5a0c5d3e-6a51-4c55-9d2b-7b0f8f4f9d11";
const idOf = (...keys: string[]) => nameBasedId(keys.join("/"), namespace);

// Derived from keys, so that they are the same in every installation and game builds can rely on them.
export const curriculumIdOf = (curriculum: string) => idOf(curriculum);
export const campaignIdOf = (curriculum: string, campaign: string) => idOf(curriculum, campaign);

/** The id of a scenario whose curriculum states none. Independent of the campaign, since scenarios move. */
export const scenarioIdOf = (curriculum: string, scenario: string) => idOf(curriculum, "", scenario);
