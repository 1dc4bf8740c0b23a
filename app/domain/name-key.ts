/** The form in which names and addresses are compared: NFKC-normalized and case-folded. */
export function nameKey(text: string) {
  return text
    .replace(/[\u0000\p{Surrogate}]/gu, "\uFFFD")
    .trim()
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKC");
}
