// Pure: a credential as Open Badges 3.0 has it, and read again (docs/decisions/0176).
import * as v from "valibot";

/** Of a file or a pasted text that `/verify` reads. */
export const maxCredentialBytes = 2 * 1024 * 1024;

/** Who checked the points of a scenario. */
export const pointSources = ["server", "game", "instructor"] as const;
export type PointSource = (typeof pointSources)[number];

export type CredentialResult = {
  title: string;
  /** The curriculum's version that the scenario was played in; null if the attempt has no start. */
  version: number | null;
  points: number;
  maxPoints: number;
  source: PointSource;
  /** SHA-256 of the evidence, base64; null for points that an instructor gave. */
  digest: string | null;
  /** Whether the download contains the evidence. */
  isOpen: boolean;
};

export type CredentialFacts = {
  id: string;
  issuer: { url: string; name: string };
  /** The organization that teaches it. */
  organization: string | null;
  person: string;
  campaign: { id: string; title: string };
  /** What it takes, in a sentence. */
  criteria: string;
  results: CredentialResult[];
  issuedAt: Date;
};

/** The issuer's identifier (did:web): verifiers find its keys at `/.well-known/did.json`. */
export const issuerIdOf = (url: string) => `did:web:${encodeURIComponent(new URL(url).host)}`;

/** Where a key can be read; names the key in a signature. */
export const keyAddressOf = (url: string, keyId: string) => `${url}/verify/keys/${keyId}`;

export const credentialUrnOf = (id: string) => `urn:uuid:${id}`;
export const evidenceIdOf = (id: string, index: number) => `${credentialUrnOf(id)}#evidence-${index + 1}`;

export function composeCredential(facts: CredentialFacts) {
  const { id, issuer, organization, person, campaign, criteria, results, issuedAt } = facts;
  const urn = credentialUrnOf(id);
  const resultId = (index: number) => `${urn}#result-${index + 1}`;
  return {
    "@context": contextOf(issuer.url),
    id: urn,
    type: ["VerifiableCredential", "AchievementCredential"],
    name: campaign.title,
    issuer: { id: issuerIdOf(issuer.url), type: ["Profile"], name: issuer.name, url: issuer.url },
    validFrom: isoOf(issuedAt),
    credentialSubject: {
      type: ["AchievementSubject"],
      identifier: [{ type: "IdentityObject", identityType: "name", identityHash: person, hashed: false }],
      achievement: {
        id: credentialUrnOf(campaign.id),
        type: ["Achievement"],
        name: campaign.title,
        description: criteria,
        criteria: { narrative: criteria },
        ...(organization !== null && {
          creator: { id: `${issuer.url}/`, type: ["Profile"], name: organization },
        }),
        resultDescription: results.map(({ title, maxPoints }, index) => ({
          id: resultId(index),
          type: ["ResultDescription"],
          name: title,
          resultType: "RawScore",
          valueMin: "0",
          valueMax: String(maxPoints),
        })),
      },
      result: results.map(({ points }, index) => ({
        type: ["Result"],
        resultDescription: resultId(index),
        value: String(points),
      })),
    },
    evidence: results.map(({ title, version, source, isOpen }, index) => ({
      id: evidenceIdOf(id, index),
      type: ["Evidence"],
      name: title,
      genre: source,
      ...(version !== null && { version }),
      attached: isOpen,
    })),
    relatedResource: results.flatMap(({ digest }, index) =>
      digest === null ? [] : [{ id: evidenceIdOf(id, index), digestSRI: `sha256-${digest}` }],
    ),
    credentialStatus: { id: `${issuer.url}/verify/status/${id}`, type: "1EdTechRevocationList" },
  };
}

/** Defines each term of the credential: the third defines its status, and the last what we say about evidence. */
const contextOf = (url: string) => [
  "https://www.w3.org/ns/credentials/v2",
  "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
  "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json",
  { version: "https://schema.org/version", attached: `${url}/verify#attached` },
];

export type Credential = ReturnType<typeof composeCredential>;

/** Verifiers compare whole seconds. */
const isoOf = (date: Date) => date.toISOString().replace(/\.\d+Z$/, "Z");

const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const ReadCredential = v.object({
  id: v.pipe(v.string(), v.regex(/^urn:uuid:[0-9a-f-]{36}$/)),
  name: v.string(),
  issuer: v.object({ name: v.string(), url: v.string() }),
  validFrom: v.pipe(v.string(), v.isoTimestamp()),
  credentialSubject: v.object({
    identifier: v.tuple([v.object({ identityHash: v.string() })]),
    achievement: v.object({
      creator: v.optional(v.object({ name: v.string() })),
      resultDescription: v.array(v.object({ valueMax: whole })),
    }),
    result: v.array(v.object({ value: whole })),
  }),
  evidence: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      genre: v.picklist(pointSources),
      version: v.optional(v.number()),
      attached: v.boolean(),
    }),
  ),
  relatedResource: v.array(v.object({ id: v.string(), digestSRI: v.string() })),
});

export type ReadFacts = Omit<CredentialFacts, "campaign" | "criteria" | "results"> & {
  achievement: string;
  results: (CredentialResult & { evidenceId: string })[];
};

/** The facts in signed claims; null if this site wrote none of that form. */
export function readCredential(claims: unknown): ReadFacts | null {
  const parsed = v.safeParse(ReadCredential, claims);
  if (!parsed.success) return null;
  const { id, name, issuer, validFrom, credentialSubject, evidence, relatedResource } = parsed.output;
  const { identifier, achievement, result } = credentialSubject;
  return {
    id: id.replace("urn:uuid:", ""),
    issuer,
    achievement: name,
    organization: achievement.creator?.name ?? null,
    person: identifier[0].identityHash,
    issuedAt: new Date(validFrom),
    results: evidence.map(({ id: evidenceId, name: title, genre: source, version = null, attached }, index) => ({
      evidenceId,
      title,
      version,
      source,
      points: result[index]?.value ?? 0,
      maxPoints: achievement.resultDescription[index]?.valueMax ?? 0,
      digest: relatedResource.find((each) => each.id === evidenceId)?.digestSRI.replace("sha256-", "") ?? null,
      isOpen: attached,
    })),
  };
}
