import {
  layoutTableSchema,
  type RestaurantFloor,
  type SaveLayout,
} from "@funduq/shared-types/contracts/pos-floor";
import { tableNamesVerdict } from "@funduq/shared-types/rules/table-layout";
import type { DiningTableId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useDispatch, useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { restaurantsEndpoints } from "../../../features/restaurants/restaurants.endpoints.ts";
import { useSaveLayoutMutation } from "./plan.endpoints.ts";
import { isSame, type PlanTable, planTable } from "./plan-tables.ts";

/** Changed and added tables by their id; null is a deleted one. */
type Edits = ReadonlyMap<DiningTableId, PlanTable | null>;
const none: Edits = new Map();

/**
 * The edited layout: the stored one with this screen's changes over it. Another editor's layout arrives below
 * the changes; it is saved over only once the user has said so (`keepMine`).
 */
export function usePlan(floor: RestaurantFloor) {
  const t = useText("pos");
  const [edits, setEdits] = useState(none);
  const [seen, setSeen] = useState(floor.version);
  const stored = new Map(floor.tables.map((table) => [table.id, planTable(table)]));
  const tables = laidOver(stored, edits);
  const changes = [...edits].filter(([id, edit]) => !isStored(stored.get(id), edit)).length;
  const { submit, isSaving, failure, clearFailure } = useSubmit(useSaveAndRead(floor));
  // Without a change of one's own the stored layout is the one that is edited.
  if (changes === 0 && !isSaving) {
    if (edits.size > 0) setEdits(none);
    if (seen !== floor.version) setSeen(floor.version);
  }

  function edit(id: DiningTableId, table: PlanTable | null) {
    clearFailure();
    setEdits((former) => {
      const next = new Map(former);
      if (isStored(stored.get(id), table)) next.delete(id);
      else next.set(id, table);
      return next;
    });
  }

  return {
    tables,
    changes,
    isSaving,
    failure,
    /** Somebody else saved the layout after these changes were begun. */
    isBehind: changes > 0 && !isSaving && floor.version > seen,
    edit,
    keepMine() {
      clearFailure();
      setSeen(floor.version);
    },
    discard() {
      clearFailure();
      setEdits(none);
      setSeen(floor.version);
    },
    /** Saves all; answers the first table that keeps it from being saved. */
    async save(): Promise<PlanTable | undefined> {
      const first = firstFault(tables);
      if (first || changes === 0) return first;
      const body = tables.flatMap((table) => layoutTableSchema.safeParse(table).data ?? []);
      const saved = await submit({ version: seen, tables: body });
      if (!saved) return undefined;
      setSeen(saved.version);
      // What was changed during the save stays.
      setEdits((now) => new Map([...now].filter(([id, edit]) => edits.get(id) !== edit)));
      notify.success(t("plan.saved"));
      return undefined;
    },
  };
}
export type Plan = ReturnType<typeof usePlan>;

/** Saves, then reads the stored layout, so that no older one is shown in between. */
function useSaveAndRead({ id: restaurantId }: RestaurantFloor) {
  const hotelId = useHotel()?.hotelId;
  const dispatch = useDispatch();
  const [saveLayout] = useSaveLayoutMutation();
  return async (layout: SaveLayout) => {
    if (!hotelId) throw new Error("the plan is shown in a hotel");
    const ref = { hotelId, restaurantId };
    const answer = await saveLayout({ ...ref, ...layout });
    const options = { subscribe: false, forceRefetch: true };
    await dispatch(restaurantsEndpoints.endpoints.getRestaurantFloor.initiate(ref, options));
    return answer;
  };
}

function laidOver(stored: ReadonlyMap<DiningTableId, PlanTable>, edits: Edits): PlanTable[] {
  const kept = [...stored].flatMap(([id, table]) => {
    const edit = edits.get(id);
    return edit === null ? [] : [edit ?? table];
  });
  const added = [...edits].flatMap(([id, edit]) => (edit && !stored.has(id) ? [edit] : []));
  return [...kept, ...added];
}

function isStored(stored: PlanTable | undefined, edit: PlanTable | null): boolean {
  return edit === null ? stored === undefined : isSame(edit, stored);
}

/** A table needs name and covers (POS-01), and a name that no other one of its area has. */
function firstFault(tables: readonly PlanTable[]): PlanTable | undefined {
  return tables.find(
    (table, index) =>
      !layoutTableSchema.safeParse(table).success ||
      !tableNamesVerdict(tables.slice(0, index + 1)).allowed,
  );
}
