/** Options for a select of organizations, including none. */
export const OrganizationOptions = ({ organizations }: { organizations: { id: string; name: string }[] }) => (
  <>
    <option value="">No organization</option>
    {organizations.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
);
