import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { readyCount, unsentCount } from "@funduq/shared-types/rules/bill-ready";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, type Icon, WarningIcon } from "@funduq/shared-ui/icons";
import classes from "./bill-signs.module.css";

/**
 * What a waiter has to do about bills: dishes that wait in the kitchen (POS-13), and those that it was not told of (POS-03).
 * Where there is no room, the number alone.
 */
export function BillSigns({ bills }: { bills: readonly OpenBill[] }) {
  const t = useText("till");
  const ready = sum(bills.map(readyCount));
  const unsent = sum(bills.map(unsentCount));
  if (ready + unsent === 0) return null;
  return (
    <span className={classes.signs}>
      {ready > 0 && (
        <Sign kind="ready" icon={DoneIcon} count={ready} words={t("ready", { count: ready })} />
      )}
      {unsent > 0 && (
        <Sign
          kind="unsent"
          icon={WarningIcon}
          count={unsent}
          words={t("not-sent", { count: unsent })}
        />
      )}
    </span>
  );
}

type SignProps = { kind: "ready" | "unsent"; icon: Icon; count: number; words: string };

function Sign({ kind, icon: SignIcon, count, words }: SignProps) {
  return (
    <span className={classes.sign} data-kind={kind} data-count={count}>
      <SignIcon size={16} />
      <span className={classes.words}>{words}</span>
    </span>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
