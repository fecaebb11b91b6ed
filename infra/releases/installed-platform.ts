import { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import type { Platform } from "@funduq/shared-types/rules/module-fit";
import { platformVersion } from "../config/build-version.mjs";

/** The contract and platform version of this checkout's shell. */
export function installedPlatform(): Platform {
  return { contract: MODULE_CONTRACT, version: platformVersion() };
}
