// GAME_URL: a build on another origin. Checks that its server sends the headers that browsers need.
import { encodingOf, sniffedBytes } from "~/game-builds/encoding";
import { findBuilds, type FoundBuild } from "~/game-builds/find-builds";
import type { Message } from "~/texts/message";
import { say, textOf } from "~/texts/say";
import type { Environment } from "./environment.server";
import { fetchGame, readStart, redirectOf } from "./fetch-game.server";
import { addressesOf, type GameOffer } from "./game-addresses.server";

type Findings = { problems: Message[]; remarks: Message[] };
type RemoteOffer = Omit<GameOffer, "usesSensors">;
/** Its findings are for readers of several languages. */
type CheckedOffer = Omit<RemoteOffer, keyof Findings> & Findings;
type Settings = Pick<Environment, "game" | "appUrl" | "port">;

const maxPageBytes = 1024 * 1024;
const cacheMs = 60_000;
const cache = new Map<string, { until: number; offer: Promise<CheckedOffer> }>();

/** Cached for a minute unless `isFresh`. */
export async function readRemoteOffer(url: string, env: Settings, isFresh = false): Promise<RemoteOffer> {
  const { problems, remarks, ...offer } = await checkOnce(url, env, isFresh);
  return {
    ...offer,
    problems: problems.map((problem) => textOf(problem)),
    remarks: remarks.map((remark) => textOf(remark)),
  };
}

function checkOnce(url: string, env: Settings, isFresh: boolean): Promise<CheckedOffer> {
  const cached = cache.get(url);
  if (cached && cached.until > Date.now() && !isFresh) return cached.offer;
  const offer = checkBuild(url, env);
  cache.set(url, { until: Date.now() + cacheMs, offer });
  return offer;
}

async function checkBuild(url: string, env: Settings): Promise<CheckedOffer> {
  const build = (await buildByPage(url)) ?? buildByName(env);
  const noBuild = {
    build: null,
    buildKey: url.slice(0, 200),
    remarks: [],
    isThreaded: false,
    located: null,
    checked: null,
  };
  if (!build)
    return {
      ...noBuild,
      problems: [say.games.indexNotRead({ url })],
    };
  const isThreaded = build.files.worker !== undefined;
  const answers = await Promise.all(
    Object.values(build.files).map((path) => checkRemote(`${url}/${path}`, env, isThreaded)),
  );
  const problems = answers.flatMap((answer) => answer.problems);
  const remarks = answers.flatMap((answer) => answer.remarks);
  if (problems.length > 0) return { ...noBuild, problems, remarks };
  return { ...noBuild, build: addressesOf(build, url), problems, remarks, isThreaded };
}

const parts = "loader\\.js|data|framework\\.js|wasm|worker\\.js|mem|symbols\\.json";
const partName = new RegExp(`["'/]([\\w .%+~-]+\\.(?:${parts})(?:\\.br|\\.gz|\\.unityweb)?)["']`, "g");

/** Unity's index.html beside `Build/` names every file. */
async function buildByPage(url: string): Promise<FoundBuild | null> {
  const answer = await ask(`${url}/index.html`, {});
  const html = answer && (await readPage(answer));
  if (html === null) return null;
  const files = [...html.matchAll(partName)];
  const paths = files.map(([, name]) => `Build/${name}`);
  return findBuilds(["index.html", ...paths], () => html).find(({ missing }) => missing.length === 0) ?? null;
}

async function readPage(answer: Response): Promise<string | null> {
  if (answer.ok) return (await readStart(answer, maxPageBytes)).toString();
  await answer.body?.cancel();
  return null;
}

function buildByName({ game: { name, suffix } }: Settings): FoundBuild | null {
  if (!name) return null;
  const ending = suffix ?? "";
  const files = [".loader.js", `.data${ending}`, `.framework.js${ending}`, `.wasm${ending}`];
  return (
    findBuilds(
      files.map((file) => `Build/${name}${file}`),
      () => "",
    )[0] ?? null
  );
}

async function checkRemote(address: string, { appUrl, port }: Settings, isThreaded: boolean): Promise<Findings> {
  const name = decodeURIComponent(address.split("/").at(-1) ?? "");
  const origin = new URL(appUrl ?? `http://localhost:${port}`).origin;
  const response = await ask(address, {
    Origin: origin,
    // oxlint-disable-next-line apsis/catalogue-text -- a header
    "Accept-Encoding": "br, gzip",
    Range: `bytes=0-${sniffedBytes - 1}`,
  });
  if (!response) return { problems: [say.games.hostSilent({ name, host: new URL(address).host })], remarks: [] };
  const { headers } = response;
  await response.body?.cancel();
  if (!response.ok) return { problems: [explainStatus(name, address, response)], remarks: [] };
  const problems: Message[] = [];
  const remarks: Message[] = [];
  const isForeign = new URL(address).origin !== origin;
  const allowed = headers.get("access-control-allow-origin");
  // The loader is a script, which needs no CORS; the other files are fetched.
  if (isForeign && !name.endsWith(".loader.js") && allowed !== "*" && allowed !== origin)
    problems.push(say.games.headerWrong({ name, header: `Access-Control-Allow-Origin: ${origin}`, sent: allowed }));
  if (isForeign && isThreaded && headers.get("cross-origin-resource-policy") !== "cross-origin")
    problems.push(say.games.threadsHeaderMissing({ name }));
  const encoding = encodingOf(name, () => new Uint8Array());
  const contentEncoding = headers.get("content-encoding");
  if (encoding && contentEncoding !== encoding)
    problems.push(say.games.headerWrong({ name, header: `Content-Encoding: ${encoding}`, sent: contentEncoding }));
  if (/\.wasm(\.|$)/.test(name) && !headers.get("content-type")?.startsWith("application/wasm"))
    remarks.push(say.games.wasmTypeRemark({ name }));
  return { problems, remarks };
}

function explainStatus(name: string, address: string, response: Response): Message {
  const { host, origin } = new URL(address);
  const redirect = redirectOf(response, address);
  return redirect && redirect.origin !== origin
    ? say.games.hostRedirects({ name, host, target: redirect.origin })
    : say.games.hostAnswers({ name, host, status: response.status });
}

async function ask(address: string, headers: Record<string, string>): Promise<Response | null> {
  try {
    return await fetchGame(address, headers);
  } catch {
    return null;
  }
}
