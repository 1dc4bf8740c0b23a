// Where the flags are: a chunk of its own, fetched when the country list is first opened. Each flag is a file.
const files = import.meta.glob<string>("/node_modules/country-flag-icons/3x2/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const flagAddress: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1, -4), address]),
);
