import type { HotelSetup, SetupFacility, SetupRoom } from "@funduq/shared-types/contracts/setup";
import { ConfirmPopover, IconButton, Name, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CloseIcon, EditIcon } from "@funduq/shared-ui/icons";
import { asFailure, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  useRemoveFacilityMutation,
  useRemoveRoomMutation,
} from "../../features/setup/setup.endpoints.ts";
import { EditRoomDialog } from "./edit-room-dialog.tsx";
import { FacilityDialog } from "./facility-dialog.tsx";
import { isOurs } from "./save-failure.tsx";
import classes from "./setup.module.css";

/** A room, with Edit and X (SET-07). One with stays says so and stays (SET-09). */
export function RoomItem({ setup, room }: { setup: HotelSetup; room: SetupRoom }) {
  const t = useText("admin");
  const [editing, setEditing] = useState(false);
  const [remove] = useRemoveRoomMutation();
  const { submit } = useRemoval(remove);
  const { number } = room;
  const type = setup.roomTypes.list.find(({ id }) => id === room.roomTypeId);
  return (
    <li className={classes.room} data-number={number}>
      <span className={classes.what}>
        <strong className={classes.number}>
          <bdi>{number}</bdi>
        </strong>
        <small>
          <Name>{type?.name ?? ""}</Name>
        </small>
      </span>
      <IconButton
        icon={EditIcon}
        label={t("setup.edit-room", { number })}
        onClick={() => setEditing(true)}
      />
      <ConfirmPopover
        trigger={<IconButton icon={CloseIcon} label={t("setup.delete-room", { number })} />}
        question={t("setup.delete-room-question", { number })}
        confirmLabel={t("setup.delete")}
        onConfirm={() => void submit({ hotelId: setup.id, roomId: room.id })}
      />
      {editing && <EditRoomDialog setup={setup} room={room} onClose={() => setEditing(false)} />}
    </li>
  );
}

type FacilityItemProps = { setup: HotelSetup; facility: SetupFacility };

export function FacilityItem({ setup, facility }: FacilityItemProps) {
  const t = useText("admin");
  const [editing, setEditing] = useState(false);
  const [remove] = useRemoveFacilityMutation();
  const { submit } = useRemoval(remove);
  const { id: facilityId, floorId, name } = facility;
  return (
    <li className={classes.room}>
      <span className={classes.what}>
        <Name>{name}</Name>
      </span>
      <IconButton
        icon={EditIcon}
        label={t("setup.edit-facility", { name })}
        onClick={() => setEditing(true)}
      />
      <ConfirmPopover
        trigger={<IconButton icon={CloseIcon} label={t("setup.delete-named", { name })} />}
        question={t("setup.delete-question", { name })}
        confirmLabel={t("setup.delete")}
        onConfirm={() => void submit({ hotelId: setup.id, facilityId })}
      />
      {editing && (
        <FacilityDialog
          hotelId={setup.id}
          floorId={floorId}
          facility={facility}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}

/** Sends once, and says over the list why something has to stay. */
function useRemoval<Arg>(
  remove: (
    arg: Arg,
  ) => PromiseLike<{ data: HotelSetup; error?: undefined } | { data?: undefined; error: unknown }>,
) {
  const t = useText("admin");
  return useSubmit(async (arg: Arg) => {
    const answer = await remove(arg);
    if (!answer.error) return answer;
    const failure = asFailure(answer.error);
    notify.error(failure, isOurs(failure) ? t("setup.save-failed") : undefined);
    return answer;
  });
}
