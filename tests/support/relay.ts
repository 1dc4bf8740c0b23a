import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Relay = {
  /** The URL of the relay. */
  url: string;
  /** Cuts every connection; new ones are refused until `open`. */
  cut: () => Promise<void>;
  open: () => Promise<void>;
  /** Silently drops all traffic until the returned function is called. */
  freeze: () => () => void;
};

/** A TCP relay to a server; it starts closed. */
export async function relayTo(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket)).on("error", () => {});
    }
    near.pipe(far).once("close", () => near.destroy());
    far.pipe(near).once("close", () => far.destroy());
    if (isFrozen) for (const socket of [near, far]) socket.pause();
  });
  let at = 0;
  const open = async () => {
    if (server.listening) return;
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    at = (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  };
  const freeze = () => {
    isFrozen = true;
    for (const socket of sockets) socket.pause();
    return () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    };
  };
  await open();
  await cut();
  const url = new URL(target);
  url.host = `127.0.0.1:${at}`;
  return { url: url.href, cut, open, freeze };
}
