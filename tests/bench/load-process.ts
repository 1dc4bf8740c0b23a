// One connection per player with one request at a time, as raw bytes: an HTTP library would cost as much as the server.
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { percentile } from "../support/percentile";
import { scorePlace, type Load, type LoadResult, type Player } from "./load";

process.once("message", async (order: Load) => {
  process.send!(await play(order));
});

async function play(order: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(order.url);
  const sockets = await Promise.all(order.players.map(() => connected(hostname, Number(port))));
  const times: number[] = [];
  const startedAt = performance.now();
  const goesOn =
    "seconds" in order
      ? () => performance.now() - startedAt < order.seconds * 1000
      : () => times.length < order.requests;
  await Promise.all(
    order.players.map((player, index) => playOn(sockets[index]!, requestsOf(player, host), goesOn, times)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  for (const socket of sockets) socket.destroy();
  return { rate: times.length / seconds, p50: percentile(times, 50), p99: percentile(times, 99), count: times.length };
}

const attemptIdPlace = "00000000-0000-4000-8000-000000000000";

/** Complete requests, with the offsets of attemptId and score. */
function requestsOf({ token, attempts }: Player, host: string) {
  return attempts.map((attempt) => {
    const body = JSON.stringify({ attemptId: attemptIdPlace, ...attempt });
    const head = `POST /api/scores HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nAccept: application/json\r\nx-auth-token: ${token}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    const bytes = Buffer.from(head + body);
    return {
      bytes,
      idAt: bytes.indexOf(attemptIdPlace),
      scoreAt: bytes.indexOf(`"totalScore":${scorePlace}`) + `"totalScore":`.length,
    };
  });
}

async function playOn(socket: Socket, requests: ReturnType<typeof requestsOf>, goesOn: () => boolean, times: number[]) {
  for (let turn = 0; goesOn(); turn++) {
    const { bytes, idAt, scoreAt } = requests[turn % requests.length]!;
    bytes.write(randomUUID(), idAt, "latin1");
    bytes.write(String(100 + Math.floor(Math.random() * 900)), scoreAt, "latin1");
    const startedAt = performance.now();
    socket.write(bytes);
    const answer = await readAnswer(socket);
    times.push(performance.now() - startedAt);
    if (!answer.startsWith("HTTP/1.1 201 ")) throw new Error(`Not a receipt: ${answer}`);
  }
}

function connected(host: string, port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect({ host, port, noDelay: true }, () => done(socket.off("error", fail)));
    socket.setEncoding("latin1").once("error", fail);
  });
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    let text = "";
    const stop = () => socket.off("data", onData).off("error", onEnd).off("close", onEnd);
    const onEnd = () => {
      stop();
      fail(new Error("The server closed the connection."));
    };
    const onData = (part: string) => {
      text += part;
      if (!isWhole(text)) return;
      stop();
      done(text);
    };
    socket.on("data", onData).on("error", onEnd).on("close", onEnd);
  });
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf("\r\n\r\n");
  if (head === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head + 2))?.[1];
  return length === undefined ? answer.endsWith("\r\n0\r\n\r\n") : answer.length >= head + 4 + Number(length);
}
