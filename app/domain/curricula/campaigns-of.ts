import type { ScenarioHeader } from "./curriculum-headers";

/** The campaigns of these scenarios in order, with the number of scenarios in each. */
export function campaignsOf(columns: ScenarioHeader[]) {
  const campaigns: { id: string; title: string; type: ScenarioHeader["campaignType"]; count: number }[] = [];
  for (const { campaignId, campaignTitle, campaignType } of columns) {
    const last = campaigns.at(-1);
    if (last?.id === campaignId) last.count++;
    else campaigns.push({ id: campaignId, title: campaignTitle, type: campaignType, count: 1 });
  }
  return campaigns;
}
