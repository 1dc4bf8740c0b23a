/** Names of roles. In English they are those of files and of the API. */
export const roles = {
  nameOf: ({ role }: { role: string }) => role,
};
