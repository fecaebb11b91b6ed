import { platformVersion } from "../config/build-version.mjs";
import { MODULE_CONTRACT } from "../config/release-manifest.mjs";
import type { Platform } from "./verify-release.ts";

/** What the shell of this checkout offers to departments. */
export function installedPlatform(): Platform {
  return { contract: MODULE_CONTRACT, version: platformVersion() };
}
