// The curriculum inside the current game: StreamingAssets/curriculum.json.
import { join } from "node:path";
import * as v from "valibot";
import { readBuildCurriculum, curriculumPath } from "~/game-builds/build-curriculum";
import type { SignedInCtx } from "~/domain/context";
import { curriculumLimits } from "~/domain/curricula/curriculum-document";
import { textOfCurriculum } from "~/domain/curricula/parse-curriculum";
import { findDocument } from "~/domain/curricula/read-curricula";
import { notFound, Refusal } from "~/domain/refusal";
import { fetchGame, readStart } from "./fetch-game.server";
import type { GameOffer } from "./game-addresses.server";
import { readGameOffer } from "./game-offer.server";
import { getPlatform } from "./platform.server";

/** What the game's page shows about its curriculum. */
export type GameCurriculum = {
  /** Null if the file cannot be parsed that far. */
  title: string | null;
  version: number | null;
  /**
   * new: no curriculum with this key is published; same: this document is; taken: another document with this version
   * is.
   */
  state: "new" | "newer" | "same" | "taken" | "older" | "unreadable";
  /** The published version; 0 if there is none. */
  published: number;
};

/** The text of the document, for preview and publishing. */
export async function readGameCurriculum(): Promise<string> {
  const { env } = await getPlatform();
  const bytes = await bytesOf(await readGameOffer(env), env.game.url);
  if (!bytes) throw notFound("gameCurriculum");
  return textOfCurriculum(bytes);
}

/** Null if the game has no curriculum. Only the head of the document is parsed, to keep the page fast. */
export async function describeGameCurriculum(
  ctx: SignedInCtx,
  offer: GameOffer,
  url: string | null,
): Promise<GameCurriculum | null> {
  const bytes = await bytesOf(offer, url);
  if (!bytes) return null;
  const text = readText(bytes);
  const head = text === null ? null : headOf(text);
  if (text === null || head === null) return { title: null, version: null, state: "unreadable", published: 0 };
  const { key, title, version } = head;
  const published = await findDocument(ctx, key);
  const summary = { title, version, published: published?.version ?? 0 };
  if (!published) return { ...summary, state: "new" };
  if (version > published.version) return { ...summary, state: "newer" };
  const isSame = version === published.version && text === published.document;
  return { ...summary, state: isSame ? "same" : version === published.version ? "taken" : "older" };
}

async function bytesOf({ located }: GameOffer, url: string | null): Promise<Uint8Array | null> {
  if (url) return fetchCurriculum(`${url}/${curriculumPath}`);
  // A function on Vercel has no access to the game's files.
  return located && readBuildCurriculum(join(located.folder, located.build?.home ?? ""), curriculumLimits.bytes);
}

/** One byte over the limit is enough to refuse a curriculum. */
async function fetchCurriculum(address: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetchGame(address);
    if (answer.ok) return await readStart(answer, curriculumLimits.bytes);
    await answer.body?.cancel();
    return null;
  } catch {
    // The game's card reports servers that don't answer.
    return null;
  }
}

function readText(bytes: Uint8Array): string | null {
  try {
    return textOfCurriculum(bytes);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const Head = v.object({ key: v.string(), title: v.string(), version: v.number() });

function headOf(text: string) {
  try {
    const head = v.safeParse(Head, JSON.parse(text));
    return head.success ? head.output : null;
  } catch {
    return null;
  }
}
