/** Refusals of pages and the API; their keys are part of the API. */
export const refusals = {
  notFound: ({
    thing,
  }: {
    thing:
      | "course"
      | "organization"
      | "class"
      | "attempt"
      | "scenario"
      | "sandbox"
      | "mission"
      | "match"
      | "accessCode"
      | "lesson"
      | "user"
      | "change"
      | "student"
      | "import"
      | "game"
      | "curriculum"
      | "document"
      | "subscription"
      | "purchase"
      | "page"
      | "note"
      | "instructor"
      | "classSession"
      | "version"
      | "start"
      | "signIn"
      | "factor"
      | "quiz"
      | "member"
      | "link"
      | "token"
      | "gameCurriculum"
      | "form"
      | "deletion"
      | "owner"
      | "users"
      | "decision"
      | "extension"
      | "comment"
      | "credential"
      | "regrade"
      | "question"
      | "request"
      | "resource";
  }) =>
    ({
      owner: "The owner was not found.",
      users: "The users were not found.",
      course: "The course was not found.",
      organization: "The organization was not found.",
      class: "The class was not found.",
      attempt: "The attempt was not found.",
      extension: "The extension was not found.",
      decision: "The decision was not found.",
      comment: "The comment was not found.",
      credential: "The signed transcript was not found.",
      regrade: "The regrade was not found.",
      question: "The question was not found.",
      request: "The request was not found.",
      scenario: "The scenario was not found.",
      sandbox: "The sandbox was not found.",
      match: "The match was not found.",
      mission: "The mission was not found.",
      accessCode: "The access code was not found.",
      lesson: "The lesson was not found.",
      user: "The user was not found.",
      change: "The change was not found.",
      student: "The student was not found.",
      import: "The import was not found.",
      game: "The game was not found.",
      curriculum: "The curriculum was not found.",
      document: "The document was not found.",
      subscription: "The subscription was not found.",
      purchase: "The purchase was not found.",
      page: "The page was not found.",
      note: "This note has already been removed.",
      instructor: "The instructor was not found.",
      classSession: "The class session was not found.",
      version: "The version was not found.",
      // The start of an attempt.
      start: "This start no longer exists. Open the scenario again.",
      factor: "This passkey or app isn't set up any more.",
      signIn: "This device isn't signed in anymore.",
      quiz: "The quiz was not found.",
      member: "The member was not found.",
      link: "This link has already been withdrawn.",
      token: "This token has already been revoked.",
      gameCurriculum: "The game's curriculum was not found.",
      form: "This form is out of date. Reload the page and try again.",
      deletion: "This item isn't in Recently deleted. It may have been restored or permanently deleted.",
      resource: "Check the address: this item was not found.",
    })[thing],
  changedMeanwhile: ({ thing }: { thing: "accessCode" | "curriculum" | "instructor" | "organization" }) =>
    ({
      accessCode: "The access code has just been changed or deleted. Please try again.",
      curriculum: "The curriculum has just been changed or deleted. Please try again.",
      instructor: "The instructor has just been changed or deleted. Please try again.",
      organization: "The organization has just been changed or deleted. Please try again.",
    })[thing],
  organizationExists: "An organization with this name already exists. Reload the page to see it.",
  accessCodeExists: "This access code already exists. Reload the page to see it.",
  courseCodeExists: "This course already has an access code. Reload the page to see it.",
  runningClassExists: "This course already has a running class. Reload the page to see it.",
  scheduledClassExists: "This course already has a scheduled class. Reload the page to see it.",
  lessonKeyExists: "A lesson with this key already exists. Reload the page to see it.",
  linkExists: "This link already exists. Reload the page to see it.",
  subscriptionExists: "This account already has a subscription. Reload the page to see it.",
  fieldsInvalid: "One or more fields are not valid.",
  bodyNotJson: "Send the body as Content-Type: application/json.",
  unstorableText: "The text contains a character that can't be saved.",
  forbidden: "You do not have permission to access this resource",
  notAField: ({ name }: { name: string }) => `${name} isn't a field of this call. Check its spelling, or leave it out.`,
  fieldRequired: ({ field }: { field: string }) => `${field} is required.`,
  outage: ({ outage }: { outage: "unreachable" | "busy" | "readOnly" | "full" }) =>
    ({
      unreachable: "The database isn't responding right now. Please try again.",
      busy: "The database is busy right now. Please try again.",
      readOnly:
        "Nothing can be saved right now because the database is read-only. You can still view what's already saved. Please try again later.",
      full: "Nothing can be saved right now because the storage is full. You can still view what's already saved. Please try again later.",
    })[outage],
  internalError: "An internal error occurred.",
  unexpected: "Something went wrong. Please try again.",
  bodyNotForm: "The body isn't a form.",
  otherSite:
    "This form was sent from another website, so nothing was changed. Open the page on this site and send the form again.",
  proofRequired: "Confirm who you are first: it's more than 15 minutes since you signed in.",
  antiForgery: "The anti-forgery header X-XSRF-TOKEN is missing or wrong.",
  shareAgain: "Reload the page and share again.",
  signInQueueFull: "Many people are signing in right now. Please try again in a few seconds.",
  formTooLarge: ({ maxKilobytes }: { maxKilobytes: number }) => `The form must be at most ${maxKilobytes} kB.`,
  metricsToken: "METRICS_TOKEN is missing or wrong.",
  serverBusy: "The server is busy. Try again in a few seconds.",
  noAccess: "You don't have access to this!",
  noAccessHelp: "Contact your administrator for access",
};
