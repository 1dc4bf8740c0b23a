export const firstSteps = {
  allDone: "All set for your first class.",
  subtitle: "Complete these steps to start your first class.",
  /** Beside a completed step. */
  done: "Done",
  noMailHint:
    "Emails are saved in the “outbox” folder of the server's data instead. Set SMTP_URL before you invite people, or pass on the one-time codes that you get when you add them.",
  welcome: "Welcome to the Admin Panel",
  nothingSelected: "Choose where to start",
  openFirstSteps: "See the first steps",
  chooseInSidebar: "Click one of the buttons in the left sidebar to begin.",
  chooseInMenu: "Open the menu above and choose a section to begin.",
  pageTitle: "First steps",
  organizationStep: "Create an organization",
  organizationStepHint:
    "Users, courses and access codes belong to an organization. Its curriculum is what students play.",
  createOrganization: "Create organization",
  instructorStep: "Add instructors",
  instructorStepHint:
    "Add everyone who teaches, with the role Instructor. They set a password with a link or a one-time code.",
  addInstructor: "Add instructor",
  courseStepHint: "A course has an instructor, members and an access code.",
  createCourse: "Create Course",
  studentStep: "Add students",
  studentStepHint:
    "Import a roster into the course, or share its access code. Anyone who registers with the code joins the course.",
  studentStepHintWithoutCourse: "Import a roster. Once you have a course, you can share its access code instead.",
  importRoster: "Import roster",
  classStepHint: "Start a class of the course now, or schedule it. Results appear in its gradebook.",
  startClass: "Start class",
  courseStep: "Create a course",
  classStep: "Start a class",
};
