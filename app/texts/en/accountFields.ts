type NameField = "firstName" | "lastName" | "rankTitle";

/** A person's username, email and names, on any form. */
export const accountFields = {
  usernameHint: "3 to 64 characters: letters, digits, and . _ @ + -",
  usernameRequired: "Username is required.",
  usernameTooShort: "Username must be at least 3 characters.",
  usernameTooLong: "Username must be 64 characters or less.",
  usernameCharacters: "Username can contain only letters, digits, and . _ @ + -",
  usernameTaken: "This username is already taken.",
  emailRequired: "Email is required.",
  emailTooLong: "Email must be 254 characters or less.",
  emailInvalid: "Enter a valid email address.",
  emailTaken: "This email is already in use.",
  organizationFull: "This organization has reached its user limit. Contact your administrator.",
  nameNotText: ({ field }: { field: NameField }) =>
    ({
      firstName: "First name must be text.",
      lastName: "Last name must be text.",
      rankTitle: "Rank/title must be text.",
    })[field],
  nameTooLong: ({ field }: { field: NameField }) =>
    ({
      firstName: "First name must be 100 characters or less.",
      lastName: "Last name must be 100 characters or less.",
      rankTitle: "Rank/title must be 100 characters or less.",
    })[field],
  nameCharacters: ({ field }: { field: NameField }) =>
    ({
      firstName: "First name contains a character that isn't allowed.",
      lastName: "Last name contains a character that isn't allowed.",
      rankTitle: "Rank/title contains a character that isn't allowed.",
    })[field],
  accessCodeRequired: "Access code is required.",
  isFreeUserNotBoolean: "isFreeUser must be true or false.",
  nationalityNotText: "Nationality must be text.",
  nationalityNotCode: "Nationality must be a two-letter country code.",
  roleRequired: "Choose a role.",
  idNotText: "ID must be text.",
  organizationNotId: "Organization must be an ID.",
};
