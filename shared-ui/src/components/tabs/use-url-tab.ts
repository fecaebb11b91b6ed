import { useLocation, useNavigate } from "react-router";

/**
 * The open tab as a part of the address, so that a reload and a link keep it:
 * `const [tab, setTab] = useUrlTab(["debtors", "invoices"])`. The first one needs no word there.
 */
export function useUrlTab<Id extends string>(
  ids: readonly [Id, ...Id[]],
  name = "tab",
): [tab: Id, setTab: (id: Id) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const tab = ids.find((id) => id === params.get(name)) ?? ids[0];
  function setTab(id: Id) {
    if (id === ids[0]) params.delete(name);
    else params.set(name, id);
    void navigate({ search: params.toString(), hash }, { replace: true });
  }
  return [tab, setTab];
}
