import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useReducer,
} from "react";
import { refetchMissingFiles } from "../../client/missing-files.ts";
import { withinTime } from "../../client/within-time.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { ErrorCard } from "./error-card.tsx";

/** When the user is told that a part can't be fetched (MOD-04). */
const FETCH_WITHIN_MS = 7_500;

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a screen whose code is fetched when it is first drawn:
 * `lazyPart(async () => (await import("./reports-screen.tsx")).ReportsScreen)`, in a `Suspense`. Where the
 * code can't be had it says so in its own place, and 'Try again' fetches it anew.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return partOf(load, NotLoaded);
}

/**
 * The same for a dialog or a drawer, which says it in a dialog. It needs no `Suspense`: nothing is shown
 * until it is loaded, and what is open stays open.
 */
export function lazyDialog<Props extends { onClose: () => unknown }>(
  load: Load<Props>,
): ComponentType<Props> {
  const Part = partOf(load, NotLoadedDialog);
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

const RetryContext = createContext(() => {});

/** React's own `lazy` keeps a failure for as long as the page stands: a new one is made in its place. */
function partOf<Props extends object>(load: Load<Props>, Instead: ComponentType<Props>) {
  let current = fetchPart(load);
  /** A file that arrived damaged would come from the browser's cache again. */
  async function loadAnew() {
    await refetchMissingFiles();
    return load();
  }
  function fetchPart(fetchNow: Load<Props>) {
    const fetched = lazy(async () => {
      try {
        return { default: await withinTime(FETCH_WITHIN_MS, fetchNow) };
      } catch {
        const failure = (props: Props) => (
          <NotThere onLeave={forget}>
            <Instead {...props} />
          </NotThere>
        );
        return { default: failure };
      }
    });
    /** Whoever comes back later begins anew. */
    function forget() {
      if (current === fetched) current = fetchPart(loadAnew);
    }
    return fetched;
  }
  return function LazyPart(props: Props) {
    const [, again] = useReducer((tries: number) => tries + 1, 0);
    function retry() {
      current = fetchPart(loadAnew);
      again();
    }
    const Part: ComponentType<Props> = current;
    return (
      <RetryContext value={retry}>
        <Part {...props} />
      </RetryContext>
    );
  };
}

function NotThere({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  useEffect(() => onLeave, [onLeave]);
  return children;
}

function NotLoaded() {
  const t = useUiText();
  return <ErrorCard message={t("part.not-loaded")} onRetry={useContext(RetryContext)} />;
}

function NotLoadedDialog({ onClose }: { onClose: () => unknown }) {
  const t = useUiText();
  return (
    <Dialog opened onClose={() => void onClose()} title={t("part.title")} size="small">
      <NotLoaded />
    </Dialog>
  );
}
