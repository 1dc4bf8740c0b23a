import type { ReactNode } from "react";
import { number, plural } from "../format";
import { rich } from "../rich";

/** Webhooks: what happens in an organization, sent to other systems. */
export const webhooks = {
  pageTitle: "Webhooks",
  open: "Set up webhooks",
  hint: "Apsis can notify your other systems when something happens in your courses: each event is sent as a signed HTTPS request.",
  endpointsTitle: "Endpoints",
  none: "No endpoints yet. Add the address of a system that should be notified.",
  addTitle: "New endpoint",
  add: "Add endpoint",
  address: "Address",
  addressHint: "Starts with https://. The system there answers with a status from 200 to 299 within 10 seconds.",
  events: "Events",
  eventName: ({ type }: { type: EventType }) =>
    ({
      "attempt.recorded": "Attempt recorded",
      "grade.changed": "Grade changed",
      "grades.submitted": "Final grades submitted",
      "class.started": "Class started",
      "class.ended": "Class ended",
      "person.joined": "Person joined a course",
      "person.left": "Person left a course",
    })[type],
  eventMeaning: ({ type }: { type: EventType }) =>
    ({
      "attempt.recorded": "A student finished an attempt.",
      "grade.changed":
        "A different attempt of a student now counts in a scenario of a class. If none counts, attemptId and score are null.",
      "grades.submitted": "An instructor submitted the final grades of a class.",
      "class.started": "A class started, by hand or as scheduled, or was resumed.",
      "class.ended": "A class ended, by hand or as scheduled.",
      "person.joined": "A person became a member of a course.",
      "person.left": "A person is no longer a member of a course. Deleting a course sends nothing.",
    })[type],
  contentsTitle: "What is sent",
  contentsHint:
    "Each request has the headers webhook-id, webhook-timestamp and webhook-signature of Standard Webhooks. The same webhook-id can arrive more than once. People appear only by their ID.",
  secretOnce: "Copy the secret now. You can't see it again, but you can replace it.",
  copySecret: "Copy secret",
  secretHint: "Receivers check signatures with it. Libraries for many languages: standardwebhooks.com",
  on: "On",
  off: "Off",
  failing: "Failing",
  manage: ({ host, unseen }: { host: string; unseen: (text: string) => ReactNode }) => rich`Open${unseen(` ${host}`)}`,
  saved: "Saved.",
  switchedOn: "The endpoint is on.",
  switchedOff: "The endpoint is off.",
  deleted: "The endpoint was deleted.",
  testSent: "The test event is on its way.",
  replayed: "The event is being sent again.",
  sendTest: "Send test event",
  switchOn: "Switch on",
  switchOff: "Switch off",
  delete: "Delete endpoint",
  deleteHint: "Its deliveries are deleted too.",
  secretTitle: "Secret",
  replace: "Replace secret",
  replaceHint:
    "For a day, requests are signed with both secrets, so that you can change it in your system without a gap.",
  replacedOn: ({ dateTime }: { dateTime: string }) => `In use since ${dateTime}.`,
  formerUntil: ({ dateTime }: { dateTime: string }) => `The former secret also signs until ${dateTime}.`,
  failingSince: ({ dateTime }: { dateTime: string }) =>
    `No delivery has succeeded since ${dateTime}. After three days, the endpoint is switched off.`,
  wasSwitchedOff: ({ dateTime }: { dateTime: string }) =>
    `The endpoint was switched off on ${dateTime}, because its deliveries failed. Check the answers below, then switch it on again.`,
  settingsTitle: "Settings",
  deliveriesTitle: "Deliveries",
  deliveriesHint: "Failed deliveries are tried again for a day. How long deliveries stay is set under Retention.",
  noDeliveries: "Nothing has been sent yet. Send a test event to see how your system answers.",
  waiting: ({ count }: { count: number }) =>
    plural(count, { one: "# delivery is waiting.", other: "# deliveries are waiting." }),
  event: "Event",
  time: "Time",
  tries: "Tries",
  answer: "Answer",
  stateOf: ({ state }: { state: "delivered" | "failed" | "waiting" | "retrying" }) =>
    ({ delivered: "Delivered", failed: "Failed", waiting: "Waiting", retrying: "Will be tried again" })[state],
  state: "State",
  show: ({ event, unseen }: { event: string; unseen: (text: string) => ReactNode }) =>
    rich`Details${unseen(` ${event}`)}`,
  older: "Older deliveries",
  newest: "Newest deliveries",
  deliveryTitle: "Delivery",
  back: "All deliveries",
  replay: "Send again",
  request: "Request",
  noRequest: "Nothing has been sent yet.",
  noAnswer: "There is no answer.",
  cut: "Only the first 4 kB of an answer are stored.",
  status: ({ status, ms }: { status: number; ms: number }) => `Status ${status} after ${number(ms)} ms`,
  nextTry: ({ dateTime }: { dateTime: string }) => `Next try: ${dateTime}`,
  eventId: "Event ID (webhook-id)",
  headers: "Headers",
  body: "Body",
  failure: ({ error }: { error: string }) =>
    ({
      private: "The address belongs to a private network. The operator of this site can allow it.",
      address: "The address can't be called.",
      timeout: "There was no complete answer within 10 seconds.",
      secret: "The secret can't be read any more. Replace it.",
      ENOTFOUND: "The name of the address isn't known (ENOTFOUND).",
      ECONNREFUSED: "The connection was refused (ECONNREFUSED).",
    })[error] ?? `The connection failed (${error}).`,
  addressInvalid: "Enter an address that starts with https://.",
  addressTooLong: ({ max }: { max: number }) => `The address must be ${number(max)} characters or less.`,
  addressRefused:
    "This address can't be called. It needs https, no username or password, and must not be in a private network.",
  eventsRequired: "Choose at least one event.",
  tooManyEndpoints: ({ max }: { max: number }) => `There are already ${number(max)} endpoints. Delete one first.`,
  formUsed: "Reload the page and try again.",
  notReplayable: "This delivery is still under way.",
  switchOnFirst: "Switch the endpoint on first.",
  offMailSubject: ({ productName }: { productName: string }) => `${productName}: a webhook was switched off`,
  offMail: ({ host }: { host: string }) =>
    `Deliveries to the webhook endpoint at ${host} have failed, so we switched it off. Events since then aren't sent to it.`,
  offMailNext: "See how it answered, and switch it on again when it works:",
};

type EventType =
  | "attempt.recorded"
  | "grade.changed"
  | "grades.submitted"
  | "class.started"
  | "class.ended"
  | "person.joined"
  | "person.left";
