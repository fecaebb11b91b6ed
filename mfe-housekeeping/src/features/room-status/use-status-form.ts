import type { HousekeepingRoom } from "@funduq/shared-types/contracts/housekeeping";
import type { HousekeepingStatus, OutOfOrder } from "@funduq/shared-types/contracts/room";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import type { ChangeStatus, StatusChange } from "./use-room-status.ts";

type StatusFormOptions = {
  room: HousekeepingRoom;
  businessDate: CalendarDate;
  change: ChangeStatus;
  onSaved: () => void;
};

/** Dates as the fields hold them: empty until chosen. */
export type Period = { from: CalendarDate | null; to: CalendarDate | null };

/** The form behind the dialog. Nothing that was typed is lost when saving fails. */
export function useStatusForm({ room, businessDate, change, onSaved }: StatusFormOptions) {
  const [seen] = useState(room);
  const [status, setStatus] = useState<HousekeepingStatus>(room.housekeepingStatus);
  const [assignedTo, setAssignedTo] = useState(room.assignedTo ?? "");
  const [period, setPeriod] = useState<Period>(room.outOfOrder ?? { from: businessDate, to: null });
  const [periodInvalid, setPeriodInvalid] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const [isSaving, setSaving] = useState(false);
  const underway = useRef(false);

  async function save() {
    if (underway.current) return;
    const wish = wishOf({ status, assignedTo, period });
    setFailure(undefined);
    setPeriodInvalid(wish === undefined);
    if (!wish) return;
    underway.current = true;
    setSaving(true);
    const refused = await change(room, wish);
    underway.current = false;
    setSaving(false);
    if (refused) setFailure(refused);
    else onSaved();
  }

  const changedMeanwhile = !isSaving && room.version !== seen.version;
  return {
    status,
    setStatus,
    assignedTo,
    setAssignedTo,
    period,
    setPeriod,
    save,
    isSaving,
    periodInvalid,
    failure,
    changedMeanwhile,
  };
}

type Fields = { status: HousekeepingStatus; assignedTo: string; period: Period };

/** What to ask of the API, or undefined when the period is no period. */
function wishOf({ status, assignedTo, period }: Fields): StatusChange | undefined {
  const name = assignedTo.trim() || null;
  if (status !== "OutOfOrder") return { status, assignedTo: name, outOfOrder: null };
  const outOfOrder = spanOf(period);
  return outOfOrder && { status, assignedTo: name, outOfOrder };
}

function spanOf({ from, to }: Period): OutOfOrder | undefined {
  return from && to && from < to ? { from, to } : undefined;
}
