import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { type ViewId, views } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { EmptyState, ErrorCard, Page, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useEffect } from "react";
import { DepartmentBoundary } from "./department-boundary.tsx";
import { useListModulesQuery } from "./modules.endpoints.ts";
import { useModuleState, useModules } from "./modules-context.ts";

type DepartmentProps = { view: ViewId; basename: string; hotelId: HotelId | undefined };

/**
 * A department's screen: looked up in the registry, loaded, and kept inside its own boundary.
 * Loaded through state, not Suspense, which would hold back a shown fallback for 300 ms.
 */
export function Department({ view, basename, hotelId }: DepartmentProps) {
  const { data: entries, error, refetch } = useListModulesQuery(hotelId ?? null);
  if (!entries && error) {
    return (
      <Page>
        <ErrorCard failure={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!entries) return <Loading view={view} />;
  const entry = entries.find(
    (each) => each.name === views[view].module && each.views.includes(view),
  );
  if (!entry) return <Missing view={view} />;
  const latest = async () => {
    const answer = await refetch();
    return answer.data?.find(({ name }) => name === entry.name) ?? entry;
  };
  return <Loaded key={entry.name} entry={entry} latest={latest} view={view} basename={basename} />;
}

type LoadedProps = {
  entry: ModuleEntry;
  /** The registry's present word on this department, for another try. */
  latest: () => Promise<ModuleEntry>;
  view: ViewId;
  basename: string;
};

function Loaded({ entry, latest, view, basename }: LoadedProps) {
  const modules = useModules();
  const state = useModuleState(entry.name);
  useEffect(() => modules.start(entry), [modules, entry]);
  if (state.status === "failed") {
    const retry = () => void latest().then((found) => modules.retry(found));
    return <Down view={view} onRetry={retry} />;
  }
  if (state.status !== "ready") return <Loading view={view} />;
  const { Root } = state.module;
  return (
    // Another view or another hotel begins anew: nothing of one hotel shows in the next.
    <DepartmentBoundary key={basename} fallback={(retry) => <Down view={view} onRetry={retry} />}>
      <Root view={view} basename={basename} />
    </DepartmentBoundary>
  );
}

function useDepartmentName(view: ViewId): string {
  return useText("shell")(`department.${views[view].module}`);
}

function Loading({ view }: { view: ViewId }) {
  const t = useText("shell");
  const department = useDepartmentName(view);
  return (
    <Page>
      <Skeleton rows={8} label={t("module.loading", { department })} />
    </Page>
  );
}

function Down({ view, onRetry }: { view: ViewId; onRetry: () => void }) {
  const t = useText("shell");
  const department = useDepartmentName(view);
  return (
    <Page>
      <ErrorCard
        message={
          <>
            {t("module.down", { department })}
            <br />
            {t("module.down-hint")}
          </>
        }
        onRetry={onRetry}
      />
    </Page>
  );
}

function Missing({ view }: { view: ViewId }) {
  const t = useText("shell");
  const department = useDepartmentName(view);
  return (
    <Page>
      <EmptyState message={t("module.missing", { department })} action={t("module.missing-hint")} />
    </Page>
  );
}
