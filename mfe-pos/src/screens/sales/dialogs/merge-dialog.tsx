import type { ChangedBills, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { BillId } from "@funduq/shared-types/values/ids";
import { FormDialog, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useMergeBillMutation } from "../../../features/bills/bills.endpoints.ts";
import { useBillOutbox } from "../../../features/bills/use-bill-outbox.ts";
import { useBillWork } from "../../../features/bills/use-bill-work.ts";
import { BillName } from "../bill-name.tsx";
import { OpenAmount } from "../open-amount.tsx";
import type { Order } from "../order/use-order.ts";
import { useTillPlace } from "../use-till-place.ts";
import classes from "./dialogs.module.css";

type MergeDialogProps = {
  order: Order;
  bill: OpenBill;
  bills: readonly OpenBill[];
  onClose: () => void;
};

const other = ({ bills }: ChangedBills) => bills;

/** Moves all lines to another open bill, which goes on; those of the same table first. */
export function MergeDialog({ order, bill, bills, onClose }: MergeDialogProps) {
  const t = useText("till");
  const { goTo } = useTillPlace();
  const outbox = useBillOutbox();
  const [intoBillId, setInto] = useState<BillId>();
  const [trigger] = useMergeBillMutation();
  const work = useBillWork({ ref: order.ref, trigger, changed: other });
  const { submit, isSaving, failure } = useSubmit(work);
  const isHere = ({ tableId }: OpenBill) => Number(tableId === bill.tableId);
  const others = bills.filter(({ id }) => id !== bill.id).sort((a, b) => isHere(b) - isHere(a));
  const into = others.find(({ id }) => id === intoBillId);

  async function confirm() {
    if (!into) return;
    if (!(await submit((version) => ({ version, intoBillId: into.id })))) return;
    outbox.forget(order.ref);
    onClose();
    goTo.insteadBill(into.tableId, into.id);
  }

  return (
    <FormDialog
      title={t("merge-bill")}
      confirmLabel={t("merge-confirm")}
      isSaving={isSaving}
      failure={failure}
      whyNot={whyNot()}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <ul className={classes.rows}>
        {others.map((open) => (
          <li key={open.id}>
            <button
              type="button"
              className={classes.option}
              aria-pressed={open.id === into?.id}
              onClick={() => setInto(open.id)}
            >
              <span>
                {open.tableId === null ? t("quick-sale") : <Name>{open.tableName}</Name>}
                <span className={classes.muted}>
                  <BillName bill={open} />
                </span>
              </span>
              <OpenAmount bills={[open]} />
            </button>
          </li>
        ))}
      </ul>
    </FormDialog>
  );

  function whyNot() {
    if (others.length === 0) return t("merge-none");
    return into ? undefined : t("merge-choose");
  }
}
