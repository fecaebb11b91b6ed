import { useSearchParams } from "@funduq/shared-ui/router";
import { useSession } from "@funduq/shared-ui/state";
import { type BoardView, boardFilters } from "../../features/board/board-view.ts";

export type ViewChange = Partial<Pick<BoardView, "filter" | "floorId">>;

/** Which rooms are looked at: kept in the URL, so that a reload and the back button keep it. */
export function useBoardView() {
  const [params, setParams] = useSearchParams();
  const session = useSession();
  const wanted = params.get("show");
  const view: BoardView = {
    filter: boardFilters.find((filter) => filter === wanted) ?? "all",
    floorId: params.get("floor"),
    myName: session?.user.displayName ?? "",
  };

  function show(change: ViewChange) {
    const { filter, floorId } = { ...view, ...change };
    setParams((now) => withView(now, { show: filter, floor: floorId }), { replace: true });
  }

  return { view, show };
}

function withView(params: URLSearchParams, view: Record<string, string | null>) {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(view)) {
    if (value === null || value === "all") changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}
