import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import type { Group, GroupBlock } from "@funduq/shared-types/contracts/group";
import type { GroupProposal, GroupRows } from "@funduq/shared-types/contracts/group-rooms";
import { isDocumentLine } from "@funduq/shared-types/contracts/guest";
import { agreedAdults } from "@funduq/shared-types/rules/group";
import { savedRows } from "@funduq/shared-types/rules/group-rows";
import type { HotelId, RoomId } from "@funduq/shared-types/values/ids";
import {
  Dialog,
  FormDialog,
  NumberField,
  notify,
  QueryView,
  Select,
  Skeleton,
  TextField,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { type KeyboardEvent, useState } from "react";
import classes from "./assign-all.module.css";
import { useAssignAllMutation, useReadProposalQuery } from "./group-rooms.endpoints.ts";
import { type NamedRow, RowsAnswer } from "./rows-answer.tsx";
import { type EditedUnit, isNameWrong, useProposal } from "./use-proposal.ts";

type AssignAllDialogProps = {
  hotelId: HotelId;
  group: Group;
  block: GroupBlock;
  onClose: () => void;
};

/** Proposes a room for each unit of a block, to be changed before anything is saved (GRP-09). */
export function AssignAllDialog(props: AssignAllDialogProps) {
  const { hotelId, group, block, onClose } = props;
  const t = useText("frontoffice");
  const query = useReadProposalQuery(
    { hotelId, groupId: group.id, blockId: block.id },
    { refetchOnMountOrArgChange: true },
  );
  // What is typed stays when the proposal is read again; a fresh one is awaited.
  const [opened, setOpened] = useState<GroupProposal>();
  if (!opened && query.data && !query.isFetching) setOpened(query.data);
  if (opened) return <ProposalForm {...props} proposal={opened} />;
  return (
    <Dialog
      opened
      title={t("group.assign-all-title", { type: block.roomTypeName })}
      onClose={onClose}
    >
      <QueryView query={query} errorMessage={t("group.proposal-failed")}>
        {() => <Skeleton rows={8} />}
      </QueryView>
    </Dialog>
  );
}

type ProposalFormProps = AssignAllDialogProps & { proposal: GroupProposal };

function ProposalForm({ hotelId, group, block, proposal, onClose }: ProposalFormProps) {
  const t = useText("frontoffice");
  const { units, rows, hasFault, update, choose } = useProposal(proposal, block);
  const [assignAll] = useAssignAllMutation();
  const { submit, isSaving, failure } = useSubmit(assignAll);
  const [done, setDone] = useState<{ answer: GroupRows; sent: NamedRow[] }>();
  const title = t("group.assign-all-title", { type: block.roomTypeName });
  const summaryOf = (answer: GroupRows) =>
    t("group.assigned-all", { saved: savedRows(answer), total: answer.rows.length });

  function whyNot(): string | undefined {
    if (hasFault) return t("group.assign-all-fault");
    return rows.length === 0 ? t("group.assign-all-nothing") : undefined;
  }

  async function handleSubmit() {
    const sent = rows.map(({ guest, roomId }) => ({
      guestName: guest.fullName,
      roomNumber: proposal.rooms.find(({ id }) => id === roomId)?.number ?? "",
    }));
    const answer = await submit({ hotelId, groupId: group.id, blockId: block.id, rows });
    if (!answer) return;
    if (savedRows(answer) < answer.rows.length) return setDone({ answer, sent });
    notify.success(summaryOf(answer));
    onClose();
  }

  if (done)
    return (
      <RowsAnswer {...done} title={title} summary={summaryOf(done.answer)} onClose={onClose} />
    );
  return (
    <FormDialog
      size="medium"
      title={title}
      confirmLabel={t("group.assign-all-confirm", { rooms: rows.length })}
      failedText={t("group.assign-failed")}
      whyNot={whyNot()}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{t("group.assign-all-about")}</p>
      {units.some(({ roomId }) => roomId === null) && <p>{t("group.assign-all-short")}</p>}
      <ol className={classes.units} onKeyDown={moveBetweenNames}>
        {units.map((unit, index) => (
          <UnitRow
            // biome-ignore lint/suspicious/noArrayIndexKey: units have no id, and none moves
            key={index}
            place={index + 1}
            unit={unit}
            rooms={proposal.rooms}
            most={agreedAdults(block)}
            onChange={(patch) => update(index, patch)}
            onRoom={(roomId) => choose(index, roomId)}
          />
        ))}
      </ol>
    </FormDialog>
  );
}

/** ArrowDown and ArrowUp in a guest's name go to the name of the next row or the one before. */
function moveBetweenNames(event: KeyboardEvent<HTMLOListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const names = [...event.currentTarget.children].map((row) => row.querySelector("input"));
  const at = names.findIndex((name) => name === event.target);
  const next = step && at >= 0 ? names[at + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type UnitRowProps = {
  place: number;
  unit: EditedUnit;
  rooms: readonly FreeRoom[];
  /** The most adults that the block's rate was agreed for. */
  most: number;
  onChange: (patch: Partial<EditedUnit>) => void;
  onRoom: (roomId: RoomId) => void;
};

function UnitRow({ place, unit, rooms, most, onChange, onRoom }: UnitRowProps) {
  const t = useText("frontoffice");
  const nameFault = isDocumentLine(unit.guestName) ? "guest.document-line" : "fault.guest-name";
  const isToday = useHotel()?.businessDate === unit.checkInDate;
  return (
    <li className={classes.unit}>
      <TextField
        label={t("group.unit-guest", { place })}
        autoFocus={place === 1}
        maxLength={160}
        value={unit.guestName}
        onChange={(guestName) => onChange({ guestName })}
        error={isNameWrong(unit) ? t(nameFault) : undefined}
      />
      <Select<RoomId>
        label={t("group.unit-room", { place })}
        placeholder={t("booking.room-placeholder")}
        value={unit.roomId ?? ""}
        onChange={onRoom}
        options={rooms.map((room) => ({ value: room.id, label: placeOf(room, isToday, t) }))}
      />
      <NumberField
        label={t("booking.adults")}
        min={1}
        max={most}
        value={unit.adults}
        onChange={(adults) => onChange({ adults })}
        error={unit.adults === null ? t("fault.adults") : undefined}
      />
    </li>
  );
}

/** The number and the floor; for a guest who arrives today also whether the room is ready. */
function placeOf(
  { number, floorName: floor, occupiedNow, housekeepingStatus }: FreeRoom,
  isToday: boolean,
  t: ReturnType<typeof useText<"frontoffice">>,
): string {
  const place = `${number} · ${t("floor.title", { name: floor })}`;
  if (!isToday) return place;
  const status = t(occupiedNow ? "booking.guest-still-in" : `housekeeping.${housekeepingStatus}`);
  return `${place} · ${status}`;
}
