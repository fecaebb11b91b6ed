import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { referenceText } from "@funduq/shared-types/rules/reference";
import type { BookingId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, Name, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { SearchIcon } from "@funduq/shared-ui/icons";
import { asFailure, useOnline } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useLazyFindRoomGuestQuery } from "../../../features/checkout/sales.endpoints.ts";
import classes from "./reservations.module.css";

type ReservedRoomProps = {
  place: RestaurantRef;
  stay: TableReservation["stay"];
  bookingId: BookingId | null;
  onChange: (bookingId: BookingId | null) => void;
};

/** The room of a guest in house, found by its number. */
export function ReservedRoom({ place, stay, bookingId, onChange }: ReservedRoomProps) {
  const t = useText("till");
  const isOnline = useOnline();
  const [room, setRoom] = useState(stay?.roomNumber ?? "");
  const [find, found] = useLazyFindRoomGuestQuery();
  const isAsked = found.originalArgs?.room === room.trim();
  const guest = isAsked ? found.currentData : undefined;

  async function search() {
    if (!room.trim()) return;
    const { data } = await find({ ...place, room: room.trim() });
    onChange(data?.bookingId ?? null);
  }

  return (
    <>
      <div className={classes.find}>
        <TextField
          label={t("r.room-number")}
          value={room}
          onChange={(typed) => {
            setRoom(typed);
            onChange(null);
          }}
          autoComplete="off"
        />
        <Button
          icon={SearchIcon}
          disabled={!isOnline}
          saving={found.isFetching}
          onClick={() => void search()}
        >
          {t("r.find-guest")}
        </Button>
      </div>
      {isAsked && found.isError && <CallFailure failure={asFailure(found.error)} />}
      {guest && (
        <p role="status">
          {t("r.room", { room: guest.roomNumber })} · <Name>{guest.guestName}</Name>
          {guest.reference && (
            <>
              {" · "}
              <bdi dir="ltr">{referenceText(guest.reference)}</bdi>
            </>
          )}
        </p>
      )}
      {!guest && bookingId && stay && <p>{t("r.room", { room: stay.roomNumber })}</p>}
    </>
  );
}
