import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify } from "@funduq/shared-ui";
import { DateRangeField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import classes from "./board.module.css";
import { useSetGridStatus } from "./use-set-grid-status.ts";

type OutOfOrderDialogProps = {
  hotelId: HotelId;
  room: GridRoom;
  businessDate: CalendarDate;
  shownDate: CalendarDate | undefined;
  onClose: () => void;
};
type Period = { from: CalendarDate | null; to: CalendarDate | null };

/** Takes a room off sale from one day until another (HK-02). */
export function OutOfOrderDialog(props: OutOfOrderDialogProps) {
  const { hotelId, room, businessDate, shownDate, onClose } = props;
  const t = useText("frontoffice");
  const [period, setPeriod] = useState<Period>(room.outOfOrder ?? { from: businessDate, to: null });
  const [tried, setTried] = useState(false);
  const { submit, isSaving, failure } = useSubmit(useSetGridStatus(shownDate));
  const { from, to } = period;
  const outOfOrder = from && to && from < to ? { from, to } : undefined;

  async function handleSubmit() {
    setTried(true);
    if (!outOfOrder) return;
    const { id: roomId, number, assignedTo, version } = room;
    const wish = { hotelId, roomId, assignedTo, version, outOfOrder } as const;
    if (!(await submit({ ...wish, status: "OutOfOrder" }))) return;
    notify.success(t("status.changed", { number, status: t("housekeeping.OutOfOrder") }));
    onClose();
  }

  return (
    <FormDialog
      title={t("out-of-order.title", { number: room.number })}
      confirmLabel={t("out-of-order.confirm")}
      failedText={t("status.failed")}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <DateRangeField
        label={t("out-of-order.period")}
        fromLabel={t("out-of-order.from")}
        toLabel={t("out-of-order.to")}
        value={period}
        onChange={setPeriod}
        required
        toError={tried && !outOfOrder ? t("out-of-order.invalid") : undefined}
      />
      <p className={classes.dates}>{t("out-of-order.hint")}</p>
    </FormDialog>
  );
}
