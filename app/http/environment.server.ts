// The only module that reads environment variables.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { isAbsolute, join, resolve } from "node:path";
import * as v from "valibot";

/** An invalid value, described in one line for the operator. */
export class EnvironmentInvalid extends Error {}

const flag = v.optional(
  v.pipe(
    v.picklist(["0", "1"], "must be 0 or 1"),
    v.transform((value) => value === "1"),
  ),
);
const url = (protocols: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^(${protocols})://[^\\s/]+`),
      `must be an address that starts with ${protocols.replace("|", ":// or ")}://`,
    ),
    v.check((value) => URL.canParse(value), "is not a valid address"),
  );
const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, "must be a whole number"),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const origins = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.check(
    (all) => all.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    "must be origins such as https://tools.example.org, with commas between them",
  ),
);

const proxies = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(",")
      .map((address) => address.trim())
      .filter(Boolean),
  ),
  v.check(
    (all) => all.every((address) => isAddressOrNetwork(address)),
    "must be addresses or networks such as 10.0.0.0/8, with commas between them",
  ),
);

const isHost = (text: string) => URL.canParse(`http://${text}`) && new URL(`http://${text}`).host === text;

const hosts = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(/[\s,]+/)
      .map((host) => host.toLowerCase())
      .filter(Boolean),
  ),
  v.check(
    (all) => all.every(isHost),
    "must be hosts such as idp.example.org or 10.0.0.5:8443, with commas between them",
  ),
);

const hostsAndNetworks = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(/[\s,]+/)
      .map((each) => each.toLowerCase())
      .filter(Boolean),
  ),
  v.check(
    (all) => all.every((each) => (each.includes("/") ? isAddressOrNetwork(each) : isHost(each))),
    "must be hosts or networks such as lms.example.org, 10.0.0.5:8443 or 10.0.0.0/8, with commas between them",
  ),
);

/** Origins that a game may call besides this server, including web sockets. */
const sources = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.check(
    (all) => all.every((each) => /^(https?|wss?):\/\/(\*\.)?[\w.-]+(:(\d+|\*))?$/.test(each)),
    "must be origins such as https://api.example.org or wss://*.example.org, with commas between them",
  ),
);

