/** Rows that are chosen for an action on all of them, by their keys. */
export type Selection = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
};

export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const after = new Set(selected);
  if (!after.delete(key)) after.add(key);
  return after;
}

/** Takes in every row from the one last touched to this one, as Shift and a click do in any list. */
export function extended(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  from: number,
  to: number,
): ReadonlySet<string> {
  const [first, last] = from < to ? [from, to] : [to, from];
  return new Set([...selected, ...keys.slice(first, last + 1)]);
}

/** All that are shown, or none of them when all are chosen already. */
export function allToggled(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): ReadonlySet<string> {
  const all = keys.every((key) => selected.has(key));
  const others = [...selected].filter((key) => !keys.includes(key));
  return new Set(all ? others : [...others, ...keys]);
}
