// Servers of a test's own, one of each kind for each worker that asks for it. They stand beside each other here: Playwright ends a
// worker, browser and all, before it runs a test of another set of these.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fixtures } from "@playwright/test";
import { runNode } from "../support/child-process";
import { freePort } from "../support/free-port";
import { fakeBuild, startGameServer, type GameServer } from "../support/game-builds";
import { startOtherOrigin, type OtherOrigin } from "../support/other-origin";
import { hostUnderTest, startServer } from "../support/server";
import { startSmtpReceiver, type SmtpReceiver } from "../support/smtp-receiver";
import { startStripeDouble, type StripeDouble } from "../support/stripe-double/stripe-double";
import { copyDemoData } from "./demo-data";

export type Shop = { url: string; stripe: StripeDouble; mail: SmtpReceiver };

export type WorkerServers = {
  /** What administrators do reaches every account and page. */
  adminServer: string;
  /** What is played here is in nobody else's way. */
  playServer: string;
  /** With a Stripe (the double) and a mail receiver, both over real connections. */
  shop: Shop;
  /** Tests change the folder of its game one after the other. */
  games: GameServer;
  /** Where a game lies that is of another origin, and the server that offers it. */
  other: OtherOrigin;
  /** One whose game is on a second address of it, `origin` (GAME_ORIGIN). */
  apart: GameServer & { origin: string };
  site: GameServer;
};

const patience = { scope: "worker", timeout: 240_000 } as const;

async function useDemo(use: (url: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "apsis-demo-"));
  const server = await startServer(await copyDemoData(folder));
  await use(server.url);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

export const workerServers: Fixtures<object, WorkerServers> = {
  adminServer: [async ({}, use) => useDemo(use), patience],
  playServer: [async ({}, use) => useDemo(use), patience],
  shop: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "apsis-shop-"));
      const [port, mail] = [await freePort(), await startSmtpReceiver()];
      const url = `http://localhost:${port}`;
      const stripe = await startStripeDouble({ webhook: { url: `${url}/api/payments/webhook`, secret: "whsec_shop" } });
      const { printed, kill, exited } = runNode(hostUnderTest, {
        PORT: String(port),
        LOG_LEVEL: "error",
        DEMO: "1",
        ...(await copyDemoData(folder)),
        APP_URL: url,
        SMTP_URL: mail.url,
        STRIPE_SECRET_KEY: "sk_test_shop",
        STRIPE_PUBLISHABLE_KEY: "pk_test_shop",
        STRIPE_WEBHOOK_SECRET: "whsec_shop",
        STRIPE_API_BASE: stripe.url,
      });
      await printed(/is ready: /);
      await use({ url, stripe, mail });
      kill("SIGTERM");
      await exited;
      await Promise.all([stripe.close(), mail.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
    patience,
  ],
  games: [
    async ({}, use) => {
      const games = await startGameServer(copyDemoData);
      await use(games);
      await games.stop();
    },
    patience,
  ],
  other: [
    async ({}, use) => {
      const other = await startOtherOrigin();
      other.files.set("index.html", Buffer.from(pageOfOther));
      for (const [name, bytes] of Object.entries(fakeBuild({}))) other.files.set(`Build/${name}`, bytes);
      await use(other);
      await other.stop();
    },
    patience,
  ],
  apart: [
    async ({}, use) => {
      const port = await freePort();
      // Of one site, as game.example.org beside app.example.org: browsers keep no storage for frames of other sites.
      const [url, origin] = [`http://app.site.localhost:${port}`, `http://game.site.localhost:${port}`];
      const address = { PORT: String(port), APP_URL: url, GAME_ORIGIN: origin };
      const server = await startGameServer(copyDemoData, address);
      await use({ ...server, url, origin });
      await server.stop();
    },
    patience,
  ],
  site: [
    async ({ other }, use) => {
      const port = await freePort();
      const address = { PORT: String(port), APP_URL: `http://127.0.0.1:${port}` };
      const site = await startGameServer(copyDemoData, { ...address, GAME_URL: other.url });
      await use(site);
      await site.stop();
    },
    patience,
  ],
};

const pageOfOther = `<script>var config = { loaderUrl: "Build/fake.loader.js", dataUrl: "Build/fake.data",
  frameworkUrl: "Build/fake.framework.js", codeUrl: "Build/fake.wasm",
  companyName: "Owl Labs", productName: "Far Tour", productVersion: "3.1" };</script>`;
