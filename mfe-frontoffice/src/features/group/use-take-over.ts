import type { GroupAccount, TakenOverFolio } from "@funduq/shared-types/contracts/group-account";
import { openChanges, openForGroup } from "@funduq/shared-types/rules/group-account";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { useState } from "react";

/**
 * What goes to the group's account: folios and amounts as the desk saw them, until it looks again. What it
 * had not seen like that is never ticked by itself.
 */
export function useTakeOver(account: GroupAccount) {
  const open = openForGroup(account);
  const [seen, setSeen] = useState(open);
  const [left, setLeft] = useState<readonly FolioId[]>([]);
  const changes = openChanges(seen, open);
  const isTicked = ({ folioId }: TakenOverFolio) => !left.includes(folioId);

  function tick({ folioId }: TakenOverFolio, isWanted: boolean) {
    const others = left.filter((each) => each !== folioId);
    setLeft(isWanted ? others : [...others, folioId]);
  }

  function look() {
    setSeen(open);
    setLeft([...left, ...changes.map(({ folioId }) => folioId)]);
  }

  return { seen, folios: seen.filter(isTicked), isTicked, tick, changes, look };
}
