import type { BillLine, ChangedBills, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { billAmounts, dividedDiscount } from "@funduq/shared-types/rules/bill";
import { countedOptions } from "@funduq/shared-types/rules/bill-dishes";
import type { BillLineId } from "@funduq/shared-types/values/ids";
import { Amount, FormDialog, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useInDoubt, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSplitBillMutation } from "../../../features/bills/bills.endpoints.ts";
import { newBillId, newLineId } from "../../../features/bills/pending-operation.ts";
import { useBillWork } from "../../../features/bills/use-bill-work.ts";
import type { Order } from "../order/use-order.ts";
import { useTillPlace } from "../use-till-place.ts";
import classes from "./dialogs.module.css";
import { Stepper } from "./stepper.tsx";

type SplitDialogProps = { order: Order; bill: OpenBill; onClose: () => void };
type Picked = Readonly<Record<string, number>>;

const both = ({ bills }: ChangedBills) => bills;

/**
 * Picks what goes on a new bill of the same table (POS-10), which is shown afterwards. After a lost answer it keeps the bill
 * that was split: the present one may lack what went to the new bill, and the same request is sent again.
 */
export function SplitDialog({ order, bill: current, onClose }: SplitDialogProps) {
  const t = useText("till");
  const { goTo } = useTillPlace();
  const [newId] = useState(newBillId);
  const [lineIds] = useState(() => new Map<string, BillLineId>());
  const [tried, setTried] = useState(current);
  const [picked, setPicked] = useState<Picked>({});
  const [trigger] = useSplitBillMutation();
  const work = useBillWork({ ref: order.ref, trigger, changed: both });
  const { submit, isSaving, failure } = useSubmit(work);
  const isKept = useInDoubt(failure) || isSaving;
  const bill = isKept ? tried : current;
  // What another terminal took off meanwhile can't be picked any more.
  const quantityOf = (line: BillLine) => Math.min(picked[line.id] ?? 0, line.quantity);
  const moved = bill.lines.map((line) => ({ ...line, quantity: quantityOf(line) }));
  const rest = bill.lines.map((line) => ({ ...line, quantity: line.quantity - quantityOf(line) }));
  const [restDiscount, discount] = dividedDiscount(bill, [rest, moved]);
  const count = moved.reduce((sum, { quantity }) => sum + quantity, 0);
  const all = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);

  async function confirm() {
    setTried(bill);
    const lines = moved
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity }) => ({
        lineId: id,
        newLineId: newLineIdOf(id),
        quantity,
      }));
    if (!(await submit((version) => ({ version, newBillId: newId, lines })))) return;
    onClose();
    goTo.insteadBill(bill.tableId, newId);
  }

  return (
    <FormDialog
      title={t("split-bill")}
      size="medium"
      confirmLabel={t("split-confirm")}
      isSaving={isSaving}
      failure={failure}
      whyNot={whyNot()}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <p className={classes.muted}>{t("split-hint")}</p>
      <ul className={classes.rows}>
        {bill.lines.map((line) => (
          <li key={line.id} className={classes.row}>
            <button
              type="button"
              className={classes.pick}
              aria-pressed={quantityOf(line) === line.quantity}
              onClick={() => pick(line, quantityOf(line) === line.quantity ? 0 : line.quantity)}
            >
              <LineFacts line={line} />
              <span className={classes.muted}>{t("of-count", { count: line.quantity })}</span>
            </button>
            <Stepper
              label={line.name}
              labelHidden
              value={quantityOf(line)}
              min={0}
              max={line.quantity}
              onChange={(quantity) => pick(line, quantity)}
            />
          </li>
        ))}
      </ul>
      <p className={classes.sum}>
        <span>{t("new-bill")}</span>
        <Amount value={billAmounts(moved, discount).netCentimes} strong />
      </p>
      <p className={classes.sum}>
        <span>{t("split-rest")}</span>
        <Amount value={billAmounts(rest, restDiscount).netCentimes} />
      </p>
    </FormDialog>
  );

  function pick({ id }: BillLine, quantity: number) {
    setPicked({ ...picked, [id]: quantity });
  }

  function newLineIdOf(lineId: string) {
    const id = lineIds.get(lineId) ?? newLineId();
    lineIds.set(lineId, id);
    return id;
  }

  function whyNot() {
    if (count === 0) return t("split-nothing");
    return count === all ? t("split-all") : undefined;
  }
}

/** A line with its options, note and amount, to tell equal items apart. */
function LineFacts({ line }: { line: BillLine }) {
  const { name, modifiers, note } = line;
  const options = countedOptions(modifiers);
  return (
    <span>
      <Name>{name}</Name> <Amount value={billAmounts([line]).netCentimes} />
      {options.map(({ id, name: option, count }) => (
        <span key={id} className={classes.lineOption}>
          {count > 1 && <bdi dir="ltr">{count} × </bdi>}
          <Name>{option}</Name>
        </span>
      ))}
      {note !== "" && (
        <em className={classes.lineNote}>
          <Name>{note}</Name>
        </em>
      )}
    </span>
  );
}
