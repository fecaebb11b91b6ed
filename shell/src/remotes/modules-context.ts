import type { ModuleName } from "@funduq/shared-types/contracts/department";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { ModuleState, Modules } from "./modules.ts";

/** The departments of this tab; the shell provides them once. */
export const ModulesContext = createContext<Modules | undefined>(undefined);

export function useModules(): Modules {
  const modules = useContext(ModulesContext);
  if (!modules) throw new Error("the shell provides no departments");
  return modules;
}

export function useModuleState(name: ModuleName): ModuleState {
  const modules = useModules();
  return useSyncExternalStore(modules.subscribe, () => modules.state(name));
}