/** A GameObject in the game's scene, and a method of its script. */
const gameMethod = v.pipe(
  v.string(),
  v.regex(/^[^."\\]{1,80}\.[\w]{1,80}$/, "must be an object and a method such as Startup.Configure"),
);

const secret = v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"));

const Variables = v.object({
  PORT: v.optional(whole(0, 65_535), "3000"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  DATA_DIR: v.optional(v.string(), "./var"),
  DATABASE_URL: v.optional(url("postgres|postgresql")),
  DATABASE_REPLICA_URL: v.optional(url("postgres|postgresql")),
  DATABASE_CONNECTIONS: v.optional(whole(1, 200), "10"),
  DATABASE_PREPARE: flag,
  DATABASE_WAIT: v.optional(whole(0, 3_600), "30"),
  APP_URL: v.optional(url("http|https")),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"))),
  SECRETS_KEY: v.optional(v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"))),
  SECRETS_KEY_PREVIOUS: v.optional(v.string()),
  SIGN_IN_ALLOW: v.optional(hosts, ""),
  WEBHOOK_ALLOW: v.optional(hostsAndNetworks, ""),
  PRODUCT_NAME: v.optional(v.pipe(v.string(), v.maxLength(40, "must have at max 40 characters")), "Apsis"),
  SUPPORT_EMAIL: v.optional(v.pipe(v.string(), v.email("must be an e-mail address")), "support@apsis.example"),
  SMTP_URL: v.optional(url("smtp|smtps")),
  AUDIT_STREAM_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^(syslogs?|https?):\/\/[^\s/]+/.test(value) && URL.canParse(value),
        "must be an address that starts with syslog://, syslogs://, http:// or https://",
      ),
    ),
  ),
  AUDIT_STREAM_TOKEN: v.optional(secret),
  GAME_DIR: v.optional(
    v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/, "must be a path such as /game/Build")),
    "/game/Build",
  ),
  GAME_NAME: v.optional(v.string()),
  /** Set by Vercel, differently for each deployment. */
  VERCEL_DEPLOYMENT_ID: v.optional(v.pipe(v.string(), v.regex(/^\w{1,64}$/, "must be letters and digits"))),
  GAME_SUFFIX: v.optional(v.picklist([".br", ".gz", ".unityweb"], "must be .br, .gz or .unityweb")),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_PUBLISHABLE_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  STRIPE_PRICE_ID: v.optional(v.pipe(v.string(), v.startsWith("price_", "must begin with price_"))),
  STRIPE_TAX: flag,
  STRIPE_RENEWAL_RECEIPTS: flag,
  STRIPE_API_BASE: v.optional(url("http|https")),
  GAME_URL: v.optional(url("http|https")),
  GAME_ORIGIN: v.optional(
    v.pipe(
      url("http|https"),
      v.check((value) => new URL(value).origin === value, "must be an origin such as https://game.example.org"),
    ),
  ),
  GAME_CONNECT_SRC: v.optional(sources, ""),
  GAME_STARTUP_METHOD: v.optional(gameMethod, "Startup.Configure"),
  GAME_CLIPBOARD_METHOD: v.optional(gameMethod, "Clipboard.Receive"),
  GAME_CLASSIFICATION: v.optional(v.string(), "UNCLASSIFIED"),
  DATA_LIBRARY_URL: v.optional(v.string(), ""),
  DATA_LIBRARY_USERNAME: v.optional(v.string(), ""),
  DATA_LIBRARY_PASSWORD: v.optional(v.string(), ""),
  API_ALLOWED_ORIGINS: v.optional(origins, ""),
  TRUSTED_PROXIES: v.optional(proxies, ""),
  METRICS_TOKEN: v.optional(secret),
  CRON_SECRET: v.optional(secret),
  CACHE_MB: v.optional(whole(1, 4_096), "64"),
  /** Earlier versions started several processes. */
  WORKERS: v.optional(
    v.literal(
      "1",
      "must be empty or 1: a server is one process. " +
        'To use more processors, run several servers behind a proxy (docs/operating.md, "Several servers")',
    ),
  ),
  LATE_ATTEMPTS_DAYS: v.optional(whole(0, 365), "7"),
  DEMO: flag,
  LOG_LEVEL: v.optional(
    v.picklist(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent"),
    "info",
  ),
});

const loopback = ["127.0.0.1", "::1", "localhost"];

export type Environment = ReturnType<typeof readEnvironment>;

export function readEnvironment(source: Record<string, string | undefined> = process.env) {
  const values = parseVariables(source);
  const dataDir = isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(values.DATA_DIR);
  const embedded = values.DATABASE_URL === undefined;
  if (values.GAME_ORIGIN) checkGameOrigin(values.GAME_ORIGIN, values.APP_URL);
  if (embedded && values.DATABASE_REPLICA_URL)
    refuseMissing("DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.");
  const sessionSecret =
    values.SESSION_SECRET ??
    (embedded
      ? readOrCreateSecret(dataDir)
      : refuseMissing("SESSION_SECRET is required with DATABASE_URL (at least 32 characters)."));
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    /** A standby that answers reads of whole classes, or null. */
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    /** Prepared statements; off behind a pooler in transaction mode. */
    databasePrepare: values.DATABASE_PREPARE ?? true,
    /** Seconds that a start waits for an unreachable database. */
    databaseWait: values.DATABASE_WAIT,
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    /** Days after the end of a class in which attempts begun during it are still accepted. */
    lateAttemptsDays: values.LATE_ATTEMPTS_DAYS,
    /** The site's public URL, used in emails. */
    appUrl: values.APP_URL?.replace(/\/$/, "") ?? null,
    sessionSecret,
    /** Keys of stored secrets: the first one seals, all open. */
    secretKeys: [values.SECRETS_KEY, values.SECRETS_KEY_PREVIOUS, sessionSecret].filter((key) => key !== undefined),
    /** Hosts of identity providers that may have a private address, and no https. */
    signInAllow: values.SIGN_IN_ALLOW,
    /** Hosts and networks of webhooks that may have a private address, and no https. */
    webhookAllow: values.WEBHOOK_ALLOW,
    productName: values.PRODUCT_NAME,
    supportEmail: values.SUPPORT_EMAIL,
    smtpUrl: values.SMTP_URL ?? null,
    /** Where new entries of the audit trail are sent; null: nowhere. */
    auditStreamUrl: values.AUDIT_STREAM_URL ?? null,
    /** Bearer token for an HTTP collector. */
    auditStreamToken: values.AUDIT_STREAM_TOKEN ?? null,
    stripe: stripeKeysOf(values),
    game: gameSettingsOf(values),
    /** Origins whose pages may call the API from a browser. */
    apiAllowedOrigins: values.API_ALLOWED_ORIGINS,
    /** Proxies whose headers for client address and https are trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Bearer token for /metrics; null turns the endpoint off. */
    metricsToken: values.METRICS_TOKEN ?? null,
    /** Bearer token for functions/tick.ts; null turns it off. */
    cronSecret: values.CRON_SECRET ?? null,
    // No demo accounts, whose password is public, on a server that others can reach.
    demo:
      values.DEMO ??
      (embedded &&
        loopback.includes(values.HOST) &&
        values.TRUSTED_PROXIES.length === 0 &&
        !values.APP_URL?.startsWith("https:")),
    logLevel: values.LOG_LEVEL,
  };
}

