import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { RoomGuest } from "@funduq/shared-types/contracts/pos-sale";
import { referenceText } from "@funduq/shared-types/rules/reference";
import type { BookingId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, Name, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { SearchIcon } from "@funduq/shared-ui/icons";
import { asFailure, useOnline, useServerAway } from "@funduq/shared-ui/state";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLazyFindRoomGuestQuery } from "../../../features/checkout/sales.endpoints.ts";
import classes from "./checkout.module.css";
import type { TakeProps } from "./payment-panel.tsx";
import { SignaturePad } from "./signature-pad.tsx";
import { TakeButton } from "./take-button.tsx";

type RoomPaymentProps = TakeProps & { restaurant: RestaurantRef };

/**
 * On the folio of who sleeps in a room (POS-04). It needs the network: the guest may have left. What was found and signed
 * is only hidden without it, as the network may be back in a moment. Where only the server had no answer, it can be tried.
 */
export function RoomPayment(props: RoomPaymentProps) {
  const t = useText("pos");
  const isOnline = useOnline();
  const isAway = useServerAway();
  return (
    <>
      {isAway && (
        <p className={classes.hint} role="status">
          {t("checkout.room-offline")}
        </p>
      )}
      <div hidden={!isOnline} className={classes.byRoom}>
        <GuestOfRoom {...props} />
      </div>
    </>
  );
}

/** Found by the room's number, confirmed by name, signed on the screen. */
function GuestOfRoom({ amount, onTake, restaurant, ...button }: RoomPaymentProps) {
  const t = useText("pos");
  const [room, setRoom] = useState("");
  const [signed, setSigned] = useState<{ bookingId: BookingId; path: string | null }>();
  const [find, found] = useLazyFindRoomGuestQuery();
  const isAsked = found.originalArgs?.room === room.trim();
  const guest = isAsked ? found.currentData : undefined;
  // What one guest signed is never sent for another one, who is found afterwards.
  const signature = signed && signed.bookingId === guest?.bookingId ? signed.path : null;
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
      {guest && (
        <Found key={guest.bookingId}>
          <Guest guest={guest} />
          <SignaturePad
            path={signature ?? ""}
            onChange={(path) => setSigned({ bookingId: guest.bookingId, path })}
          />
        </Found>
      )}
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

/** The guest and the place to sign, scrolled into view when they are found: the name is read before it is charged. */
function Found({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers answer a promise, which React would take for the effect's clean-up.
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={element} className={classes.found}>
      {children}
    </div>
  );
}

function Guest({ guest }: { guest: RoomGuest }) {
  const t = useText("pos");
  return (
    <p className={classes.guest} role="status">
      <strong>{t("checkout.room-of", { room: guest.roomNumber })}</strong>
      <Name>{guest.guestName}</Name>
      {guest.reference && (
        <span className={classes.muted}>
          {t("checkout.reference")} <bdi dir="ltr">{referenceText(guest.reference)}</bdi>
        </span>
      )}
      {guest.companyName !== null && (
        <span className={classes.muted}>
          {t("checkout.company")} <Name>{guest.companyName}</Name>
        </span>
      )}
    </p>
  );
}
