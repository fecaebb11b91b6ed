type Fields<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/** Those of the fields typed in here that somebody else changed since they were seen, to something else. */
export function changedMeanwhile<Name extends string>(
  touched: readonly Name[],
  { typed, seen, now }: { typed: Fields<Name>; seen: Fields<Name>; now: Fields<Name> },
): Name[] {
  return touched.filter((name) => now[name] !== seen[name] && now[name] !== typed[name]);
}
