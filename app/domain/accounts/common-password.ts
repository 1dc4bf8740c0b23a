import { Refusal } from "~/domain/refusal";
import { commonestPasswords } from "./commonest-passwords";
import { passwordTexts } from "./password-rules";

let known: Set<string> | null = null;

/**
 * Whether this is one of the 3,000 commonest passwords, or one of them dressed up for the rules: `Password1!`, `p@ssw0rd!!`.
 * None of the 3,000 keeps the rules as it stands, so without the second half the first would never apply.
 */
export function isCommonPassword(password: string): boolean {
  const common = (known ??= new Set(commonestPasswords.trim().split(/\s+/)));
  const plain = password.toLowerCase();
  const bare = plain.replace(/[^a-z\d]/g, "");
  const core = undressed(plain);
  // A common word in a long random rest is fine; as most of the password, or with digits that are common too, it is not.
  return (
    common.has(plain) ||
    common.has(bare) ||
    (core.length * 2 >= plain.length && common.has(core)) ||
    isWordAndDigits(plain, common)
  );
}

function isWordAndDigits(plain: string, common: Set<string>): boolean {
  const [word = "", ...otherWords] = plain.match(/[a-z]+/g) ?? [];
  const digits = plain.match(/\d+/g) ?? [];
  return otherWords.length === 0 && common.has(word) && digits.every((run) => run.length <= 4 || common.has(run));
}

/** Without what is put around a word, and with letters for what stands for them. */
function undressed(plain: string) {
  return plain
    .replace(/^[^a-z]+|[^a-z]+$/g, "")
    .replace(/[@$!0134]/g, (sign) => lettersOf[sign])
    .replace(/[^a-z\d]/g, "");
}

const lettersOf: Record<string, string> = { "@": "a", $: "s", "!": "i", "0": "o", "1": "l", "3": "e", "4": "a" };

export function refuseCommonPassword(password: string, field: string) {
  if (isCommonPassword(password))
    throw new Refusal("invalid", passwordTexts.tooCommon, { [field]: [passwordTexts.tooCommon] });
}
