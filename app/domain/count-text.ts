/** "1 attempt", "1,200 attempts". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
