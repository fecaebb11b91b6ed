import type { ModuleEntry, ModuleName } from "@funduq/shared-types/contracts/module";
import { type ViewId, views } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, EmptyState, ErrorCard, Page, PageHeader, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useEffect } from "react";
import { useSessionCheck } from "../session/use-session-check.ts";
import classes from "./department.module.css";
import { DepartmentBoundary } from "./department-boundary.tsx";
import { useListModulesQuery } from "./modules.endpoints.ts";
import { useModuleState, useModules } from "./modules-context.ts";

type DepartmentProps = { view: ViewId; basename: string; hotelId: HotelId | undefined };

/**
 * A department's screen: looked up in the registry, loaded, and kept inside its own boundary.
 * Loaded through state, not Suspense, which would hold back a shown fallback for 300 ms.
 *
 * What already runs stays, whatever the registry says later: what was typed stands in it.
 */
export function Department({ view, basename, hotelId }: DepartmentProps) {
  const name = views[view].module;
  const { currentData: entries, error, refetch } = useListModulesQuery(hotelId ?? null);
  const entry = entries?.find((each) => each.name === name && each.views.includes(view));
  const running = useModuleState(name).status === "ready";
  // A registry without the department may be the one that strangers get, because the session is over.
  useSessionCheck(entries !== undefined && !entry);
  if (!running && !entries && error) {
    return (
      <Page>
        <ViewHeader view={view} />
        <ErrorCard failure={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!running && !entries) return <Loading view={view} />;
  if (!running && !entry) return <Missing view={view} />;
  const latest = async () => {
    const answer = await refetch();
    return answer.data?.find((each) => each.name === name) ?? entry;
  };
  return (
    <Loaded key={name} name={name} entry={entry} latest={latest} view={view} basename={basename} />
  );
}

type LoadedProps = {
  name: ModuleName;
  entry: ModuleEntry | undefined;
  /** The registry's present word on this department, for another try. */
  latest: () => Promise<ModuleEntry | undefined>;
  view: ViewId;
  basename: string;
};

function Loaded({ name, entry, latest, view, basename }: LoadedProps) {
  const modules = useModules();
  const state = useModuleState(name);
  useEffect(() => {
    if (entry) modules.start(entry);
  }, [modules, entry]);
  if (state.status === "failed") {
    const retry = () => void latest().then((found) => found && modules.retry(found));
    return <Down view={view} onRetry={retry} />;
  }
  if (state.status === "incompatible") return <Incompatible view={view} />;
  if (state.status !== "ready") return <Loading view={view} />;
  const { Root } = state.module;
  /** A screen that crashed may have been repaired by a newer release. */
  const takeLatest = async (drawAnew: () => void) => {
    const found = await latest();
    if (found) modules.replace(found);
    drawAnew();
  };
  return (
    // Another view or another hotel begins anew: nothing of one hotel shows in the next.
    <DepartmentBoundary
      key={basename}
      fallback={(drawAnew) => <Down view={view} onRetry={() => void takeLatest(drawAnew)} />}
    >
      <Root view={view} basename={basename} />
    </DepartmentBoundary>
  );
}

function useDepartmentName(view: ViewId): string {
  return useText("shell")(`department.${views[view].module}`);
}

/** The screen's name, as long as no department says it itself. */
function ViewHeader({ view }: { view: ViewId }) {
  return <PageHeader title={useText("shell")(`view.${view}`)} />;
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
      <ViewHeader view={view} />
      <ErrorCard
        message={
          <>
            {t("module.down", { department })}
            <span className={classes.hint}>{t("module.down-hint")}</span>
          </>
        }
        onRetry={onRetry}
      />
    </Page>
  );
}

function Incompatible({ view }: { view: ViewId }) {
  const t = useText("shell");
  const department = useDepartmentName(view);
  return (
    <Page>
      <ViewHeader view={view} />
      <div role="alert">
        <EmptyState
          message={t("module.incompatible", { department })}
          action={<Button onClick={() => location.reload()}>{t("update.reload")}</Button>}
        />
      </div>
    </Page>
  );
}

function Missing({ view }: { view: ViewId }) {
  const t = useText("shell");
  const department = useDepartmentName(view);
  return (
    <Page>
      <ViewHeader view={view} />
      <EmptyState message={t("module.missing", { department })} action={t("module.missing-hint")} />
    </Page>
  );
}
