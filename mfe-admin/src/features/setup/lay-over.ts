type Entry = { id: string };

/** Entries as somebody works on them; what is taken away can be put back until it is saved. */
export type Worked<Item> = { list: readonly Item[]; removed: readonly string[] };

type Versions<Mine, Theirs = Mine> = {
  /** What the work began with, or what was just sent. */
  base: Theirs;
  mine: Mine;
  /** What the hotel has now. */
  theirs: Theirs;
};

/** Lays the fields that were typed in over what the hotel has now. */
export function fieldsLaidOver<Fields extends object>({
  base,
  mine,
  theirs,
}: Versions<Fields>): Fields {
  return { ...theirs, ...Object.fromEntries(changedEntries(base, mine)) };
}

/**
 * Lays what was added, typed and taken away over the entries that the hotel has now. An entry that
 * has gone from there is kept only where something was typed in it.
 */
export function entriesLaidOver<Item extends Entry>({
  base,
  mine,
  theirs,
}: Versions<Worked<Item>, readonly Item[]>): Worked<Item> {
  const [before, now] = [byId(base), byId(theirs)];
  const own = byId(mine.list);
  const kept = theirs.map((item) => {
    const [old, typed] = [before.get(item.id), own.get(item.id)];
    return old && typed ? fieldsLaidOver({ base: old, mine: typed, theirs: item }) : item;
  });
  const added = mine.list.filter((item) => {
    const old = before.get(item.id);
    if (now.has(item.id) || mine.removed.includes(item.id)) return false;
    return !old || hasChanged(old, item);
  });
  const list = [...kept, ...added];
  return {
    list: isReordered(base, mine.list) ? inOrderOf(mine.list, list) : list,
    removed: mine.removed.filter((id) => now.has(id)),
  };
}

/** Whether the entries that both lists have stand in another order. */
export function isReordered(base: readonly Entry[], mine: readonly Entry[]): boolean {
  const [before, now] = [byId(base), byId(mine)];
  const common = mine.filter(({ id }) => before.has(id));
  return base.filter(({ id }) => now.has(id)).some(({ id }, place) => common[place]?.id !== id);
}

/** `list` in the order of `mine`; what is not there follows. */
function inOrderOf<Item extends Entry>(mine: readonly Entry[], list: readonly Item[]): Item[] {
  const places = new Map(mine.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? mine.length;
  return list.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const byId = <Item extends Entry>(list: readonly Item[]) =>
  new Map(list.map((item) => [item.id, item]));

/** Whether `mine` says anything else than `theirs`, field for field. */
export function hasChanged(theirs: object, mine: object): boolean {
  return changedEntries(theirs, mine).length > 0;
}

function changedEntries(before: object, after: object): [string, unknown][] {
  const former = new Map(Object.entries(before));
  return Object.entries(after).filter(([name, value]) => value !== former.get(name));
}
