import { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import type { Platform } from "@funduq/shared-types/rules/module-fit";
import { platformVersion } from "../config/build-version.mjs";

/** What the shell of this checkout offers to departments. */
export function installedPlatform(): Platform {
  return { contract: MODULE_CONTRACT, version: platformVersion() };
}
