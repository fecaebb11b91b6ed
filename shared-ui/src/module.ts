import type { ModuleName, ViewId } from "@funduq/shared-types/contracts/module";
import type { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import type { ComponentType } from "react";

export type { ModuleName, ViewId } from "@funduq/shared-types/contracts/module";

/** What the shell gives a department's screen: which of its views, and the path it stands under. */
export type ModuleRootProps = { view: ViewId; basename: string };

/** What a department's `module.ts` exposes, as its default export, and nothing else. */
export type FunduqModule = {
  contract: typeof MODULE_CONTRACT;
  name: ModuleName;
  version: string;
  views: readonly ViewId[];
  /** Adds the department's texts, endpoints and slices. Called once, before the first `Root`. */
  register(): void;
  Root: ComponentType<ModuleRootProps>;
};
