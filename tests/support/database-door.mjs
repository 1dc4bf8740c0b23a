// Preloaded into the built server: the test that started it works on the same embedded database, which is open in a
// thread of the server. Statements come over the channel, with ids below 0, and so do their answers.
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
  process.on("message", (asked) => database.postMessage(asked));
  process.channel.unref();
  // A test that is killed takes its server with it.
  process.on("disconnect", () => process.exit(1));
}
