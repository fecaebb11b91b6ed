import { urlText, urlWord, useUrlState } from "@funduq/shared-ui/router";
import { useSession } from "@funduq/shared-ui/state";
import { type BoardView, boardFilters } from "../../features/board/board-view.ts";

export type ViewChange = Partial<Pick<BoardView, "filter" | "floorId">>;

const schema = { show: urlWord(boardFilters), floor: urlText };

/** Which rooms are looked at: kept in the URL, so that a reload and the back button keep it. */
export function useBoardView() {
  const { values, change } = useUrlState(schema);
  const session = useSession();
  const view: BoardView = {
    filter: values.show ?? "all",
    floorId: values.floor ?? null,
    myName: session?.user.displayName ?? "",
  };

  function show(changes: ViewChange) {
    const { filter, floorId } = { ...view, ...changes };
    change({ show: filter === "all" ? null : filter, floor: floorId }, { replace: true });
  }

  return { view, show };
}
