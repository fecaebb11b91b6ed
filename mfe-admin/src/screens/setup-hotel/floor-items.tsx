import type { HotelSetup, SetupFacility, SetupRoom } from "@funduq/shared-types/contracts/setup";
import { ConfirmPopover, IconButton, Name, notify } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { CloseIcon, EditIcon } from "@funduq/shared-ui/icons";
import { asFailure, useSubmit } from "@funduq/shared-ui/state";
import { type RefObject, useRef } from "react";
import {
  useRemoveFacilityMutation,
  useRemoveRoomMutation,
} from "../../features/setup/setup.endpoints.ts";
import { isOurs } from "./save-failure.tsx";
import classes from "./setup.module.css";

type RoomItemProps = { setup: HotelSetup; room: SetupRoom; onEdit: () => void };

/** A room, with Edit and X (SET-07). One with stays says so and stays (SET-09). */
export function RoomItem({ setup, room, onEdit }: RoomItemProps) {
  const t = useText("admin");
  const [remove] = useRemoveRoomMutation();
  const item = useRef<HTMLLIElement>(null);
  const { number, retiredFrom } = room;
  const { submit } = useRemoval(remove, item, number);
  const type = setup.roomTypes.list.find(({ id }) => id === room.roomTypeId);
  return (
    <li ref={item} className={classes.room} data-number={number}>
      <span className={classes.what}>
        <strong className={classes.number}>
          <bdi>{number}</bdi>
        </strong>
        <small>
          <Name>{type?.name ?? ""}</Name>
        </small>
        {retiredFrom && (
          <small>
            {t("setup.retired-from")} <bdi>{formatDateShort(retiredFrom)}</bdi>
          </small>
        )}
      </span>
      <IconButton icon={EditIcon} label={t("setup.edit-room", { number })} onClick={onEdit} />
      <ConfirmPopover
        trigger={<IconButton icon={CloseIcon} label={t("setup.delete-room", { number })} />}
        question={t("setup.delete-room-question", { number })}
        confirmLabel={t("setup.delete")}
        onConfirm={() => void submit({ hotelId: setup.id, roomId: room.id })}
      />
    </li>
  );
}

type FacilityItemProps = { setup: HotelSetup; facility: SetupFacility; onEdit: () => void };

export function FacilityItem({ setup, facility, onEdit }: FacilityItemProps) {
  const t = useText("admin");
  const [remove] = useRemoveFacilityMutation();
  const item = useRef<HTMLLIElement>(null);
  const { id: facilityId, name } = facility;
  const { submit } = useRemoval(remove, item, name);
  return (
    <li ref={item} className={classes.room}>
      <span className={classes.what}>
        <Name>{name}</Name>
      </span>
      <IconButton icon={EditIcon} label={t("setup.edit-facility", { name })} onClick={onEdit} />
      <ConfirmPopover
        trigger={<IconButton icon={CloseIcon} label={t("setup.delete-named", { name })} />}
        question={t("setup.delete-question", { name })}
        confirmLabel={t("setup.delete")}
        onConfirm={() => void submit({ hotelId: setup.id, facilityId })}
      />
    </li>
  );
}

/** Sends once, and says over the list what has gone, or why it has to stay. The focus goes on beside it. */
function useRemoval<Arg>(
  remove: (
    arg: Arg,
  ) => PromiseLike<{ data: HotelSetup; error?: undefined } | { data?: undefined; error: unknown }>,
  item: RefObject<HTMLElement | null>,
  name: string,
) {
  const t = useText("admin");
  return useSubmit(async (arg: Arg) => {
    const neighbour = neighbourOf(item.current);
    const answer = await remove(arg);
    if (!answer.error) {
      notify.success(t("setup.deleted", { name }));
      const { activeElement, body } = document;
      if (activeElement === body || item.current?.contains(activeElement)) neighbour?.focus();
      return answer;
    }
    const failure = asFailure(answer.error);
    notify.error(failure, isOurs(failure) ? t("setup.save-failed") : undefined);
    return answer;
  });
}

/** Where to go on once `item` has gone: the next one of its list, or the one before, or the floor's own buttons. */
function neighbourOf(item: HTMLElement | null): HTMLElement | null | undefined {
  const near = item?.nextElementSibling ?? item?.previousElementSibling;
  const place = near ?? item?.closest(`.${classes.floor}`);
  return place?.querySelector("button");
}
