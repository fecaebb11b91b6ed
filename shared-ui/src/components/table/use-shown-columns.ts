import { useMemo, useState } from "react";
import { deviceStorage } from "../../client/storage.ts";
import type { Column } from "./column.ts";

export type ShownColumns<Row> = {
  shown: readonly Column<Row>[];
  isHidden: (id: string) => boolean;
  toggle: (id: string) => void;
  showAll: () => void;
};

/** Which columns are on the screen, remembered on this device under the table's name. */
export function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  name: string | undefined,
): ShownColumns<Row> {
  const [hidden, setHidden] = useState(
    () => readHidden(name) ?? columns.filter((column) => column.hidden).map(({ id }) => id),
  );
  const shown = useMemo(
    // The first names the row; without it nobody knows whose line it is.
    () => columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    [columns, hidden],
  );
  function change(ids: string[]) {
    setHidden(ids);
    if (name) deviceStorage.set(keyOf(name), JSON.stringify(ids));
  }
  return {
    shown,
    isHidden: (id) => hidden.includes(id),
    toggle: (id) =>
      change(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]),
    showAll: () => change([]),
  };
}

const keyOf = (name: string) => `funduq.table.${name}`;

function readHidden(name: string | undefined): string[] | undefined {
  const stored = name && deviceStorage.get(keyOf(name));
  if (!stored) return undefined;
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : undefined;
  } catch {
    // Written by another version or by hand: as if nothing were chosen yet.
    return undefined;
  }
}
