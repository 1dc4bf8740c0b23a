// What the SCIM service says about itself (RFC 7643, sections 5 to 7). In English, as the API's document.
import { groupSchema } from "~/domain/provisioning/group-resource";
import { userSchema } from "~/domain/provisioning/person-resource";

const unsupported = { supported: false };

export const serviceProviderConfig = (base: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
  patch: { supported: true },
  bulk: { ...unsupported, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: unsupported,
  sort: unsupported,
  etag: unsupported,
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "bearer",
      description: "A service account of the organization, with the scope scim:use.",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
});

export const resourceTypes = (base: string) =>
  [
    { id: "User", endpoint: "/Users", schema: userSchema, description: "A user of the organization." },
    {
      id: "Group",
      endpoint: "/Groups",
      schema: groupSchema,
      description: "A group, which can stand for a course or a role.",
    },
  ].map((type) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
    ...type,
    name: type.id,
    meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/${type.id}` },
  }));

type Attribute = { name: string; type?: string; description: string } & Record<string, unknown>;

const attribute = ({ name, description, type = "string", ...more }: Attribute) => ({
  name,
  type,
  description,
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...more,
});

export const schemas = (base: string) =>
  [
    {
      id: userSchema,
      name: "User",
      description: "A user of the organization.",
      attributes: [
        attribute({
          name: "userName",
          description: "3 to 64 letters, digits and . _ @ + -",
          required: true,
          uniqueness: "server",
        }),
        attribute({
          name: "name",
          type: "complex",
          description: "The user's name.",
          subAttributes: [
            attribute({ name: "givenName", description: "First name." }),
            attribute({ name: "familyName", description: "Last name." }),
            attribute({ name: "formatted", description: "Both.", mutability: "readOnly" }),
          ],
        }),
        attribute({ name: "displayName", description: "The name, or the username.", mutability: "readOnly" }),
        attribute({ name: "title", description: "The rank or title." }),
        attribute({
          name: "emails",
          type: "complex",
          description: "The primary address is stored. Without one, a userName that is an address.",
          multiValued: true,
          subAttributes: [
            attribute({ name: "value", description: "The address.", uniqueness: "server" }),
            attribute({ name: "type", description: "Always work.", canonicalValues: ["work"] }),
            attribute({ name: "primary", type: "boolean", description: "Always true." }),
          ],
        }),
        attribute({ name: "active", type: "boolean", description: "Whether the user may sign in." }),
      ],
    },
    {
      id: groupSchema,
      name: "Group",
      description: "A group. An administrator sets which role and course its members get.",
      attributes: [
        attribute({ name: "displayName", description: "Its name.", required: true, uniqueness: "server" }),
        attribute({
          name: "members",
          type: "complex",
          description: "Users of the organization.",
          multiValued: true,
          subAttributes: [
            attribute({ name: "value", description: "The user's id.", mutability: "immutable", caseExact: true }),
            attribute({
              name: "$ref",
              type: "reference",
              description: "The user's address.",
              // oxlint-disable-next-line apsis/role-names -- SCIM's type of resource
              referenceTypes: ["User"],
              mutability: "immutable",
            }),
            attribute({ name: "display", description: "The username.", mutability: "readOnly" }),
            attribute({
              name: "type",
              description: "Always User.",
              // oxlint-disable-next-line apsis/role-names -- SCIM's type of resource
              canonicalValues: ["User"],
              mutability: "immutable",
            }),
          ],
        }),
      ],
    },
  ].map((schema) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:Schema"],
    ...schema,
    meta: { resourceType: "Schema", location: `${base}/Schemas/${schema.id}` },
  }));
