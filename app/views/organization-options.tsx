import { texts } from "~/texts";
/** Options for a select of organizations, including none. */
export const OrganizationOptions = ({ organizations }: { organizations: { id: string; name: string }[] }) => (
  <>
    <option value="">{texts.pageParts.noOrganization}</option>
    {organizations.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
);
