// Preloaded into the built server: relays statements between the test and the server's embedded database.
// The test uses ids below 0 for its statements.
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";

if (threads.isMainThread && process.send) openDoor();

function openDoor() {
  let database = null;
  threads.Worker = class extends threads.Worker {
    constructor(script, options) {
      super(script, options);
      // The server has other threads too.
      if (String(script).includes("database-thread")) database = this;
    }
    emit(event, ...values) {
      const [answer] = values;
      if (this === database && event === "message" && answer.id < 0) return process.send(answer);
      return super.emit(event, ...values);
    }
  };
  syncBuiltinESMExports();
  process.on("message", (request) => database.postMessage(request));
  process.channel.unref();
  // A killed test takes its server with it.
  process.on("disconnect", () => process.exit(1));
}
