// `npm run game:install -- ZIP_OR_FOLDER`: on this machine, whether the server runs or not.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BuildRefused } from "~/builds/build-refused";
import { installBuild } from "~/builds/install-build";
import { folderOfBuild, lockStore, offerPrevious, storeFolder, type InstalledBuild } from "~/builds/store";
import { formatGigabytes } from "~/builds/unpack-zip";
import { remarkOnContract, contractWordsOf } from "~/http/game-offer.server";
import { readEnvironment } from "~/http/environment.server";
import { offerCurriculum } from "./game-curriculum";
import { messageOf } from "../app/db/error-parts";

const usage = "npm run game:install -- ZIP_OR_FOLDER [--name BUILD] [--publish], or npm run game:install -- --back";

/** Prints what was installed, and returns what happened to the game's curriculum. */
export async function installGame(args: string[]): Promise<string> {
  const { path, name, back, publish = false } = optionsOf(args);
  const { dataDir, game } = readEnvironment();
  const store = storeFolder(dataDir);
  if (back) {
    const previous = await lockStore(store, async () => offerPrevious(store));
    return previous
      ? `Back to the previous game:\n${describeInstalled(previous)}`
      : "Back to the game in public/game. Players get it on their next visit.";
  }
  const words = contractWordsOf(game);
  const onStep = (step: string) => console.log(`${step} ...`);
  const options = { store, path: resolve(path), name, by: "(operator)", now: new Date(), words, onStep };
  const installed = await installBuild(options);
  const remark = remarkOnContract(installed.checked.words, game);
  console.log([describeInstalled(installed), ...(remark ? [remark] : [])].join("\n"));
  return (await offerCurriculum(folderOfBuild(store, installed.id), publish)).join("\n");
}

function optionsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: "string" }, back: { type: "boolean" }, publish: { type: "boolean" } },
    });
    const [path = ""] = positionals;
    if (values.back ? positionals.length > 0 : positionals.length !== 1) throw new Error("Name one zip or folder.");
    return { path, ...values };
  } catch (error) {
    throw new BuildRefused(`${messageOf(error)}\n${usage}`);
  }
}

function describeInstalled({ build, checked }: InstalledBuild): string {
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
    "All files verified. Players get this game on their next visit; --back restores the previous one.",
  ].join("\n");
}
