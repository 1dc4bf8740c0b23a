export const firstSteps = {
  allDone: "Everything is there for a class.",
  subtitle: "What leads to the first class.",
  done: "done",
  noMailHint:
    'Each one is saved in the folder "outbox" of the server\'s data. Set SMTP_URL before you invite people, or pass on the one-time codes that you get when you add them.',
  welcome: "Welcome to the Admin Panel",
  nothingSelected: "Nothing is selected",
  openFirstSteps: "First steps of an installation",
  chooseInSidebar: "Click one of the buttons in the left sidebar to begin.",
  chooseInMenu: "Open the menu above and choose a section to begin.",
  pageTitle: "First steps",
};
