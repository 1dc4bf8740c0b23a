// Servers that one Playwright worker doesn't share with others; each starts when a test first uses it. They are in one
// object, because Playwright restarts a worker, with its browser, for a test with other worker fixtures.
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
  /** For tests of administrators, who change accounts and pages that other tests use. */
  adminServer: string;
  /** For tests that play, so that their attempts don't change the grades of other tests. */
  playServer: string;
  /** A server with the Stripe double and a mail receiver, both over real connections. */
  shop: Shop;
  /** A server whose game folder tests change, one at a time. */
  games: GameServer;
  /** A file server on another origin, with the game that `remoteGameSite` offers (GAME_URL). */
  remoteGame: OtherOrigin;
  remoteGameSite: GameServer;
  /** A server that runs its game on a second address of its own, `origin` (GAME_ORIGIN). */
  gameOriginSite: GameServer & { origin: string };
};

const workerScope = { scope: "worker", timeout: 240_000 } as const;

async function useDemo(use: (url: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "apsis-demo-"));
  const server = await startServer(await copyDemoData(folder));
  await use(server.url);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

export const workerServers: Fixtures<object, WorkerServers> = {
  adminServer: [async ({}, use) => useDemo(use), workerScope],
  playServer: [async ({}, use) => useDemo(use), workerScope],
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
    workerScope,
  ],
  games: [
    async ({}, use) => {
      const games = await startGameServer(copyDemoData);
      await use(games);
      await games.stop();
    },
    workerScope,
  ],
  remoteGame: [
    async ({}, use) => {
      const remoteGame = await startOtherOrigin();
      remoteGame.files.set("index.html", Buffer.from(gamePage));
      for (const [name, bytes] of Object.entries(fakeBuild({}))) remoteGame.files.set(`Build/${name}`, bytes);
      await use(remoteGame);
      await remoteGame.stop();
    },
    workerScope,
  ],
  gameOriginSite: [
    async ({}, use) => {
      const port = await freePort();
      // Both addresses belong to one site, because browsers don't store data for frames of other sites.
      const [url, origin] = [`http://app.site.localhost:${port}`, `http://game.site.localhost:${port}`];
      const address = { PORT: String(port), APP_URL: url, GAME_ORIGIN: origin };
      const server = await startGameServer(copyDemoData, address);
      await use({ ...server, url, origin });
      await server.stop();
    },
    workerScope,
  ],
  remoteGameSite: [
    async ({ remoteGame }, use) => {
      const port = await freePort();
      const address = { PORT: String(port), APP_URL: `http://127.0.0.1:${port}` };
      const site = await startGameServer(copyDemoData, { ...address, GAME_URL: remoteGame.url });
      await use(site);
      await site.stop();
    },
    workerScope,
  ],
};

const gamePage = `<script>var config = { loaderUrl: "Build/fake.loader.js", dataUrl: "Build/fake.data",
  frameworkUrl: "Build/fake.framework.js", codeUrl: "Build/fake.wasm",
  companyName: "Owl Labs", productName: "Far Tour", productVersion: "3.1" };</script>`;
