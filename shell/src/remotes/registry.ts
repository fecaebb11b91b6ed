import type { View } from "@funduq/shared-types/contracts/department";
import type { ModuleEntry, ModuleList } from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type ApiFailure, asFailure, useSelector } from "@funduq/shared-ui/state";
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSessionCheck } from "../session/use-session-check.ts";
import { useListModulesQuery } from "./modules.endpoints.ts";
import { useModules } from "./modules-context.ts";

/** A view, with its department where the visitor may open it. */
export type KnownView = View & { module?: Pick<ModuleEntry, "name" | "title"> };

/** The departments and their views, as the registry describes them to this visitor in this hotel. */
export type Registry = {
  /** The whole answer, once it is this visitor's. */
  list: ModuleList | undefined;
  /** Undefined until they are known for this hotel. */
  entries: readonly ModuleEntry[] | undefined;
  /** The version that a page loaded now would have; null or undefined if not known. */
  shellVersion: string | null | undefined;
  /** All views, also closed ones. While another hotel's are being read, those of the hotel before. */
  views: readonly KnownView[];
  failure: ApiFailure | undefined;
  /** Reads the registry again, and returns the current entries. */
  refetch: () => Promise<readonly ModuleEntry[]>;
};

export const RegistryContext = createContext<Registry | undefined>(undefined);

export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error("the shell provides no registry");
  return registry;
}

/**
 * Reads the registry for a hotel. A view whose department runs stays known, whatever the registry says
 * later: what was typed is on its screen.
 */
export function useRegistryOf(hotelId: HotelId | null): Registry {
  const modules = useModules();
  const { session, lapsed } = useSelector((state) => state.session);
  const query = useListModulesQuery(hotelId, { refetchOnFocus: true, skip: lapsed });
  const { currentData, error, isFetching } = query;
  const userId = session?.user.id;
  const isOurs = currentData?.signedIn === (session !== null);
  const isStrangers = session !== null && currentData?.signedIn === false && !isFetching;
  useStrangersAnswer(isStrangers, `${userId} ${hotelId}`, query.refetch);

  const seen = useRef<{ userId: typeof userId; views: readonly KnownView[] }>({
    userId,
    views: [],
  });
  if (seen.current.userId !== userId) seen.current = { userId, views: [] };
  const list = isOurs ? currentData : undefined;
  const views = useMemo(() => {
    const before = seen.current.views;
    if (!list) return before;
    const listed = viewsIn(list);
    const running = before.filter(
      ({ id, module }) =>
        module &&
        modules.state(module.name).status === "ready" &&
        !listed.some((view) => view.id === id),
    );
    return [...listed, ...running];
  }, [list, modules]);
  seen.current.views = views;

  return {
    list,
    entries: list?.modules,
    shellVersion: list?.shellVersion,
    views,
    failure: list || !error ? undefined : asFailure(error),
    refetch: async () => (await query.refetch()).data?.modules ?? [],
  };
}

export function viewsIn({ modules, closed }: ModuleList): KnownView[] {
  const open = modules.flatMap(({ name, title, views }) =>
    views.map((view): KnownView => ({ ...view, module: { name, title } })),
  );
  return [...open, ...closed];
}

/**
 * An answer as to a stranger is from before the sign-in, or says that the session has ended: it is read
 * again once, and then the session too.
 */
function useStrangersAnswer(isStrangers: boolean, asked: string, refetch: () => unknown): void {
  const [reread, setReread] = useState<string>();
  const readAgain = useEffectEvent(() => {
    if (!isStrangers || reread === asked) return;
    refetch();
    setReread(asked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each visitor and hotel once
  useEffect(readAgain, [isStrangers, asked]);
  useSessionCheck(isStrangers && reread === asked);
}

/** The release that brings a view. */
export function entryOf(
  view: Pick<View, "id">,
  entries: readonly ModuleEntry[] | undefined,
): ModuleEntry | undefined {
  return entries?.find(({ views }) => views.some(({ id }) => id === view.id));
}
