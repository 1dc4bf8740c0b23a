// The curriculum that the offered game brings along: StreamingAssets/curriculum.json.
import { join } from "node:path";
import * as v from "valibot";
import { curriculumIn, curriculumPlace } from "~/builds/build-curriculum";
import type { SignedInCtx } from "~/domain/context";
import { curriculumLimits } from "~/domain/curricula/curriculum-limits";
import { textOfCurriculum } from "~/domain/curricula/parse-curriculum";
import { findDocument } from "~/domain/curricula/read-curricula";
import { notFound, Refusal } from "~/domain/refusal";
import { fetchGame, readBegin } from "./fetch-game.server";
import type { GameOffer } from "./game-addresses.server";
import { readGameOffer } from "./game-offer.server";
import { getPlatform } from "./platform.server";

/** What the game's page says of the curriculum that comes with it. */
export type GameCurriculum = {
  /** Null where the file cannot be read that far. */
  title: string | null;
  version: number | null;
  /** new: none of its key is published; same: this very document is; taken: another one of its number is. */
  state: "new" | "newer" | "same" | "taken" | "older" | "unreadable";
  /** The version in use; 0 without one. */
  published: number;
};

/** The text of the document, to be looked at and published. */
export async function readGameCurriculum(): Promise<string> {
  const { env } = await getPlatform();
  const bytes = await bytesOf(await readGameOffer(env), env.game.url);
  if (!bytes) throw notFound("The game's curriculum");
  return textOfCurriculum(bytes);
}

/** Null: the game brings none. Only its head is looked at, so that the page stays fast. */
export async function describeGameCurriculum(
  ctx: SignedInCtx,
  offer: GameOffer,
  url: string | null,
): Promise<GameCurriculum | null> {
  const bytes = await bytesOf(offer, url);
  if (!bytes) return null;
  const text = readable(bytes);
  const head = text === null ? null : headOf(text);
  if (text === null || head === null) return { title: null, version: null, state: "unreadable", published: 0 };
  const { key, title, version } = head;
  const published = await findDocument(ctx, key);
  const found = { title, version, published: published?.version ?? 0 };
  if (!published) return { ...found, state: "new" };
  if (version > published.version) return { ...found, state: "newer" };
  const isSame = version === published.version && text === published.document;
  return { ...found, state: isSame ? "same" : version === published.version ? "taken" : "older" };
}

async function bytesOf({ located }: GameOffer, url: string | null): Promise<Uint8Array | null> {
  if (url) return fetched(`${url}/${curriculumPlace}`);
  // A function on Vercel has no files beside it.
  return located && curriculumIn(join(located.folder, located.build?.home ?? ""), curriculumLimits.bytes);
}

/** One byte more than a curriculum may have is enough to refuse it. */
async function fetched(address: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetchGame(address);
    if (answer.ok) return await readBegin(answer, curriculumLimits.bytes);
    await answer.body?.cancel();
    return null;
  } catch {
    // It does not answer: whatever else is wrong with it, the card tells.
    return null;
  }
}

function readable(bytes: Uint8Array): string | null {
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
