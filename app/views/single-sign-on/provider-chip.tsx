import { texts } from "~/texts";
import { Chip, type ChipTone } from "~/ui/chip";

type State = "draft" | "offered" | "required" | null;

const tones: Record<NonNullable<State>, ChipTone> = { draft: "amber", offered: "good", required: "good" };

/** Whether the organization's sign-in is set up, offered or required. */
export const ProviderChip = ({ state }: { state: State }) => (
  <Chip tone={state ? tones[state] : "off"}>{texts.singleSignOn.stateName({ state: state ?? "missing" })}</Chip>
);
