// URLs of the flags: a chunk of its own, loaded when the country list first opens.
const files = import.meta.glob<string>("/node_modules/country-flag-icons/3x2/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const flagAddress: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1, -4), address]),
);
