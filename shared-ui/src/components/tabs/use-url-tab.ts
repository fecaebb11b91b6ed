import { useSearchParams } from "react-router";

/**
 * The open tab as a part of the address, so that a reload and a link keep it:
 * `const [tab, setTab] = useUrlTab(["debtors", "invoices"])`. The first one needs no word there.
 */
export function useUrlTab<Id extends string>(
  ids: readonly [Id, ...Id[]],
  name = "tab",
): [tab: Id, setTab: (id: Id) => void] {
  const [params, setParams] = useSearchParams();
  const tab = ids.find((id) => id === params.get(name)) ?? ids[0];
  function setTab(id: Id) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === ids[0]) after.delete(name);
        else after.set(name, id);
        return after;
      },
      { replace: true },
    );
  }
  return [tab, setTab];
}
