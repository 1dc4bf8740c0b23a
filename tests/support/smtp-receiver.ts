// A real SMTP receiver that keeps what it is sent, and can be slow, refuse, or take a mail and hang up before it says so.
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Mood = "willing" | "refusing" | "hangingUp";

export type SmtpReceiver = {
  url: string;
  port: number;
  mails: Email[];
  /** How it treats the mails that come from now on. */
  mood: (mood: Mood) => void;
  /** Mails wait at its door until the answer's function is called; `waiting` resolves when one does. */
  hold: () => { waiting: Promise<void>; release: () => void };
  close: () => Promise<void>;
};

export async function startSmtpReceiver(port = 0): Promise<SmtpReceiver> {
  const mails: Email[] = [];
  let present: Mood = "willing";
  let held: { arrived: () => void; gate: Promise<void> } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, _, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        held?.arrived();
        await held?.gate;
        if (present === "refusing")
          return callback(Object.assign(new Error("Mailbox unavailable"), { responseCode: 550 }));
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        if (present === "hangingUp") return hangUp(server);
        callback();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    mood: (mood) => (present = mood),
    hold: () => {
      let [arrived, open] = [() => {}, () => {}];
      const waiting = new Promise<void>((done) => (arrived = done));
      const gate = new Promise<void>((done) => (open = done));
      held = { arrived, gate };
      return {
        waiting,
        release: () => {
          held = null;
          open();
        },
      };
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function hangUp(server: SMTPServer) {
  for (const connection of server.connections as unknown as Set<{ _socket: { destroy: () => void } }>)
    connection._socket.destroy();
}
