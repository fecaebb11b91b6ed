import type { ModuleName } from "@funduq/shared-types/contracts/department";
import type { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import type { ComponentType } from "react";

export type { Department, ModuleName } from "@funduq/shared-types/contracts/department";

/** What the shell gives a department's screen: the id of the view, and its path. */
export type ModuleRootProps = { view: string; basename: string };

/**
 * What a department's `module.ts` exposes, as its default export, and nothing else. Its names and views are
 * in its `department.json`.
 */
export type FunduqModule = {
  contract: typeof MODULE_CONTRACT;
  name: ModuleName;
  version: string;
  /** Adds the department's texts, endpoints and slices. Called once, before the first `Root`. */
  register(): void;
  Root: ComponentType<ModuleRootProps>;
};
