/** Work that the server does beside its requests, such as simulating a flight. */
export const jobRefusals = {
  busy: "The server is busy. Try again in a few seconds.",
  tooLong: "This takes too long to compute. Try again with less data.",
};
