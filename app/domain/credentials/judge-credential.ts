// What `/verify` says about a file: who issued it, whether it was altered, and whether it is still valid.
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { credentials } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { countTry } from "~/domain/limits/count-try";
import { digestOf } from "./collect-evidence";
import { readCredential, type CredentialResult, type ReadFacts } from "./credential-document";

/** `foreign`: signed by a key of another site, or by none. `forged`: the signature doesn't fit. */
export type SignedClaims =
  { kind: "foreign"; issuer: string } | { kind: "forged" } | { kind: "signed"; claims: unknown };

/** `kept`: the issuer has it; `missing`: the file should contain it; `none`: the points are an instructor's or a mean. */
export type EvidenceState = "intact" | "altered" | "missing" | "kept" | "nothing";

export type JudgedResult = Omit<CredentialResult, "digest" | "isOpen"> & {
  state: EvidenceState;
  /** The text of a flight to fly again; the browser gets it only intact. */
  flight: string | null;
};

export type Judgement =
  | { kind: "unreadable" }
  | { kind: "foreign"; issuer: string }
  | { kind: "forged" }
  | ({
      kind: "genuine";
      /** `unknown`: the person was deleted, or the site's data are older. */
      status: "valid" | "revoked" | "unknown";
      revokedAt: Date | null;
      isAltered: boolean;
      results: JudgedResult[];
    } & Omit<ReadFacts, "results" | "id">);

const maxTokenLength = 400_000;

const Token = v.pipe(v.string(), v.trim(), v.maxLength(maxTokenLength), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));
const File = v.object({
  credential: Token,
  evidence: v.optional(
    // Their number first, so that a million entries aren't read one by one.
    v.pipe(v.array(v.unknown()), v.maxLength(500), v.array(v.object({ id: v.string(), content: v.string() }))),
    [],
  ),
});

/** Counts a visitor's check before anything is read. */
export const countCheck = (ctx: Pick<Ctx, "db">, address: string) =>
  countTry(ctx, [{ limit: "verify/address", by: address }]);

/** Judges a file as `readCredentialFile` writes it, or the signed token alone. */
export async function judgeCredential(
  ctx: Ctx,
  text: string,
  readToken: (token: string) => Promise<SignedClaims>,
): Promise<Judgement> {
  const file = v.safeParse(File, parse(text), { abortPipeEarly: true, abortEarly: true });
  if (!file.success) return { kind: "unreadable" };
  const signed = await readToken(file.output.credential);
  if (signed.kind !== "signed") return signed;
  const facts = readCredential(signed.claims);
  if (!facts) return { kind: "forged" };
  const { results: signedResults, id, ...about } = facts;
  const { evidence } = file.output;
  const attached = new Map(evidence.map((each) => [each.id, each.content]));
  const hasRepeated = attached.size < evidence.length;
  const results = signedResults.map(({ evidenceId, digest, isOpen, ...result }): JudgedResult => {
    const content = attached.get(evidenceId);
    attached.delete(evidenceId);
    const state = stateOf({ digest, isOpen }, content);
    return { ...result, state, flight: state === "intact" ? (content ?? null) : null };
  });
  return {
    ...{ kind: "genuine" as const, ...about, results },
    ...(await readStatus(ctx, id)),
    // Evidence that belongs to nothing was added by somebody.
    isAltered: hasRepeated || attached.size > 0 || results.some(({ state }) => state === "altered"),
  };
}

function stateOf({ digest, isOpen }: Pick<CredentialResult, "digest" | "isOpen">, content: string | undefined) {
  if (content !== undefined) return isOpen && digestOf(content) === digest ? "intact" : "altered";
  if (digest === null) return "nothing";
  return isOpen ? "missing" : "kept";
}

function parse(text: string): unknown {
  const trimmed = text.trim();
  if (!trimmed.startsWith("{")) return { credential: trimmed };
  try {
    return JSON.parse(trimmed);
  } catch {
    return null;
  }
}

export type CredentialStatus = { status: "valid" | "revoked" | "unknown"; revokedAt: Date | null };

export async function readStatus({ db }: Pick<Ctx, "db">, id: string): Promise<CredentialStatus> {
  const [row] = await db.select({ revokedAt: credentials.revokedAt }).from(credentials).where(eq(credentials.id, id));
  if (!row) return { status: "unknown", revokedAt: null };
  return { status: row.revokedAt ? "revoked" : "valid", revokedAt: row.revokedAt };
}
