import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { readyCount } from "@funduq/shared-types/rules/bill-ready";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, type Icon } from "@funduq/shared-ui/icons";
import classes from "./bill-signs.module.css";

/** What a waiter has to do about bills: dishes that wait in the kitchen (POS-13). Where there is no room, the number alone. */
export function BillSigns({ bills }: { bills: readonly OpenBill[] }) {
  const t = useText("till");
  const ready = sum(bills.map(readyCount));
  if (ready === 0) return null;
  return (
    <span className={classes.signs}>
      <Sign kind="ready" icon={DoneIcon} count={ready} words={t("ready", { count: ready })} />
    </span>
  );
}

type SignProps = { kind: "ready"; icon: Icon; count: number; words: string };

function Sign({ kind, icon: SignIcon, count, words }: SignProps) {
  return (
    <span className={classes.sign} data-kind={kind} data-count={count}>
      <SignIcon size={16} />
      <span className={classes.words}>{words}</span>
    </span>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
