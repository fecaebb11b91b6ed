import { type View, viewSchema } from "@funduq/shared-types/contracts/department";
import {
  type ModuleEntry,
  type ModuleList,
  moduleEntrySchema,
  type UnreadModuleList,
} from "@funduq/shared-types/contracts/module";

/**
 * What this shell can read of the registry. A department that it can't read is left out, and so is a view;
 * both are reported, and everything else works (MOD-02).
 */
export function readModules({
  signedIn,
  shellVersion = null,
  modules,
  closed,
}: UnreadModuleList): ModuleList {
  return {
    signedIn,
    shellVersion,
    modules: modules.flatMap((unread) => readEntry(unread)),
    closed: readViews(closed, "the registry"),
  };
}

function readEntry(unread: unknown): ModuleEntry[] {
  const fields = typeof unread === "object" && unread !== null ? unread : {};
  const name = `registry entry ${String(Reflect.get(fields, "name"))}`;
  const brought: unknown = Reflect.get(fields, "views");
  const views = Array.isArray(brought) ? readViews(brought, name) : brought;
  const { data, error } = moduleEntrySchema.safeParse({ ...fields, views });
  if (error) reportError(new Error(`${name} is left out`, { cause: error }));
  return data ? [data] : [];
}

function readViews(unread: readonly unknown[], owner: string): View[] {
  return unread.flatMap((each) => {
    const { data, error } = viewSchema.safeParse(each);
    if (error) reportError(new Error(`a view of ${owner} is left out`, { cause: error }));
    return data ? [data] : [];
  });
}
