import { existsSync } from "node:fs";
import type { SignedInCtx } from "~/domain/context";
import { remarkOnContract } from "~/domain/game/contract-findings";
import { readGameAnswers, type GameAnswers } from "~/domain/game/read-game-answers";
import { texts } from "~/texts";
import { readMissingGame, type MissingGame } from "./missing-game.server";
import { describeGameCurriculum, type GameCurriculum } from "./game-curriculum.server";
import { readGameOffer } from "./game-offer.server";
import { getPlatform } from "./platform.server";
import { readRemoteOffer } from "./remote-game.server";

export type GameCardView = {
  title: string;
  version: string | null;
  company: string | null;
  origin: "installed" | "copied" | "bundled" | "remote" | "deployed";
  /** GAME_URL, if set. */
  url: string | null;
  engine: string | null;
  isThreaded: boolean;
  files: { name: string; bytes: number; plainBytes: number; encoding: string | null }[];
  since: string | null;
  by: string | null;
  source: string | null;
  problems: string[];
  remarks: string[];
  answers: GameAnswers | null;
  /** Whether this host has a disk for uploads. */
  canUpload: boolean;
  /** The installed game whose files are missing here. */
  missing: MissingGame | null;
  /** Its id if it was installed here. */
  id: string | null;
  usesSensors: boolean;
  /** Whether motion sensors can be allowed on this host, which needs a disk. */
  canAllowSensors: boolean;
  /** The build's own curriculum; null if it has none. */
  curriculum: GameCurriculum | null;
};

/** Everything that the content page shows about the game. */
export async function readGameCard(ctx: SignedInCtx): Promise<GameCardView> {
  const { env } = await getPlatform();
  // Asks the server of GAME_URL again: the administrator may just have changed it.
  if (env.game.url) await readRemoteOffer(env.game.url, env, true);
  const offer = await readGameOffer(env);
  const { located, checked, build } = offer;
  const locatedBuild = located?.build;
  const isBundled = located?.origin === "bundled";
  const remark = checked && !isBundled ? remarkOnContract(checked.words, env.game) : "";
  return {
    // The name of the simulator's files says nothing.
    title: isBundled ? "" : (build?.productName ?? locatedBuild?.product ?? locatedBuild?.name ?? texts.games.noGame),
    version: locatedBuild?.version ?? build?.productVersion ?? null,
    company: locatedBuild?.company ?? build?.companyName ?? null,
    origin: located?.origin ?? (env.game.url ? "remote" : "deployed"),
    url: env.game.url,
    engine: checked?.engine ?? null,
    isThreaded: offer.isThreaded,
    files: (checked?.files ?? []).map(({ name, bytes, plainBytes, encoding }) => ({
      name,
      bytes,
      plainBytes,
      encoding,
    })),
    since: located?.since ?? null,
    by: located?.installed?.by ?? null,
    source: located?.installed?.source ?? null,
    problems: offer.problems,
    remarks: [...offer.remarks, ...(remark ? [remark] : [])],
    answers: await readGameAnswers(ctx, offer.buildKey),
    canUpload: existsSync("public") && env.game.url === null,
    missing: await readMissingGame(ctx.db, env),
    id: located?.installed?.id ?? null,
    usesSensors: offer.usesSensors,
    canAllowSensors: existsSync("public"),
    curriculum: await describeGameCurriculum(ctx, offer, env.game.url),
  };
}
