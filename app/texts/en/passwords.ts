/** Choosing a password, on any form. */
export const passwords = {
  newPassword: "New Password",
  confirmation: "Confirm Password",
  hint: "10 to 255 letters (A to Z), numbers, and symbols (@$!%*#?&_), at least one of each. Common passwords aren't accepted, even with numbers or symbols added. Neither are passwords that contain your name, username, email, organization, or “Apsis”.",
  required: "Password is required.",
  bothNeeded: "Please fill out both password fields.",
  mismatch: "Passwords do not match.",
  tooShort: "Password must be at least 10 characters.",
  tooLong: "Password must be at most 255 characters.",
  characters: "Must contain at least one letter, one number, and one special character: @$!%*#?&_",
  tooCommon: "This password is too common. Choose another one.",
  ownWord: "Don't use your name, username, email, organization, or “Apsis” in your password.",
};
