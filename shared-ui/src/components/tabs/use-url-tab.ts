import { useMemo } from "react";
import { urlWord, useUrlState } from "../../hooks/use-url-state.ts";

/**
 * The open tab as a part of the address, so that a reload and a link keep it:
 * `const [tab, setTab] = useUrlTab(["debtors", "invoices"])`. The first one needs no word there.
 */
export function useUrlTab<Id extends string>(
  ids: readonly [Id, ...Id[]],
  name = "tab",
): [tab: Id, setTab: (id: Id) => void] {
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the ids are others
  const schema = useMemo(() => ({ [name]: urlWord(ids) }), [key, name]);
  const url = useUrlState(schema);
  const setTab = (id: Id) => url.change({ [name]: id === ids[0] ? null : id }, { replace: true });
  return [url.values[name] ?? ids[0], setTab];
}
