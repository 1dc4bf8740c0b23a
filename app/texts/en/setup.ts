/** The first page of a new installation. */
export const setup = {
  curriculumRequired: "Choose a curriculum.",
  done: "Your account is ready. Log in to get started.",
  heading: "Set up this installation",
  codeHint:
    "No one has an account here yet. Enter the setup code from the server's log to create the first administrator. Can't find it? Restart the server: each start prints a new code.",
  setupCode: "Setup code",
  setUp: "Set up",
  settingUp: "Setting up...",
  adminTitle: "System administrator",
  firstName: "First Name",
  lastName: "Last Name",
  password: "Password",
  confirmPassword: "Confirm Password",
  organizationTitle: "First organization",
  organizationHint: "Your school, unit or company",
  curriculumHint: "What its users play. You can change it later, and publish others.",
  pageTitle: "Setup",
  codeWrong: "This isn't the setup code from the server's log.",
  codeRequired: "Setup code is required.",
  alreadySetUp: "Someone else has just set up this installation. Log in, or ask them for an account.",
};
