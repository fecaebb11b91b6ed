import type { Group, GroupBlock, RoomingEntry } from "@funduq/shared-types/contracts/group";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, Name, NumberField, notify, PhoneField, SearchField } from "@funduq/shared-ui";
import { DateRangeField } from "@funduq/shared-ui/dates";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { skipToken, useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSuggestGuestsQuery } from "../guest/guest.endpoints.ts";
import { AssignableRooms } from "./assignable-rooms.tsx";
import { useAssignRoomMutation } from "./group.endpoints.ts";
import classes from "./group-form.module.css";
import {
  type AssignmentDraft,
  type AssignmentFaults,
  assignmentFaults,
  assignmentOf,
  useAssignment,
} from "./use-assignment.ts";

type AssignRoomDialogProps = {
  hotelId: HotelId;
  group: Group;
  block: GroupBlock;
  entry: RoomingEntry | undefined;
  onClose: () => void;
};

/** Gives a guest of the group a room (GRP-04): it becomes a booking at the block's rate. */
export function AssignRoomDialog(props: AssignRoomDialogProps) {
  const { block, entry, onClose } = props;
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate ?? block.checkInDate;
  const { draft, update } = useAssignment(block, entry, businessDate);
  const { tried, save, isSaving, failure } = useSave(props, draft);
  const faults = tried ? assignmentFaults(draft, businessDate) : undefined;
  return (
    <FormDialog
      size="medium"
      title={t("group.assign-title", { type: block.roomTypeName })}
      confirmLabel={t("group.assign-confirm")}
      failedText={t("group.assign-failed")}
      onSubmit={() => void save()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <GuestFields
        draft={draft}
        update={update}
        businessDate={businessDate}
        faults={faults}
        hotelId={props.hotelId}
      />
      <AssignableRooms
        draft={draft}
        update={update}
        block={block}
        businessDate={businessDate}
        hotelId={props.hotelId}
        group={props.group}
      />
      {faults?.whole && (
        <p role="alert" className={classes.fault}>
          {errorText(refused("group.assignment-incomplete", { fields: [] }))}
        </p>
      )}
    </FormDialog>
  );
}

function useSave(
  { hotelId, group, block, entry, onClose }: AssignRoomDialogProps,
  draft: AssignmentDraft,
) {
  const t = useText("frontoffice");
  const [tried, setTried] = useState(false);
  const [assign] = useAssignRoomMutation();
  const { submit, isSaving, failure } = useSubmit(assign);

  async function save() {
    setTried(true);
    const assignment = assignmentOf(draft, entry);
    if (!assignment) return;
    const ref = { hotelId, groupId: group.id, blockId: block.id };
    if (!(await submit({ ...ref, assignment }))) return;
    notify.success(t("group.assigned-to", { guest: draft.guest?.fullName ?? draft.guestName }));
    onClose();
  }
  return { tried, save, isSaving, failure };
}

/** Suggestions begin after more than two characters (GST-05). */
const MIN_LETTERS = 3;

type GuestFieldsProps = {
  hotelId: HotelId;
  businessDate: CalendarDate;
  draft: AssignmentDraft;
  update: (patch: Partial<AssignmentDraft>) => void;
  /** Undefined until it was tried. */
  faults: AssignmentFaults | undefined;
};

function GuestFields({ hotelId, businessDate, draft, update, faults }: GuestFieldsProps) {
  const t = useText("frontoffice");
  const [query, setQuery] = useState("");
  const found = useSuggestGuestsQuery(query ? { hotelId, query } : skipToken);
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>
        <SearchField
          label={t("group.guest-name")}
          required
          autoFocus
          value={draft.guestName}
          onChange={(guestName) => update({ guestName, guest: undefined })}
          onSearch={setQuery}
          minLength={MIN_LETTERS}
          suggestions={query ? (found.currentData?.guests ?? []) : []}
          isLoading={found.isFetching}
          emptyNote={t("booking.guest-new")}
          itemKey={({ id }) => id}
          renderItem={({ fullName, phone }) => (
            <>
              <Name>{fullName}</Name> <bdi dir="ltr">{phone}</bdi>
            </>
          )}
          onPick={(guest) => update({ guest, guestName: guest.fullName })}
        />
      </div>
      <div className={classes.wide}>
        <PhoneField
          label={t("booking.phone")}
          disabled={draft.guest !== undefined}
          value={draft.guest ? (draft.guest.phone ?? "") : draft.phone}
          onChange={(phone) => update({ phone })}
        />
      </div>
      <div className={classes.whole}>
        <DateRangeField
          label={t("group.nights")}
          fromLabel={t("booking.check-in")}
          toLabel={t("booking.check-out")}
          required
          min={businessDate}
          fromError={datesText(faults?.dates, t)}
          value={{ from: draft.checkInDate, to: draft.checkOutDate }}
          onChange={({ from: checkInDate, to: checkOutDate }) =>
            update({ checkInDate, checkOutDate })
          }
        />
      </div>
      <NumberField
        label={t("booking.adults")}
        required
        min={1}
        max={8}
        error={faults?.adults ? t("fault.adults") : undefined}
        value={draft.adults}
        onChange={(adults) => update({ adults })}
      />
      <NumberField
        label={t("booking.children")}
        min={0}
        max={5}
        error={faults?.children ? t("fault.children") : undefined}
        value={draft.children}
        onChange={(children) => update({ children })}
      />
    </div>
  );
}

type Say = ReturnType<typeof useText<"frontoffice">>;

function datesText(fault: AssignmentFaults["dates"], t: Say): string | undefined {
  if (!fault) return undefined;
  return fault === "missing" ? t("fault.dates") : errorText(fault);
}