type Values = v.InferOutput<typeof Variables>;

function parseVariables(source: Record<string, string | undefined>): Values {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = v.safeParse(Variables, nonEmpty);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new EnvironmentInvalid(`${v.getDotPath(issue)} ${issue.message}.`);
}

function gameSettingsOf(values: Values) {
  return {
    dir: values.GAME_DIR,
    name: values.GAME_NAME,
    suffix: values.GAME_SUFFIX,
    deployment: values.VERCEL_DEPLOYMENT_ID ?? null,
    /** URL of a build's folder on another origin, without a trailing slash; null if it is local. */
    url: values.GAME_URL?.replace(/\/+$/, "") ?? null,
    /** A separate origin of this server for the game only; null if the game runs on the site's origin. */
    origin: values.GAME_ORIGIN ?? null,
    connectSources: values.GAME_CONNECT_SRC,
    startupMethod: values.GAME_STARTUP_METHOD,
    clipboardMethod: values.GAME_CLIPBOARD_METHOD,
    classification: values.GAME_CLASSIFICATION,
    dataLibrary: {
      url: values.DATA_LIBRARY_URL,
      userName: values.DATA_LIBRARY_USERNAME,
      password: values.DATA_LIBRARY_PASSWORD,
    },
  };
}

export type StripeKeys = NonNullable<ReturnType<typeof stripeKeysOf>>;

/** Null without keys: then nothing can be bought, and everything else works. */
function stripeKeysOf(values: Values) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = values;
  if (!secretKey && !publishableKey) return null;
  if (!secretKey || !publishableKey) refuseMissing("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are needed together.");
  return {
    secretKey,
    publishableKey,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
    priceId: values.STRIPE_PRICE_ID ?? null,
    /** Stripe Tax adds taxes by the buyer's address. */
    taxes: values.STRIPE_TAX ?? false,
    /** Whether we send a receipt for each renewal; otherwise Stripe may. */
    renewalReceipts: values.STRIPE_RENEWAL_RECEIPTS ?? true,
    /** For tests: URL of the Stripe double, which also serves its own Stripe.js. */
    apiBase: values.STRIPE_API_BASE?.replace(/\/$/, "") ?? null,
  };
}

function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  return (
    version !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

function checkGameOrigin(origin: string, appUrl: string | undefined) {
  if (!appUrl) refuseMissing("GAME_ORIGIN needs APP_URL: only pages there may frame the game.");
  if (new URL(appUrl).origin === origin) refuseMissing("GAME_ORIGIN must differ from APP_URL's origin.");
}

function refuseMissing(sentence: string): never {
  throw new EnvironmentInvalid(sentence);
}

function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(file, "utf8").trim();
}
