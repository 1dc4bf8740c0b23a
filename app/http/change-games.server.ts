// What administrators do with the games in DATA_DIR/games. The choice on disk is changed first, in one rename; audit
// trail and database follow, and a process that ends in between leaves one game offered.
import { BuildConflict, BuildRefused } from "~/game-builds/build-refused";
import { allowSensors } from "~/game-builds/sensors";
import {
  discardCandidate,
  findBuild,
  lockStore,
  offerBuild,
  readCurrentBuild,
  storeFolder,
  titleOfBuild,
  uninstallBuild,
  type InstalledBuild,
  type Offering,
} from "~/game-builds/store";
import { codeOf } from "~/db/error-parts";
import type { SignedInCtx } from "~/domain/context";
import { assertCanManageGame, recordGameChange } from "~/domain/game/manage-game";
import { forgetOfferedGame } from "~/domain/game/offered-game";
import { notFound, Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { isMessage } from "~/texts/message";
import { say } from "~/texts/say";
import type { Environment } from "./environment.server";
import { readOwnOrigin, sensorKeyOf } from "./game-offer.server";
import { noteOfferedGame } from "./missing-game.server";

/** The id in audit entries of the game in public/. */
const ownId = "public";

const titleOf = (env: Environment, build: InstalledBuild | null) => (build ? titleOfBuild(build) : titleOfOwn(env));

/** Offers the candidate, an installed game, or the one in public/game to students. Returns its title. */
export async function offerGame(ctx: SignedInCtx, env: Environment, offering: Offering): Promise<string> {
  const { replaced, offered } = await changeStore(ctx, env, (store) => ({
    replaced: readCurrentBuild(store),
    offered: offerBuild(store, offering),
  }));
  await noteOfferedGame(ctx.db, env);
  const name = titleOf(env, offered);
  const change = offered ? "offer" : "simulator";
  await recordGameChange(ctx, change, { id: offered?.id ?? ownId, name, replaced: titleOf(env, replaced) });
  return name;
}

export async function discardGame(ctx: SignedInCtx, env: Environment, id: string): Promise<string> {
  const discarded = await changeStore(ctx, env, (store) => discardCandidate(store, id));
  await recordGameChange(ctx, "discard", { id, name: titleOfBuild(discarded) });
  return titleOfBuild(discarded);
}

export async function uninstallGame(ctx: SignedInCtx, env: Environment, id: string) {
  const { removed, wasCurrent } = await changeStore(ctx, env, (store) => uninstallBuild(store, id));
  await noteOfferedGame(ctx.db, env);
  await recordGameChange(ctx, "uninstall", { id, name: titleOfBuild(removed), wasOffered: wasCurrent });
  return { name: titleOfBuild(removed), instead: wasCurrent ? titleOfOwn(env) : null };
}

/** `id`: an installed game or the candidate; null for another one that is offered, such as that of GAME_URL. */
export async function setSensors(ctx: SignedInCtx, env: Environment, id: string | null, isAllowed: boolean) {
  const name = await changeStore(ctx, env, (store) => {
    const build = id === null ? null : findBuild(store, id);
    if (id !== null && !build) throw notFound("game");
    allowSensors(store, id ?? sensorKeyOf(env), isAllowed);
    return titleOf(env, build);
  });
  await recordGameChange(ctx, "sensors", { id: id ?? ownId, name, to: isAllowed ? "on" : "off" });
  return name;
}

/** Ends the warnings that the installed game's files are missing; players get the game in public/game from now on. */
export async function dismissMissingGame(ctx: SignedInCtx) {
  const game = await forgetOfferedGame(ctx);
  if (game) await recordGameChange(ctx, "giveUp", { id: game.build, name: game.name });
}

/** The game that students get if no installed one is chosen. */
const titleOfOwn = (env: Environment) =>
  readOwnOrigin(env) === "bundled" ? texts.games.simulatorTitle : texts.games.ownGameTitle;

async function changeStore<Result>(ctx: SignedInCtx, env: Environment, change: (store: string) => Result) {
  assertCanManageGame(ctx);
  const store = storeFolder(env.dataDir);
  try {
    return await lockStore(store, async () => change(store));
  } catch (error) {
    throw refusalOfBuild(error);
  }
}

/** A refused build as a page says it. */
export function refusalOfBuild(error: unknown): unknown {
  if (error instanceof BuildConflict) return new Refusal("conflict", error.reason);
  if (error instanceof BuildRefused) {
    const reason =
      error.choices.length > 0
        ? say.games.chooseBuild({ reason: error.reason, choices: error.choices.join(", ") })
        : error.reason;
    return new Refusal("invalid", reason, isMessage(reason) ? { game: [reason] } : undefined);
  }
  if (codeOf(error) === "ENOSPC") return new Refusal("conflict", say.games.diskFull);
  return error;
}
