import type { ModuleName } from "@funduq/shared-types/contracts/department";
import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { Button, EmptyState, ErrorCard, Page, PageHeader, Skeleton } from "@funduq/shared-ui";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { useEffect } from "react";
import classes from "./department.module.css";
import { DepartmentBoundary } from "./department-boundary.tsx";
import { useModuleState, useModules } from "./modules-context.ts";
import { entryOf, type KnownView, useRegistry } from "./registry.ts";

type DepartmentProps = { view: KnownView; basename: string };

/**
 * A department's screen: looked up in the registry, loaded, and kept inside its own boundary.
 * Loaded through state, not Suspense, which would hold back a shown fallback for 300 ms.
 *
 * What already runs stays, whatever the registry says later: what was typed stands in it.
 */
export function Department({ view, basename }: DepartmentProps) {
  const { entries, failure, refetch } = useRegistry();
  const entry = entryOf(view, entries);
  const name = entry?.name ?? view.module?.name;
  if (!name) {
    return failure ? (
      <Page>
        <ViewHeader view={view} />
        <ErrorCard failure={failure} onRetry={() => void refetch()} />
      </Page>
    ) : (
      <Loading view={view} />
    );
  }
  const latest = async () => (await refetch()).find((each) => each.name === name) ?? entry;
  return (
    <Loaded key={name} name={name} entry={entry} latest={latest} view={view} basename={basename} />
  );
}

type LoadedProps = {
  name: ModuleName;
  entry: ModuleEntry | undefined;
  /** The registry's present word on this department, for another try. */
  latest: () => Promise<ModuleEntry | undefined>;
  view: KnownView;
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
      onCrash={(error) => modules.crashed(name, error)}
      fallback={(drawAnew) => <Down view={view} onRetry={() => void takeLatest(drawAnew)} />}
    >
      <Root view={view.id} basename={basename} />
    </DepartmentBoundary>
  );
}

/** The department's name; the view's until it is known which department brings it. */
function useDepartmentName({ module, title }: KnownView): string {
  return (module?.title ?? title)[useLanguage()];
}

/** The screen's name, as long as no department says it itself. */
function ViewHeader({ view }: { view: KnownView }) {
  return <PageHeader title={view.title[useLanguage()]} />;
}

function Loading({ view }: { view: KnownView }) {
  const t = useText("shell");
  const department = useDepartmentName(view);
  return (
    <Page>
      <Skeleton rows={8} label={t("module.loading", { department })} />
    </Page>
  );
}

function Down({ view, onRetry }: { view: KnownView; onRetry: () => void }) {
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

function Incompatible({ view }: { view: KnownView }) {
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
