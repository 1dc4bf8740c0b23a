// An authenticator in software, for tests that answer a site over HTTP, rightly or wrongly.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Changes = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Whether the device has verified its owner. */
  verifiesOwner?: boolean;
  counter?: number;
  signature?: Buffer;
};

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const base64 = (bytes: Buffer) => bytes.toString("base64url");

/** The few kinds of CBOR that an authenticator writes. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  // Only the kinds above are written.
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Parameters<typeof cbor>[0])]);
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}

export class SoftPasskey {
  readonly id = randomBytes(20);
  counter = 1;
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  constructor(
    private readonly origin: string,
    private readonly rpId = "localhost",
  ) {}

  /** The answer to the options of a new passkey. */
  create(challenge: string, changes: Changes = {}): string {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.head(0x45, changes), Buffer.alloc(16), length, this.id, key]);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    return this.answer({
      clientDataJSON: base64(this.clientData("webauthn.create", challenge, changes)),
      attestationObject: base64(attestationObject),
      transports: ["internal"],
    });
  }

  /** The answer to a challenge. */
  use(challenge: string, changes: Changes = {}): string {
    if (changes.counter === undefined) this.counter++;
    const authData = this.head(changes.verifiesOwner === false ? 0x01 : 0x05, changes);
    const clientData = this.clientData("webauthn.get", challenge, changes);
    const signature =
      changes.signature ?? sign("sha256", Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: base64(clientData),
      authenticatorData: base64(authData),
      signature: base64(signature),
      userHandle: null,
    });
  }

  private head(flags: number, { rpId = this.rpId, counter = this.counter }: Changes): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  private clientData(type: string, challenge: string, changes: Changes): Buffer {
    const { origin = this.origin } = changes;
    return Buffer.from(
      JSON.stringify({
        type: changes.type ?? type,
        challenge: changes.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );
  }

  private answer(response: object): string {
    const id = base64(this.id);
    return JSON.stringify({ id, rawId: id, type: "public-key", response, clientExtensionResults: {} });
  }
}
