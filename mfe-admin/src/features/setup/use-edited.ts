import { useState } from "react";
import { entriesLaidOver, hasChanged, isReordered, type Worked } from "./lay-over.ts";

type Entry = { id: string };
type Served<Item> = { seen: string; list: readonly Item[] };
type Work<Item> = Worked<Item> & { base: Served<Item> };

export type Edited<Item extends Entry> = {
  /** All that is shown; what is taken away stays among it, to be put back. */
  list: readonly Item[];
  isRemoved: (item: Item) => boolean;
  /** What saving leaves. */
  kept: readonly Item[];
  /** What the hotel looked like when editing began: saving goes back to that. */
  seen: string;
  isEdited: boolean;
  add: (item: Item) => void;
  /** For the form whose fields the list is. */
  update: (patch: { list?: readonly Item[] }) => void;
  /** Answers whether it can be put back: what was never saved just goes. */
  remove: (item: Item) => boolean;
  restore: (item: Item) => void;
  /** To the place of another entry. */
  move: (item: Item, target: Item) => void;
  /** After saving `sent`: what was typed meanwhile stays, over what the hotel has now. */
  settle: (sent: readonly Item[], served: Served<Item>) => void;
  /** Somebody else was first: what was typed stands over what they saved. */
  rebase: (served: Served<Item>) => void;
  /** Shows what the hotel has. */
  drop: () => void;
};

/** A list of the hotel that somebody works on: untouched it follows the hotel, touched it stays. */
export function useEdited<Item extends Entry>(served: Served<Item>): Edited<Item> {
  const [work, setWork] = useState<Work<Item>>();
  const untouched: Work<Item> = { base: served, list: served.list, removed: [] };
  const { base, list, removed } = work ?? untouched;
  const isRemoved = ({ id }: Item) => removed.includes(id);
  const edit = (change: (now: Work<Item>) => Partial<Worked<Item>>) =>
    setWork((now = untouched) => {
      const next = { ...now, ...change(now) };
      return isWork(next) ? next : undefined;
    });
  const layOver = (from: readonly Item[], theirs: Served<Item>) =>
    setWork((mine) => {
      if (!mine) return undefined;
      const next = entriesLaidOver({ base: from, mine, theirs: theirs.list });
      const laid = { ...next, base: theirs };
      return isWork(laid) ? laid : undefined;
    });
  return {
    list,
    isRemoved,
    seen: base.seen,
    isEdited: work !== undefined,
    kept: list.filter((item) => !isRemoved(item)),
    add: (item) => edit((now) => ({ list: [...now.list, item] })),
    update: ({ list: next }) => edit((now) => ({ list: next ?? now.list })),
    remove({ id }) {
      const isSaved = base.list.some((item) => item.id === id);
      if (isSaved) edit((now) => ({ removed: [...now.removed, id] }));
      else edit((now) => ({ list: now.list.filter((item) => item.id !== id) }));
      return isSaved;
    },
    restore: ({ id }) => edit((now) => ({ removed: now.removed.filter((other) => other !== id) })),
    move: ({ id }, target) =>
      edit((now) => {
        const moved = now.list.find((each) => each.id === id);
        const to = now.list.findIndex((each) => each.id === target.id);
        if (!moved || to < 0) return {};
        const others = now.list.filter((each) => each.id !== id);
        return { list: others.toSpliced(to, 0, moved) };
      }),
    settle: layOver,
    rebase: (theirs) => layOver(base.list, theirs),
    drop: () => setWork(undefined),
  };
}

/** Whether anything is left to save. */
function isWork<Item extends Entry>({ base, list, removed }: Work<Item>): boolean {
  if (removed.length > 0 || list.length !== base.list.length) return true;
  if (isReordered(base.list, list)) return true;
  return list.some((item) => {
    const saved = base.list.find(({ id }) => id === item.id);
    return !saved || hasChanged(saved, item);
  });
}
