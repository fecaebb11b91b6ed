import {
  type ModuleEntry,
  moduleEntrySchema,
  type UnreadModuleList,
  viewIds,
} from "@funduq/shared-types/contracts/module";

const isView = (view: unknown) => viewIds.some((known) => known === view);

/**
 * The entries of the registry that this shell can read. A department it does not know is left out,
 * and so is a view; both are reported, and everything else works (MOD-02).
 */
export function readModules({ modules }: UnreadModuleList): ModuleEntry[] {
  return modules.flatMap((unread) => {
    const { data, error } = moduleEntrySchema.safeParse(withKnownViews(unread));
    if (error) reportError(new Error(`${nameOf(unread)} is left out`, { cause: error }));
    return data ? [data] : [];
  });
}

function withKnownViews(unread: unknown): unknown {
  const views = fieldOf(unread, "views");
  if (!Array.isArray(views)) return unread;
  const unknown = views.filter((view) => !isView(view));
  if (unknown.length === 0) return unread;
  reportError(new Error(`${nameOf(unread)} has views that are left out: ${unknown.join(", ")}`));
  return { ...(unread as object), views: views.filter(isView) };
}

function nameOf(unread: unknown): string {
  return `registry entry ${String(fieldOf(unread, "name"))}`;
}

function fieldOf(unread: unknown, field: "name" | "views"): unknown {
  return (unread as Partial<Record<typeof field, unknown>> | null)?.[field];
}
