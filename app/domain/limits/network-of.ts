/** Of an IPv6 address the first half: the rest is its holder's to choose. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const zeros = tail === undefined ? 0 : 8;
  return [...groups, ...Array<string>(zeros).fill("0")].slice(0, 4).join(":");
}
