// What an organization's webhook costs the fact that it reports: the same calls with and without it, in turn.
import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sealSecret } from "~/domain/sealed-secret";
import { webhookSecretUse } from "~/domain/webhooks/find-endpoint";
import { secretTextOf } from "~/domain/webhooks/sign-webhook";
import { webhookEventTypes } from "~/domain/webhooks/webhook-rules";
import { newDatabase } from "./databases";
import { withRatio, type Figure } from "./figures";
import { load } from "./load";
import { median, processorMs } from "./measure";
import { addClass, idOf, scenarioCount } from "./school";
import { accessToken, playerOf } from "./scores";
import { sessionSecret, startServerOn, type BenchOptions } from "./setting";

const students = 100;
const connections = 4;

export async function webhooks({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "webhooks", (database) =>
    addClass(database, 1, { students, scenarios: scenarioCount, attempts: 1 }),
  );
  const receiver = createServer((request, answer) => {
    request.resume();
    answer.writeHead(204).end();
  });
  await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));
  // A TCP server's address is an object.
  const { port } = receiver.address() as AddressInfo;
  const endpointId = randomUUID();
  const secret = sealSecret([sessionSecret], webhookSecretUse(endpointId), secretTextOf(randomBytes(32)));
  await bench.sql.query(
    `insert into webhook_endpoints (id, organization_id, address, events, secret, rotated_at, created_at, is_on)
      values ($1, $2, $3, $4, $5, now(), now(), false)`,
    [endpointId, idOf("organization", 1), `http://127.0.0.1:${port}/`, webhookEventTypes, secret],
  );
  const server = await startServerOn(bench, { WEBHOOK_ALLOW: `127.0.0.1:${port}` });
  const tokens = await Promise.all(Array.from({ length: connections }, (_, at) => accessToken(server.url, at)));
  const players = tokens.map((token) => playerOf(token, 0));
  const requests = quick ? 100 : 500;
  const countWaiting = async (): Promise<number> => {
    const [row] = await bench.sql.query(
      `select (select count(*) from webhook_events where not is_spread)
        + (select count(*) from webhook_deliveries where next_try_at is not null) as waiting`,
    );
    return Number(row?.waiting);
  };
  const spend = async (work: () => Promise<unknown>) => {
    const before = processorMs(server.pid);
    await work();
    return processorMs(server.pid) - before;
  };
  /** Milliseconds of the server for each call, while deliveries wait for the endpoint's row, and then for them. */
  const measure = async (isOn: boolean) => {
    await bench.sql.query("update webhook_endpoints set is_on = $1", [isOn]);
    const calls = await bench.sql.holding("select id from webhook_endpoints for update", () =>
      spend(() => load({ url: server.url, players, requests })),
    );
    const waiting = isOn ? await countWaiting() : 0;
    const deliveries = await spend(async () => {
      while ((await countWaiting()) > 0) await pause(100);
    });
    return { calls: calls / requests, delivery: waiting > 0 ? deliveries / waiting : 0 };
  };
  await measure(false);
  await measure(true);
  const rounds: { without: number; with: number; delivery: number }[] = [];
  for (let round = 0; round < (quick ? 2 : 12); round++) {
    const [without, within] = [await measure(false), await measure(true)];
    rounds.push({ without: without.calls, with: within.calls, delivery: within.delivery });
  }
  await server.stop();
  receiver.close();
  await bench.close();
  const size = `${requests} calls at ${connections} connections`;
  return [
    withRatio(
      {
        ...{ what: "POST /scores with a webhook, processor time", size, unit: "ms" as const },
        value: median(rounds.map((round) => round.with)),
        bare: { what: "without a webhook", value: median(rounds.map(({ without }) => without)) },
      },
      { atMost: 1.03 },
    ),
    {
      ...{ what: "  each event until it is delivered, processor time", size, unit: "ms" },
      value: median(rounds.map(({ delivery }) => delivery)),
    },
  ];
}
