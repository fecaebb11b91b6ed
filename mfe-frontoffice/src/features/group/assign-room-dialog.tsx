import type {
  AssignRoom,
  Group,
  GroupBlock,
  RoomingEntry,
} from "@funduq/shared-types/contracts/group";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, Name, NumberField, notify, PhoneField, SearchField } from "@funduq/shared-ui";
import { DateRangeField } from "@funduq/shared-ui/dates";
import { useControlledForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken, useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSuggestGuestsQuery } from "../guest/guest.endpoints.ts";
import { AssignableRooms } from "./assignable-rooms.tsx";
import { useAssignRoomMutation } from "./group.endpoints.ts";
import classes from "./group-form.module.css";
import {
  type AssignmentDraft,
  assignmentContract,
  useAssignment,
  useAssignmentWords,
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
  const { hotelId, group, block, entry, onClose } = props;
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate ?? block.checkInDate;
  const { draft, update } = useAssignment(block, entry, businessDate);
  const [assign] = useAssignRoomMutation();
  const { submit, isSaving, failure } = useSubmit(assign);
  const say = useAssignmentWords(draft);
  const contract = assignmentContract(entry, businessDate);
  const form = useControlledForm(contract, { values: draft, update }, failure, { say });

  async function handleSubmit(assignment: AssignRoom) {
    const ref = { hotelId, groupId: group.id, blockId: block.id };
    if (!(await submit({ ...ref, assignment }))) return;
    notify.success(t("group.assigned-to", { guest: draft.guest?.fullName ?? draft.guestName }));
    onClose();
  }

  return (
    <FormDialog
      size="medium"
      title={t("group.assign-title", { type: block.roomTypeName })}
      confirmLabel={t("group.assign-confirm")}
      failedText={t("group.assign-failed")}
      onSubmit={form.submit(handleSubmit)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <GuestFields form={form} update={update} businessDate={businessDate} hotelId={hotelId} />
      <AssignableRooms
        field={form.field("roomId")}
        draft={draft}
        update={update}
        block={block}
        businessDate={businessDate}
        hotelId={hotelId}
        group={group}
      />
    </FormDialog>
  );
}

/** Suggestions begin after more than two characters (GST-05). */
const MIN_LETTERS = 3;

type GuestFieldsProps = {
  hotelId: HotelId;
  businessDate: CalendarDate;
  form: ReturnType<typeof useControlledForm<AssignmentDraft, AssignRoom>>;
  update: (patch: Partial<AssignmentDraft>) => void;
};

function GuestFields({ hotelId, businessDate, form, update }: GuestFieldsProps) {
  const t = useText("frontoffice");
  const [query, setQuery] = useState("");
  const found = useSuggestGuestsQuery(query ? { hotelId, query } : skipToken);
  const { guest, checkInDate, checkOutDate } = form.values;
  const name = form.field("guestName");
  const phone = form.field("phone");
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>
        <SearchField
          {...name}
          label={t("group.guest-name")}
          required
          autoFocus
          onChange={(guestName) => {
            name.onChange(guestName);
            update({ guest: undefined });
          }}
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
          onPick={(chosen) => update({ guest: chosen, guestName: chosen.fullName })}
        />
      </div>
      <div className={classes.wide}>
        <PhoneField
          {...phone}
          label={t("booking.phone")}
          disabled={guest !== undefined}
          value={guest ? (guest.phone ?? "") : phone.value}
        />
      </div>
      <div className={classes.whole}>
        <DateRangeField
          label={t("group.nights")}
          fromLabel={t("booking.check-in")}
          toLabel={t("booking.check-out")}
          required
          min={businessDate}
          fromError={form.fault("checkInDate")}
          toError={form.fault("checkOutDate")}
          value={{ from: checkInDate, to: checkOutDate }}
          onChange={({ from, to }) => update({ checkInDate: from, checkOutDate: to })}
        />
      </div>
      <NumberField {...form.field("adults")} label={t("booking.adults")} required min={1} max={8} />
      <NumberField {...form.field("children")} label={t("booking.children")} min={0} max={5} />
    </div>
  );
}
