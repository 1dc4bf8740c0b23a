import { texts } from "~/texts";
import { SelectField } from "~/ui/field";

export type CampaignsOfCurriculum = {
  id: string;
  title: string;
  campaigns: { key: string; title: string; type: "Learn" | "Compete" }[];
};

type PlaceFieldProps = { name: string; places: CampaignsOfCurriculum[]; value?: string; errors?: readonly string[] };

/** A choice of campaigns; its value is the curriculum's id with the campaign's key (`place.ts`). */
export const PlaceField = ({ name, places, value = "", errors }: PlaceFieldProps) => (
  <SelectField label={texts.lessons.taughtIn} name={name} defaultValue={value} errors={errors}>
    <option value="">{texts.lessons.chooseCampaign}</option>
    {places.map(({ id, title, campaigns }) => (
      <optgroup key={id} label={title}>
        {campaigns.map((campaign) => (
          <option key={campaign.key} value={`${id} ${campaign.key}`}>
            {campaign.type === "Compete" ? texts.lessons.competeCampaign(campaign) : campaign.title}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
);
