import type { BuildPart, FoundBuild } from "~/builds/find-builds";
import type { LocatedBuild } from "~/builds/locate-build";
import type { CheckedBuild } from "~/builds/verify-build";

/** The addresses of a build's files, and what Unity's loader wants to know besides. */
export type BuildAddresses = {
  loaderUrl: string;
  dataUrl: string;
  frameworkUrl: string;
  codeUrl: string;
  symbolsUrl?: string;
  workerUrl?: string;
  memoryUrl?: string;
  streamingAssetsUrl: string;
  companyName?: string;
  productName?: string;
  productVersion?: string;
};

export type GameOffer = {
  /** Null when there is none, or none that is whole. */
  build: BuildAddresses | null;
  /** Tells one build from another. */
  buildKey: string;
  /** What is wrong, in sentences such as "game.data is incomplete." */
  problems: string[];
  /** What does not hold the game up, but its administrator should know. */
  remarks: string[];
  isThreaded: boolean;
  located: LocatedBuild | null;
  checked: CheckedBuild | null;
};

const addressNames: Record<BuildPart, keyof BuildAddresses> = {
  loader: "loaderUrl",
  data: "dataUrl",
  framework: "frameworkUrl",
  code: "codeUrl",
  worker: "workerUrl",
  memory: "memoryUrl",
  symbols: "symbolsUrl",
};

/**
 * `base`: the address of the folder that the build was found in. `stamp`: of files that change with it only, and are
 * kept for good under their addresses.
 */
export function addressesOf(build: FoundBuild, base: string, stamp: string | null = null): BuildAddresses {
  const address = (path: string) => `${base}/${path.split("/").map(encodeURIComponent).join("/")}`;
  const stamped = stamp ? `?v=${stamp}` : "";
  // `entries` forgets names; a build has all four of the parts that every build has.
  const urls = Object.fromEntries(
    Object.entries(build.files).map(([part, path]) => [addressNames[part as BuildPart], address(path) + stamped]),
  ) as Pick<BuildAddresses, "loaderUrl" | "dataUrl" | "frameworkUrl" | "codeUrl">;
  const { company, product, version, home } = build;
  return {
    ...urls,
    streamingAssetsUrl: address(home ? `${home}/StreamingAssets` : "StreamingAssets"),
    ...(company ? { companyName: company } : {}),
    ...(product ? { productName: product } : {}),
    ...(version ? { productVersion: version } : {}),
  };
}
