import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchLibrary } from "../../simulator/api/data-library";

const list =
  "VANGUARD 1\n1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753\n2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667\n";

let library: Server;
let url: string;

beforeAll(async () => {
  library = createServer((incoming, outgoing) => {
    const isKnown = incoming.headers.authorization === `Basic ${Buffer.from("orbit:gehëim").toString("base64")}`;
    if (incoming.url === "/empty") outgoing.end("nothing");
    else outgoing.writeHead(isKnown ? 200 : 401).end(isKnown ? list : "");
  }).listen(0, "127.0.0.1");
  await once(library, "listening");
  url = `http://127.0.0.1:${(library.address() as AddressInfo).port}`;
});
afterAll(() => void library.close());

test("the data library's objects are fetched with its credentials", async () => {
  const library = await fetchLibrary({ url, userName: "orbit", password: "gehëim" });
  expect("objects" in library && library.objects.map(({ name }) => name)).toEqual(["VANGUARD 1"]);
});

test.each([
  ["with wrong credentials", () => url, "wrong", "The data library answered 401."],
  ["with an empty list", () => `${url}/empty`, "orbit", "The data library has no usable elements."],
  ["without an answer", () => "http://127.0.0.1:1", "orbit", "The data library couldn't be reached."],
])("%s the answer is the reason why there are no objects", async (_, address, userName, failure) => {
  expect(await fetchLibrary({ url: address(), userName, password: "gehëim" })).toEqual({ failure });
});
