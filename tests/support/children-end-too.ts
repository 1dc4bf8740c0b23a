// The pool ends its processes by SIGTERM, after which Node would not say "exit": a server whose test has failed would
// stay.
if (process.listenerCount("SIGTERM") === 0) process.on("SIGTERM", () => process.exit(143));
