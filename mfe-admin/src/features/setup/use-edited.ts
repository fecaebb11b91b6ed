import { useState } from "react";

type Served<Item> = { seen: string; list: readonly Item[] };

export type Edited<Item> = {
  list: readonly Item[];
  /** What the hotel looked like when editing began: saving goes back to that. */
  seen: string;
  isEdited: boolean;
  edit: (list: readonly Item[]) => void;
  /** After saving, or to take the latest version: shows what the hotel has. */
  drop: () => void;
};

/** A list of the hotel that somebody works on: untouched it follows the hotel, touched it stays. */
export function useEdited<Item>(served: Served<Item>): Edited<Item> {
  const [edited, setEdited] = useState<Served<Item>>();
  const { list, seen } = edited ?? served;
  return {
    list,
    seen,
    isEdited: edited !== undefined,
    edit: (changed) => setEdited({ seen, list: changed }),
    drop: () => setEdited(undefined),
  };
}
