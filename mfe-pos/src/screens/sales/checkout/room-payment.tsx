import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { RoomGuest } from "@funduq/shared-types/contracts/pos-sale";
import { Button, CallFailure, Name, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { SearchIcon } from "@funduq/shared-ui/icons";
import { asFailure } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useLazyFindRoomGuestQuery } from "../../../features/checkout/sales.endpoints.ts";
import classes from "./checkout.module.css";
import type { TakeProps } from "./payment-panel.tsx";
import { SignaturePad } from "./signature-pad.tsx";
import { TakeButton } from "./take-button.tsx";

/** On the folio of who sleeps in a room (POS-04): found by its number, confirmed by name, signed on the screen. */
export function RoomPayment({
  amount,
  onTake,
  restaurant,
  ...button
}: TakeProps & { restaurant: RestaurantRef }) {
  const t = useText("pos");
  const [room, setRoom] = useState("");
  const [signature, setSignature] = useState<string | null>(null);
  const [find, found] = useLazyFindRoomGuestQuery();
  const isAsked = found.originalArgs?.room === room.trim();
  const guest = isAsked ? found.currentData : undefined;
  const search = () => {
    if (room.trim()) void find({ ...restaurant, room: room.trim() });
  };
  return (
    <>
      <form
        className={classes.find}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <TextField label={t("checkout.room")} value={room} onChange={setRoom} autoComplete="off" />
        <Button
          type="submit"
          icon={SearchIcon}
          saving={found.isFetching}
          savingText={t("checkout.finding")}
        >
          {t("checkout.find-guest")}
        </Button>
      </form>
      {isAsked && found.isError && <CallFailure failure={asFailure(found.error)} />}
      {guest && <Guest guest={guest} />}
      {guest && <SignaturePad key={guest.bookingId} onChange={setSignature} />}
      <TakeButton
        {...button}
        amount={amount}
        isLocked={!guest}
        onPress={() => {
          if (amount === null || !guest) return;
          onTake({
            method: "Room",
            amountCentimes: amount,
            bookingId: guest.bookingId,
            signature,
          });
        }}
      />
    </>
  );
}

function Guest({ guest }: { guest: RoomGuest }) {
  const t = useText("pos");
  return (
    <p className={classes.guest} role="status">
      <strong>{t("checkout.room-of", { room: guest.roomNumber })}</strong>
      <Name>{guest.guestName}</Name>
      {guest.companyName !== null && (
        <span className={classes.muted}>
          {t("checkout.company")} <Name>{guest.companyName}</Name>
        </span>
      )}
    </p>
  );
}
