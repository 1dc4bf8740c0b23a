// Vitest ends its workers by SIGTERM, after which Node would not emit "exit", and servers of failed tests would stay.
if (process.listenerCount("SIGTERM") === 0) process.on("SIGTERM", () => process.exit(143));
