// `npm run game:install -- ZIP_OR_FOLDER`, `game:offer` and `game:uninstall`: on this machine, whether the server runs or not.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BuildRefused } from "~/game-builds/build-refused";
import { installBuild } from "~/game-builds/install-build";
import {
  discardCandidate,
  folderOfBuild,
  listInstalled,
  lockStore,
  offerBuild,
  offerPrevious,
  readCandidate,
  readChoice,
  storeFolder,
  titleOfBuild,
  uninstallBuild,
  type InstalledBuild,
} from "~/game-builds/store";
import { formatGigabytes } from "~/game-builds/unpack-zip";
import { contractWordsOf, remarkOnContract } from "~/domain/game/contract-findings";
import { readEnvironment } from "~/http/environment.server";
import { offerCurriculum } from "./game-curriculum";
import { messageOf } from "../app/db/error-parts";

const usage =
  "npm run game:install -- ZIP_OR_FOLDER [--name BUILD] [--candidate] [--publish], " +
  "or npm run game:install -- --back, or npm run game:install -- --simulator";
const offerUsage = "npm run game:offer -- GAME (its id), or without a GAME to offer the candidate";
const uninstallUsage = "npm run game:uninstall -- GAME (its id), or without a GAME to list the games here";
const simulatorChosen = "Players get the simulator, or the game in public/game, on their next visit.";

/** Prints what was installed, and returns what happened to the game's curriculum. */
export async function installGame(args: string[]): Promise<string> {
  const { path, name, back, simulator, candidate: isCandidate = false, publish = false } = optionsOf(args);
  const { dataDir, game } = readEnvironment();
  const store = storeFolder(dataDir);
  if (back) {
    const previous = await lockStore(store, async () => offerPrevious(store));
    return previous ? `Back to the previous game:\n${describeInstalled(previous)}` : simulatorChosen;
  }
  if (simulator) {
    await lockStore(store, async () => offerBuild(store, { id: null, replaces: readChoice(store).current }));
    return simulatorChosen;
  }
  const words = contractWordsOf(game);
  const onStep = (step: string) => console.log(`${step} ...`);
  const options = { store, path: resolve(path), name, by: "(operator)", now: new Date(), words, onStep, isCandidate };
  const installed = await installBuild(options);
  const remark = remarkOnContract(installed.checked.words, game);
  console.log([describeInstalled(installed, isCandidate), ...(remark ? [remark] : [])].join("\n"));
  // Its curriculum is published when the game is offered.
  if (isCandidate) return "";
  return (await offerCurriculum(folderOfBuild(store, installed.id), publish)).join("\n");
}

function optionsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: "string" },
        back: { type: "boolean" },
        simulator: { type: "boolean" },
        candidate: { type: "boolean" },
        publish: { type: "boolean" },
      },
    });
    const [path = ""] = positionals;
    if (values.candidate && values.publish) throw new Error("Publish a candidate's curriculum when it is offered.");
    const takesNoPath = values.back || values.simulator;
    if (takesNoPath ? positionals.length > 0 : positionals.length !== 1) throw new Error("Name one zip or folder.");
    return { path, ...values };
  } catch (error) {
    throw new BuildRefused(`${messageOf(error)}\n${usage}`);
  }
}

function describeInstalled({ build, checked }: InstalledBuild, isCandidate = false): string {
  const { product = build.name, version, company } = build;
  const files = checked.files.map(
    ({ name, bytes, plainBytes }) =>
      `  ${name.padEnd(40)} ${formatGigabytes(bytes).padStart(10)}` +
      (plainBytes === bytes ? "" : `, unpacked ${formatGigabytes(plainBytes)}`),
  );
  return [
    `${[product, version].filter(Boolean).join(" ")}${company ? ` by ${company}` : ""}, made with ` +
      (checked.engine ? `Unity ${checked.engine}` : "an unknown version of Unity") +
      (checked.isThreaded ? ", with threads" : ""),
    ...files,
    isCandidate
      ? "All files verified. Students don't get it yet: preview it and offer it under Content in the administration."
      : "All files verified. Players get this game on their next visit; --back restores the previous one.",
  ].join("\n");
}

/** Offers the candidate, or the installed game with this id, to students. */
export async function offerGame(args: string[]): Promise<string> {
  const [id, ...rest] = args;
  if (rest.length > 0 || id?.startsWith("-")) throw new BuildRefused(offerUsage);
  const store = storeFolder(readEnvironment().dataDir);
  return lockStore(store, async () => {
    const { candidate, current } = readChoice(store);
    const chosen = id ?? candidate;
    if (chosen === null) throw new BuildRefused(`There is no candidate to offer.\n${describeGames(store)}`);
    const offered = offerBuild(store, { id: chosen, replaces: current });
    return `${offered ? titleOfBuild(offered) : ""} is offered. Players get it on their next visit.`;
  });
}

/** Deletes an installed game or the candidate. Without a game it lists them with their ids. */
export async function uninstallGame(args: string[]): Promise<string> {
  const [id, ...rest] = args;
  if (rest.length > 0 || id?.startsWith("-")) throw new BuildRefused(uninstallUsage);
  const store = storeFolder(readEnvironment().dataDir);
  if (!id) return describeGames(store);
  return lockStore(store, async () => {
    if (readChoice(store).candidate === id) return `${titleOfBuild(discardCandidate(store, id))} is deleted.`;
    const { removed, wasCurrent } = uninstallBuild(store, id);
    return `${titleOfBuild(removed)} is deleted.${wasCurrent ? ` ${simulatorChosen}` : ""}`;
  });
}

function describeGames(store: string): string {
  const { current } = readChoice(store);
  const candidate = readCandidate(store);
  const games = [
    ...listInstalled(store).map((build) => ({ build, state: build.id === current ? "offered" : "installed" })),
    ...(candidate ? [{ build: candidate, state: "candidate" }] : []),
  ];
  if (games.length === 0) return "No games are installed.";
  return games
    .map(({ build, state }) => `${build.id}  ${state.padEnd(9)}  ${titleOfBuild(build)}, from ${build.source}`)
    .join("\n");
}
