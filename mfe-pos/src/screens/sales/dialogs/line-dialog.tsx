import type { BillLine } from "@funduq/shared-types/contracts/pos-bill";
import { isSet, unsentOf } from "@funduq/shared-types/rules/bill-dishes";
import { LAST_COURSE, MAX_QUANTITY } from "@funduq/shared-types/values/bill-limits";
import type { BillLineId } from "@funduq/shared-types/values/ids";
import {
  Button,
  Dialog,
  FormDialog,
  Group,
  Name,
  Select,
  Stack,
  TextField,
} from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { CancelledIcon, DeleteIcon, RateIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import {
  lineCoursed,
  lineNoted,
  type PendingOperation,
  quantityChanged,
} from "../../../features/bills/pending-operation.ts";
import type { OrderDialog } from "../order/order-dialog.ts";
import type { Order } from "../order/use-order.ts";
import { useMayCorrect } from "../turns/use-approval.tsx";
import { mostVoided } from "./most-voided.ts";
import { Stepper } from "./stepper.tsx";

type LineDialogProps = {
  order: Order;
  lineId: BillLineId;
  onAsk: (dialog: OrderDialog) => void;
  onClose: () => void;
};

/** A line of the bill: quantity, note and course; what was sent to the kitchen is voided by users with the permission. */
export function LineDialog(props: LineDialogProps) {
  const { order, lineId, onClose } = props;
  const line = order.bill?.lines.find(({ id }) => id === lineId);
  // What was typed stays in sight when another terminal takes the line off.
  const [last, setLast] = useState(line);
  if (line && line !== last) setLast(line);
  if (!last) return <Missing onClose={onClose} />;
  return <LineForm {...props} line={last} isGone={!line} />;
}

function Missing({ onClose }: { onClose: () => void }) {
  const t = useText("till");
  const message = errorText({ code: "bill.line-not-found", params: {} });
  return (
    <Dialog opened size="small" title={t("line")} onClose={onClose}>
      <p>{message}</p>
    </Dialog>
  );
}

function LineForm(props: LineDialogProps & { line: BillLine; isGone: boolean }) {
  const { order, line, isGone, onClose } = props;
  const t = useText("till");
  const [note, setNote] = useState(line.note);
  const [course, setCourse] = useState(line.course);
  const [added, setAdded] = useState(0);
  const unsent = line.quantity - line.firedQuantity;
  const isSent = unsentOf(line) === 0;
  const isPresented = Boolean(order.bill?.presentedAt);
  const isDiscounted = line.discountBp > 0;
  const quantity = Math.max(line.quantity + added, line.firedQuantity);

  function save() {
    const { id: lineId } = line;
    const by = quantity - line.quantity;
    const operations: PendingOperation[] = [];
    if (note.trim() !== line.note) operations.push(lineNoted({ lineId, note: note.trim() }));
    if (course !== line.course) operations.push(lineCoursed({ lineId, course }));
    if (by !== 0) operations.push(quantityChanged({ lineId, by }));
    if (operations.length > 0) order.act(...operations);
    onClose();
  }

  return (
    <FormDialog
      title={<Name>{line.name}</Name>}
      confirmLabel={t("save")}
      whyNot={isGone ? errorText({ code: "bill.line-not-found", params: {} }) : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Stepper
          isFirst
          label={t("quantity")}
          value={quantity}
          min={isPresented ? line.quantity : line.firedQuantity}
          max={isDiscounted ? line.quantity : MAX_QUANTITY}
          onChange={(wanted) => setAdded(wanted - line.quantity)}
        />
        {isDiscounted && (
          <p>{errorText({ code: "bill.line-discounted", params: { name: line.name } })}</p>
        )}
        {isPresented && <p>{errorText({ code: "bill.is-asked", params: {} })}</p>}
        <TextField
          label={t("note")}
          hint={isSent ? t("sent-is-fixed") : undefined}
          value={note}
          maxLength={140}
          disabled={isSent}
          onChange={setNote}
        />
        {!isSet(line) && (
          <Select
            label={t("course")}
            disabled={isSent}
            value={String(course)}
            onChange={(chosen) => setCourse(Number(chosen))}
            options={courses.map((number) => ({
              value: String(number),
              label: t("course-number", { number }),
            }))}
          />
        )}
        <Group>
          {unsent > 0 && !isPresented && (
            <Button
              icon={DeleteIcon}
              onClick={() => {
                order.act(quantityChanged({ lineId: line.id, by: -unsent }));
                onClose();
              }}
            >
              {line.firedQuantity > 0 ? t("take-off-unsent", { count: unsent }) : t("take-off")}
            </Button>
          )}
          <Corrections {...props} />
        </Group>
      </Stack>
    </FormDialog>
  );
}

const courses = Array.from({ length: LAST_COURSE }, (_, index) => index + 1);

/** Void and discount need a right (POS-11), or the PIN of who has it. */
function Corrections({ order, line, onAsk }: LineDialogProps & { line: BillLine }) {
  const t = useText("till");
  const { isPossible } = useMayCorrect();
  if (!isPossible) return <p>{t("managers-only")}</p>;
  return (
    <>
      {mostVoided(order.bill, line) > 0 && (
        <Button icon={CancelledIcon} onClick={() => onAsk({ kind: "void", lineId: line.id })}>
          {t("void")}
        </Button>
      )}
      <Button icon={RateIcon} onClick={() => onAsk({ kind: "discount", lineId: line.id })}>
        {t("discount")}
      </Button>
    </>
  );
}
