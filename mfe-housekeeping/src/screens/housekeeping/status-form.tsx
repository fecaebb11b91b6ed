import type { HousekeepingRoom } from "@funduq/shared-types/contracts/housekeeping";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { FormDialog, lazyPart, Name, Skeleton, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Suspense } from "react";
import type { ChangeStatus } from "../../features/room-status/use-room-status.ts";
import { useStatusForm } from "../../features/room-status/use-status-form.ts";
import { FormMessages } from "./form-messages.tsx";
import { HousekeeperField } from "./housekeeper-field.tsx";
import { StatusChoice } from "./status-choice.tsx";

/** The calendar is heavy and seldom needed: a phone fetches it when a room is closed. */
const OutOfOrderFields = lazyPart(
  async () => (await import("./out-of-order-fields.tsx")).OutOfOrderFields,
);

type StatusFormProps = {
  room: HousekeepingRoom;
  businessDate: CalendarDate;
  housekeepers: readonly string[];
  change: ChangeStatus;
  onClose: () => void;
};

export function StatusForm({ room, businessDate, housekeepers, change, onClose }: StatusFormProps) {
  const t = useText("housekeeping");
  const form = useStatusForm({ room, businessDate, change, onSaved: onClose });
  return (
    <FormDialog
      confirmLabel={t("save")}
      isSaving={form.isSaving}
      onSubmit={() => void form.save()}
      onClose={onClose}
      title={
        <>
          {t("set-status", { number: room.number })} · <Name>{room.roomTypeName}</Name>
        </>
      }
    >
      <Stack gap={4}>
        <StatusChoice value={form.status} onChange={form.setStatus} />
        {form.status === "OutOfOrder" && (
          <Suspense fallback={<Skeleton rows={2} />}>
            <OutOfOrderFields period={form.period} onChange={form.setPeriod} />
          </Suspense>
        )}
        <HousekeeperField
          value={form.assignedTo}
          onChange={form.setAssignedTo}
          known={housekeepers}
        />
        <FormMessages room={room} {...form} />
      </Stack>
    </FormDialog>
  );
}
