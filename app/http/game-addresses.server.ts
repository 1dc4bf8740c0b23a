import type { BuildPart, FoundBuild } from "~/game-builds/find-builds";
import type { LocatedBuild } from "~/game-builds/locate-build";
import type { CheckedBuild } from "~/game-builds/verify-build";

/** URLs of a build's files, and the other options of Unity's loader. */
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
  /** Null if there is none, or none that is complete. */
  build: BuildAddresses | null;
  /** Identifies the build. */
  buildKey: string;
  /** Problems, in sentences such as "game.data is incomplete." */
  problems: string[];
  /** Hints for the administrator; the game works. */
  remarks: string[];
  isThreaded: boolean;
  /** An administrator allowed the phone's motion sensors. */
  usesSensors: boolean;
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
 * `base`: URL of the folder where the build was found. `stamp`: version of immutable files, which browsers cache
 * forever.
 */
export function addressesOf(build: FoundBuild, base: string, stamp: string | null = null): BuildAddresses {
  const address = (path: string) => `${base}/${path.split("/").map(encodeURIComponent).join("/")}`;
  const stamped = stamp ? `?v=${stamp}` : "";
  // `entries` loses the key types; a build has all four required parts.
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
