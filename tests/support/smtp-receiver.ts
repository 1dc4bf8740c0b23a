// A real SMTP receiver that records emails. It can be slow, refuse, or accept an email and hang up before answering.
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Mood = "willing" | "refusing" | "hangingUp";

export type SmtpReceiver = {
  url: string;
  port: number;
  mails: Email[];
  /** Sets how it treats emails from now on. */
  mood: (mood: Mood) => void;
  /** Holds emails until `release` is called; `waiting` resolves when one arrives. */
  hold: () => { waiting: Promise<void>; release: () => void };
  close: () => Promise<void>;
};

export async function startSmtpReceiver(port = 0): Promise<SmtpReceiver> {
  const mails: Email[] = [];
  let present: Mood = "willing";
  let hold: { arrived: () => void; gate: Promise<void> } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, _, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        hold?.arrived();
        await hold?.gate;
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
      hold = { arrived, gate };
      return {
        waiting,
        release: () => {
          hold = null;
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
